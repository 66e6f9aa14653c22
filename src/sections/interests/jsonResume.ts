import { room } from '#base/fields.ts';
import { keywords, text } from '#base/resumeText/fields.ts';
import { oneLine } from '#base/resumeText/text.ts';
import { jsonResumeList } from '../jsonResumeList.ts';
import { interestsFiles } from './schema.ts';

interface Interest {
  name: string;
  text?: string;
}

export const interestsJsonResume = jsonResumeList({
  list: 'interests',
  names: 'hobbies',
  files: interestsFiles,
  fields: { name: text, keywords },
  main: 'name',
  synonyms: { name: 'title', keywords: 'items' },
  needs: 'name',
  read(interest, { draft, field }) {
    const keywords = interest.keywords.map(oneLine).join(', ') || undefined;
    const name = interest.name ?? keywords;
    const text = keywords === name ? undefined : keywords;
    return (
      name && {
        name: draft.line(`${field}.name`, name, room.line),
        text: draft.line(`${field}.keywords`, text, room.description),
      }
    );
  },
  write: ({ name, text }: Interest) => ({ name, keywords: text ? [text] : undefined }),
});

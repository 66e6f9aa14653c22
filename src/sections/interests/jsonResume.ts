import { room } from '#base/fields.ts';
import { keywords, optionalText } from '#base/resume/fields.ts';
import { oneLine } from '#base/resumeText/text.ts';
import { joinSentences } from '#base/sentences.ts';
import { jsonResumeList } from '../jsonResumeList.ts';
import { summaryParagraph } from '../resumeEntries.ts';
import { type Interest, interestsFiles } from './schema.ts';

/** Joins two texts; one alone stays as it is. */
const joined = (first: string | undefined, second: string | undefined) =>
  first && second ? joinSentences(first, second) : (first ?? second);

export const interestsJsonResume = jsonResumeList({
  list: 'interests',
  noun: 'interest',
  names: 'hobbies',
  headings: {
    rank: 100,
    words:
      /interest|hobb|freizeit|loisir|aficion|interes|passion|intérêt|zainteres|intresse|ilgi|интерес|увлечен|兴趣|興趣|趣味|취미/i,
  },
  areNames: true,
  files: interestsFiles,
  fields: { name: optionalText, keywords, summary: optionalText },
  main: 'name',
  pair: ['name', 'keywords'],
  synonyms: { name: 'title hobby interest', keywords: 'items', summary: 'description details text' },
  needs: 'name',
  read(interest, { reports, field }) {
    const keywords = reports.join(...interest.keywords.map(oneLine));
    const name = interest.name ?? keywords;
    const text = joined(keywords === name ? undefined : keywords, summaryParagraph(interest.summary));
    return (
      name && {
        name: reports.line(`${field}, name`, name, room.line),
        text: reports.line(`${field}, summary`, text, room.description),
      }
    );
  },
  write: ({ name, text }: Interest) => ({ name, keywords: text ? [text] : undefined }),
});

import { room } from '#base/fields.ts';
import { text } from '#base/resumeText/fields.ts';
import { jsonResumeList } from '../jsonResumeList.ts';
import { languagesFiles, type SpokenLanguage } from './schema.ts';

export const languagesJsonResume = jsonResumeList({
  list: 'languages',
  names: 'spokenlanguages',
  files: languagesFiles,
  fields: { language: text, fluency: text },
  main: 'language',
  synonyms: { language: 'name title', fluency: 'level proficiency' },
  needs: 'language',
  read: ({ language, fluency }, { draft, field }) =>
    language && {
      name: draft.line(`${field}.language`, language, room.label),
      level: draft.line(`${field}.fluency`, fluency, room.line),
    },
  write: ({ name, level }: SpokenLanguage) => ({ language: name, fluency: level }),
});

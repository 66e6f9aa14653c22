import { room } from '#base/fields.ts';
import { optionalText } from '#base/resume/fields.ts';
import { oneLine } from '#base/resumeText/text.ts';
import { jsonResumeList } from '../jsonResumeList.ts';
import { languagesFiles, type SpokenLanguage } from './schema.ts';

export const languagesJsonResume = jsonResumeList({
  list: 'languages',
  noun: 'language',
  names: 'spokenlanguages',
  headings: {
    rank: 80,
    words:
      /^(spoken |foreign )?languages?( skills)?$|sprachen|langues|idioma|lingue|línguas|talen\b|język|språk|\bdiller|языки|мови|语言|語言|言語|언어/i,
  },
  areNames: true,
  files: languagesFiles,
  fields: { language: optionalText, fluency: optionalText, summary: optionalText },
  main: 'language',
  pair: ['language', 'fluency'],
  synonyms: { language: 'name title', fluency: 'level proficiency', summary: 'description details' },
  needs: 'language',
  read: ({ language, fluency, summary }, { reports, field }) =>
    language && {
      name: reports.line(`${field}, language`, language, room.label),
      level: reports.line(
        `${field}, fluency`,
        reports.join(fluency, summary && oneLine(summary).replace(/\.$/, '')),
        room.line,
      ),
    },
  write: ({ name, level }: SpokenLanguage) => ({ language: name, fluency: level }),
});

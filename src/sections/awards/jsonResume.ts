import { room } from '#base/fields.ts';
import { linkNames, text } from '#base/resumeText/fields.ts';
import { oneLine } from '#base/resumeText/text.ts';
import { jsonResumeList } from '../jsonResumeList.ts';
import { month } from '../resumeEntries.ts';
import { type Award, awardsFiles } from './schema.ts';

export const awardsJsonResume = jsonResumeList({
  list: 'awards',
  names: 'honors honours prizes achievements scholarships',
  files: awardsFiles,
  fields: { title: text, date: text, awarder: text, summary: text, url: text },
  main: 'title',
  synonyms: {
    ...linkNames,
    title: 'name award',
    date: 'releasedate year',
    awarder: 'issuer organization institution by',
    summary: 'description details',
  },
  needs: 'title',
  read: ({ title, date, awarder, summary, url }, { draft, field }) =>
    title && {
      title: draft.line(`${field}.title`, title, room.item),
      issuer: draft.line(`${field}.awarder`, awarder, room.item),
      date: month(`${field}.date`, date, draft),
      url: draft.address(`${field}.url`, url),
      summary: summary && oneLine(summary),
    },
  write: ({ title, issuer, date, summary }: Award) => ({ title, date, awarder: issuer, summary }),
});

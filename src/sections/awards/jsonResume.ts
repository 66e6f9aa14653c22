import { room } from '#base/fields.ts';
import { jsonResumeList, line, month, own, summary, url } from '../jsonResumeList.ts';
import { type Award, awardsFiles } from './schema.ts';

export const awardsJsonResume = jsonResumeList<'awards', Award>({
  list: 'awards',
  noun: 'award',
  files: awardsFiles,
  fields: {
    title: line(['title', 'awarder'], room.item),
    issuer: line('awarder', room.item),
    date: month('date'),
    url: own(url()),
    summary,
  },
});

import { room } from '#base/fields.ts';
import { jsonResumeList, line, month, summary, url } from '../jsonResumeList.ts';
import { type Talk, talksFiles } from './schema.ts';

export const talksJsonResume = jsonResumeList<'talks', Talk>({
  list: 'talks',
  noun: 'talk',
  files: talksFiles,
  fields: {
    title: line(['title', 'event'], room.item),
    event: line('event', room.line),
    location: line('location', room.line),
    date: month('date'),
    summary,
    url: url(),
    slides: url('slides'),
    video: url('video'),
  },
  write: false,
});

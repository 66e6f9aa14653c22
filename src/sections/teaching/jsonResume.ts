import { room } from '#base/fields.ts';
import { ends, jsonResumeList, line, summary, url } from '../jsonResumeList.ts';
import { type TeachingEntry, teachingFiles } from './schema.ts';

export const teachingJsonResume = jsonResumeList<'teaching', TeachingEntry>({
  list: 'teaching',
  noun: 'course',
  files: teachingFiles,
  fields: {
    course: line(['course', 'role'], room.item),
    role: line('role', room.line),
    institution: line('institution', room.item),
    term: line('term', room.label),
    ...ends,
    url: url(),
    summary,
  },
  write: false,
});

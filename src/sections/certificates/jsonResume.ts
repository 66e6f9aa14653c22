import { room } from '#base/fields.ts';
import { jsonResumeList, line, month, own, summary, url } from '../jsonResumeList.ts';
import { type Certificate, certificatesFiles } from './schema.ts';

export const certificatesJsonResume = jsonResumeList<'certificates', Certificate>({
  list: 'certificates',
  noun: 'certificate',
  files: certificatesFiles,
  fields: {
    title: line('name', room.item),
    issuer: line('issuer', room.item),
    date: month('date'),
    expires: own(month('expires')),
    url: url(),
    summary: own(summary),
  },
});

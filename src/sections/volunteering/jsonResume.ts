import { room } from '#base/fields.ts';
import { ends, items, jsonResumeList, line, summary, url } from '../jsonResumeList.ts';
import { type VolunteeringEntry, volunteeringFiles } from './schema.ts';

export const volunteeringJsonResume = jsonResumeList<'volunteer', VolunteeringEntry>({
  list: 'volunteer',
  noun: 'volunteer role',
  files: volunteeringFiles,
  fields: {
    role: line('position', room.item),
    organization: line('organization', room.item, 'location'),
    ...ends,
    url: url(),
    summary,
    highlights: items,
  },
});

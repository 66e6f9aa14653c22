import { room } from '#base/fields.ts';
import { jsonResumeList, line } from '../jsonResumeList.ts';
import { languagesFiles, type SpokenLanguage } from './schema.ts';

export const languagesJsonResume = jsonResumeList<'languages', SpokenLanguage>({
  list: 'languages',
  noun: 'language',
  files: languagesFiles,
  fields: { name: line('language', room.label), level: line('fluency', room.line, 'summary') },
});

import { room } from '#base/fields.ts';
import { text } from '#base/resumeText/fields.ts';
import { oneLine } from '#base/resumeText/text.ts';
import { jsonResumeList } from '../jsonResumeList.ts';
import { type PersonalReference, referencesFiles } from './schema.ts';

export const referencesJsonResume = jsonResumeList({
  list: 'references',
  names: 'recommendations testimonials',
  files: referencesFiles,
  fields: { name: text, reference: text, role: text },
  main: 'reference',
  synonyms: {
    name: 'person author recommender',
    reference: 'quote text testimonial recommendation',
    role: 'position title jobtitle',
  },
  needs: 'name',
  read: ({ name, reference, role }, { draft, field }) =>
    name && {
      quote: reference && oneLine(reference),
      person: draft.line(`${field}.name`, name, room.line),
      role: draft.line(`${field}.role`, role, room.item),
    },
  write: ({ quote, person }: PersonalReference) => ({ name: person, reference: quote }),
});

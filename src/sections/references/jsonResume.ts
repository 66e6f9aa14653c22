import { room } from '#base/fields.ts';
import { hasContact } from '#base/resume/privateFields.ts';
import { oneLine } from '#base/resumeText/text.ts';
import { jsonResumeList } from '../jsonResumeList.ts';
import { type PersonalReference, referencesFiles } from './schema.ts';

/** "References on request" is not a reference. */
const promise = /\b(up)?on request\b/i;

/** Contact details of others are private. */
const withoutContact = (text: string | undefined) => (text && !hasContact(text) ? text : undefined);

export const referencesJsonResume = jsonResumeList<'references', PersonalReference>({
  list: 'references',
  noun: 'reference',
  files: referencesFiles,
  read({ name, reference, role, organization, summary }, { result, field }) {
    const [person, quote] = [withoutContact(name), withoutContact(reference)];
    if (!person && (!quote || promise.test(quote))) return undefined;
    const about = [role, organization, summary && oneLine(summary)].filter(withoutContact);
    return {
      quote: quote && oneLine(quote),
      person: result.line(`${field}, name`, person, room.line),
      role: result.line(`${field}, role`, result.join(...about), room.item),
    };
  },
  write: ({ quote, person }) => ({ name: person, reference: quote }),
});

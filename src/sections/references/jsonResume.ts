import { room } from '#base/fields.ts';
import { optionalText } from '#base/resume/fields.ts';
import { hasContact } from '#base/resume/privateFields.ts';
import { oneLine } from '#base/resumeText/text.ts';
import { jsonResumeList } from '../jsonResumeList.ts';
import { type PersonalReference, referencesFiles } from './schema.ts';

/** "References on request" is not a reference. */
const promise = /\b(up)?on request\b|auf (an|nach)frage|sur demande/i;

/** Returns a text, or undefined if it has contact details. */
const withoutContact = (text: string | undefined) => (text && !hasContact(text) ? text : undefined);

export const referencesJsonResume = jsonResumeList({
  list: 'references',
  noun: 'reference',
  names: 'recommendations testimonials',
  headings: {
    rank: 110,
    words: /referen|recommend|testimonial|empfehl|recomenda|raccomand|рекоменд|推荐|推薦/i,
  },
  files: referencesFiles,
  fields: {
    name: optionalText,
    reference: optionalText,
    role: optionalText,
    organization: optionalText,
    summary: optionalText,
  },
  main: 'reference',
  nameFields: ['name', 'organization'],
  synonyms: {
    name: 'person author recommender',
    reference: 'quote text testimonial recommendation',
    role: 'position title jobtitle relationship',
    organization: 'company organisation institution employer',
  },
  needs: 'name or quote',
  read: ({ name, reference, role, organization, summary }, { reports, field }) => {
    const [person, quote] = [withoutContact(name), withoutContact(reference)];
    if (person && reference && !quote)
      reports.omit(`${field}: its text, since it has contact details, which are private`);
    if (!person && !(quote && !promise.test(quote))) return undefined;
    return {
      quote: quote && oneLine(quote),
      person: reports.line(`${field}, name`, person, room.line),
      role: reports.line(
        `${field}, role`,
        reports.join(...[role, organization, summary && oneLine(summary)].filter(withoutContact)),
        room.item,
      ),
    };
  },
  write: ({ quote, person }: PersonalReference) => ({ name: person, reference: quote }),
});

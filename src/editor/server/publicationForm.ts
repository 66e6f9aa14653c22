/** The form of an entry of publications.bib, of the schema that the build checks it with. */
import { publicationFields } from '#content/newPublication.ts';
import { citedFields } from '#sections/publications/citedFields.ts';
import { entryTypes } from '#sections/publications/entryTypes.ts';
import type { JsonSchema } from '../api.ts';

/** BibTeX runs words together, and has an `address` that is a town. */
const labels: Readonly<Record<string, string>> = {
  doi: 'DOI',
  eprint: 'Number in an archive',
  eprinttype: 'Archive, in biblatex',
  archiveprefix: 'Archive',
  eprintclass: 'Class in the archive, in biblatex',
  primaryclass: 'Class in the archive',
  url: 'Web address',
  urldate: 'Day of the last visit',
  pdf: 'Address of the PDF',
  code: 'Address of the code',
  video: 'Address of the talk',
  bookauthor: 'Author of the book',
  titleaddon: 'Addition to the title',
  booktitle: 'Title of the book or the proceedings',
  booksubtitle: 'Subtitle of the book',
  maintitle: 'Title of all volumes',
  journaltitle: 'Journal, in biblatex',
  shortjournal: 'Journal, in short',
  eventtitle: 'Event',
  eventdate: 'Day of the event',
  address: 'Town of the publisher',
  location: 'Town of the publisher, in biblatex',
  pagetotal: 'Number of pages',
  eid: 'Number of the article',
  howpublished: 'How it was published',
  isbn: 'ISBN',
  issn: 'ISSN',
  pubstate: 'State of publication',
  langid: 'Language, for LaTeX',
};

const known = publicationFields();
const fields = Object.fromEntries(
  [...Object.keys(known), ...citedFields].map((name) => {
    const [title, description] = [labels[name], known[name]?.description];
    return [name, { type: 'string', ...(title && { title }), ...(description && { description }) }];
  }),
);

/** All fields that pages work with, and all that a citation is made of. */
export const publicationForm: JsonSchema = {
  properties: {
    type: {
      type: 'string',
      enum: [...entryTypes],
      description:
        'What kind of work it is: article (in a journal), inproceedings (of a conference), phdthesis, techreport, software; misc says nothing of it.',
    },
    key: { type: 'string', description: 'Key that projects refer to. Example: sample2026diameter.' },
    fields: { properties: fields, required: ['title'] },
  },
  required: ['type', 'key'],
};

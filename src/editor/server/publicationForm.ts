/** The form of an entry of publications.bib, generated from the schema of the content check. */
import { publicationFieldSchemas } from '#content/newPublication.ts';
import { citedFields, entryTypes } from '#sections/publications/biblatex.ts';
import type { JsonSchema } from '../api.ts';

/** Labels of fields whose BibTeX names are hard to understand. */
const labels: Readonly<Record<string, string>> = {
  doi: 'DOI',
  eprint: 'Archive number',
  eprinttype: 'Archive (biblatex)',
  archiveprefix: 'Archive',
  eprintclass: 'Archive class (biblatex)',
  primaryclass: 'Archive class',
  url: 'URL',
  urldate: 'Last visited',
  pdf: 'URL of the PDF',
  code: 'URL of the code',
  video: 'URL of the talk',
  bookauthor: 'Author of the book',
  titleaddon: 'Addition to the title',
  booktitle: 'Title of the book or the proceedings',
  booksubtitle: 'Subtitle of the book',
  maintitle: 'Title of the whole series of volumes',
  journaltitle: 'Journal (biblatex)',
  shortjournal: 'Journal abbreviation',
  eventtitle: 'Event',
  eventdate: 'Day of the event',
  address: 'City of the publisher',
  location: 'City of the publisher (biblatex)',
  pagetotal: 'Number of pages',
  eid: 'Article number',
  howpublished: 'How it was published',
  isbn: 'ISBN',
  issn: 'ISSN',
  pubstate: 'State of publication',
  langid: 'Language, for LaTeX',
};

const known = publicationFieldSchemas();
const fields = Object.fromEntries(
  [...Object.keys(known), ...citedFields].map((name) => {
    const [title, description] = [labels[name], known[name]?.description];
    return [name, { type: 'string', ...(title && { title }), ...(description && { description }) }];
  }),
);

/** Has the fields that pages use, and those of citations. */
export const publicationForm: JsonSchema = {
  properties: {
    type: {
      type: 'string',
      enum: [...entryTypes],
      description:
        'Type of work: article (in a journal), inproceedings (of a conference), phdthesis, techreport, software; misc for anything else.',
    },
    key: { type: 'string', description: 'Key that projects refer to. Example: sample2026diameter.' },
    fields: { properties: fields, required: ['title'] },
  },
  required: ['type', 'key'],
};

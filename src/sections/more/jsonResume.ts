import { room } from '#base/fields.ts';
import { orNothing } from '#base/group.ts';
import { withWebLinks } from '#base/markdown/links.ts';
import { entriesOf, optionalText } from '#base/resume/fields.ts';
import { toMarkdown } from '#base/resumeText/text.ts';
import { jsonResumeList } from '../jsonResumeList.ts';
import { moreEntryPart, readEntry } from './readEntry.ts';
import { type More, moreFiles } from './schema.ts';

/** Each section is a file in `more/`. */
export const moreJsonResume = jsonResumeList({
  list: 'more',
  noun: 'section',
  isExtension: true,
  files: moreFiles,
  file: { title: ({ heading }) => heading },
  fields: {
    heading: optionalText,
    body: optionalText,
    entries: entriesOf(moreEntryPart.fields, moreEntryPart.main).optional(),
  },
  nameFields: ['heading'],
  rest: 'body',
  needs: 'heading, or neither text nor entries',
  read({ heading, body = '', entries = [] }, { reports, field }) {
    const name = reports.line(`${field}, heading`, heading, room.line);
    const read = entries.flatMap(
      (entry, index) => (entry && readEntry(entry, `${name ?? field}[${index + 1}]`, reports)) ?? [],
    );
    if (!name || !(body || read.length)) return undefined;
    return { heading: name, entries: orNothing(read), body: toMarkdown(body) };
  },
  write: ({ heading, entries, body }: More) => ({ heading, entries, body: withWebLinks(body) || undefined }),
});

/** What an entry of `publications.bib` must be. All values are text, as BibTeX has them; blank ones are left out. */
import { z } from 'zod';
import { explain, mustBe } from '../lib/explain.ts';
import { didYouMean } from '../lib/nearest.ts';

z.config({ customError: explain });

/** Types of BibTeX and biblatex that a citation is made of (https://ctan.org/pkg/biblatex, section 2.1). */
export const entryTypes = [
  'article',
  'book',
  'booklet',
  'collection',
  'conference',
  'dataset',
  'electronic',
  'inbook',
  'incollection',
  'inproceedings',
  'inreference',
  'manual',
  'mastersthesis',
  'misc',
  'online',
  'patent',
  'periodical',
  'phdthesis',
  'proceedings',
  'reference',
  'report',
  'software',
  'standard',
  'techreport',
  'thesis',
  'unpublished',
  'video',
  'www',
] as const;

/** A plain value as BibTeX carries it: in braces of its own, LaTeX's special characters behind a backslash. */
const inLatex = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess(
    (value) => (typeof value === 'string' ? value.replace(/^\{(.*)\}$/, '$1').replace(/\\([#$%&_{}~])/g, '$1') : value),
    schema,
  );
/** A plain value of one form; what it must be is told whatever was found. */
const shaped = (form: RegExp, what: string) =>
  inLatex(z.string().regex(form, { error: ({ input }) => mustBe(what, input) })).optional();
const address = ({ input }: { input?: unknown }) => mustBe('an https address, such as https://example.com/work', input);
const link = inLatex(z.url({ protocol: /^https$/, error: address }).transform((url) => new URL(url).href)).optional();

/** Between two commas BibTeX sees parts of one name, three of them at most. */
const areNames = (value: string) =>
  ` ${value} `
    .split(/\s+and(?=\s)/i)
    .every((name) => name.trim() && name.replace(/\{[^{}]*\}/g, '').split(',').length <= 3);
const joined = 'names joined by "and"';
const names = z
  .string()
  .refine(areNames, { error: ({ input }) => mustBe(joined, input) })
  .optional();

/** Told with everything else that is wrong with an entry, not only once the rest is right. */
const missing = (field: string, what: string) => ({ path: [field], error: mustBe(what, undefined), when: () => true });
const aYear = 'a year, such as 2026';

/** The fields that pages work with; all others go into the citation as they are. */
const fields = z
  .object({
    title: z.string().describe('Capital letters that must stay stand in braces: {DNA} in a {B}ayesian light.'),
    author: names.describe('All who wrote it, joined by "and": Sample, Robin and Placeholder, Kim.'),
    editor: names.describe('Those who edited it, where it has no author.'),
    year: shaped(/^\d{4}$/, aYear).describe('When it appeared, such as 2026.'),
    date: shaped(/^\d{4}(-\d{2}){0,2}$/, 'a date, such as 2026, 2026-08 or 2026-08-21').describe(
      'The same more exactly, in place of year: 2026-08 or 2026-08-21.',
    ),
    /** With or without the address before it. */
    doi: shaped(/^(https:\/\/(dx\.)?doi\.org\/)?10\.\d{4,9}\/\S+$/i, 'a DOI, such as 10.1000/182')
      .transform((value) => value?.slice(value.indexOf('10.')))
      .describe('Its DOI, such as 10.1000/182.'),
    eprint: inLatex(z.string().optional()).describe('Its number in an archive, such as 2608.01234.'),
    eprinttype: inLatex(z.string().optional()),
    archiveprefix: inLatex(z.string().optional()).describe('The archive, such as arXiv.'),
    url: link.describe('Where it is told of, an https address.'),
    pdf: link.describe('Where it can be read, an https address.'),
    code: link.describe('Where its code can be read, an https address.'),
    video: link.describe('Where a talk on it can be seen, an https address.'),
    crossref: z.undefined({ error: 'is not followed; write the fields of that entry into this one' }).optional(),
  })
  .catchall(z.string())
  .refine(({ author, editor }) => author ?? editor, missing('author', joined))
  .refine(({ year, date }) => year ?? date, missing('year', aYear));

const unknownType = ({ input }: { input?: unknown }) =>
  `has an unknown type, "${input}"${didYouMean(String(input), entryTypes) || '; misc is for what has none of its own'}`;

const entry = z.object({ type: z.enum(entryTypes, { error: unknownType }), key: z.string(), fields });

export type PublicationEntry = z.infer<typeof entry>;

/** From the project's root; it need not be there. */
export const publicationsFile = 'content/publications.bib';

/** All entries of the file. */
export const publicationsSchema = z.object({ entries: z.array(entry) });

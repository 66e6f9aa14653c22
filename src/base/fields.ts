import { posix } from 'node:path';
import { z } from 'zod';
import { isSeen, strayIn, tidy } from './characters.ts';
import { explain, mustBe } from './explain.ts';
import { isGroup } from './group.ts';
import { plainHtml, plainMarkdown } from './markdown/fieldText.ts';
import { paperName } from './papers.ts';
import { describe, type ProblemFacts } from './problemTexts.ts';
import { oldPathForm, slugForm, slugRule, toSlug } from './slug.ts';

z.config({ customError: explain });

/** Returns a group without its blank fields (`email:`), which count as absent. */
const withoutBlanks = (value: unknown) =>
  isGroup(value) ? Object.fromEntries(Object.entries(value).filter(([, inner]) => inner !== null)) : value;
export const fieldGroup = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.preprocess(withoutBlanks, z.strictObject(shape));

/** Returns the schema of a group that can be given by its name alone: `ROS 2` counts as `{ name: ROS 2 }`. */
export const namedGroup = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z
    .preprocess(
      (value) => (['string', 'number'].includes(typeof value) ? { name: String(value) } : value),
      fieldGroup(shape),
    )
    .meta({ isNamed: true });

const plainText = z
  .string()
  .overwrite((value) => tidy(plainMarkdown(plainHtml(value))))
  .min(1, { abort: true })
  .refine(isSeen, { error: describe({ kind: 'empty' }).message, abort: true })
  .refine((value) => !strayIn(value), {
    error: ({ input }) => describe({ kind: 'character', found: strayIn(String(input)) }).message,
  })
  .meta({ texts: 'names' });
/** Sentences, which each language of the site needs (src/content/resolveLanguage.ts). */
export const text = plainText.meta({ texts: 'words' });
export const numberAsText = (value: unknown) => (typeof value === 'number' ? String(value) : value);
export const line = (max: number) => plainText.max(max);
export const words = (max: number) => text.max(max);
export const numberOrLine = (max: number) => z.preprocess(numberAsText, line(max)).meta({ type: ['string', 'number'] });
/** Maximum number of characters of common fields. The import of a résumé keeps to them. */
export const room = {
  label: 40,
  line: 80,
  item: 120,
  description: 300,
  intro: 400,
} as const;

function suggestUrl(text: string): string | undefined {
  const [first = ''] = text
    .trim()
    .replace(/^<(.*)>$|^\[.*\]\((.*)\)$/, '$1$2')
    .replace(/^git@([^:]+):(.+?)(\.git)?$/, '$1/$2')
    .split(/[,;\s]+(?=https?:)/);
  const rest = first.replace(/^[htps]{2,7}(:\/{0,3}|\/\/)/i, '');
  const isUrl = /^([\w-]+\.)+[a-z]{2,}([/?#][ -~]{0,60})?$/i.test(rest);
  return isUrl && first.length < 120 ? `https://${rest.trim().replaceAll(' ', '%20')}` : undefined;
}

/** Returns the schema of a URL that browsers and the résumé accept: with slashes, no spaces or invisible characters. */
const webUrl = (protocol: RegExp, what: string, shape = /^/) => {
  const error = ({ input }: { input?: unknown }) => {
    const suggested = typeof input === 'string' ? suggestUrl(input) : undefined;
    return mustBe(what, input, suggested && suggested !== input && shape.test(suggested) ? { meant: [suggested] } : {});
  };
  return z
    .url({ protocol, error, abort: true })
    .refine((value) => /^[a-z]+:\/\/[^\s\\\p{Cc}\p{Cf}\p{Cs}]+$/iu.test(value) && shape.test(value), { error })
    .meta({ patternErrorMessage: `must be ${what}` });
};
export const httpsUrl = webUrl(/^https$/, 'an https URL, such as https://example.com/work').meta({
  pattern: '^https://',
});

const paperError = ({ input }: { input?: unknown }) =>
  mustBe('a file in content/papers/, such as slides.pdf, or an https URL', input);
/** Returns the schema of a URL, or of an own file, as its name in `content/papers/`. */
export const urlOrPaper = z
  .string({ error: paperError })
  .refine((value) => paperName(value) ?? httpsUrl.safeParse(value).success, { error: paperError })
  .meta({ isPaper: true });

const siteUrlForm = 'a URL, such as https://example.com';
const siteUrlShape = /^https?:\/\/[a-zA-Z\d]+([.-][a-zA-Z\d]+)*(:\d{2,4})?(\/[\w~-]+)*\/?$/;
export const siteUrl = webUrl(/^https?$/, siteUrlForm, siteUrlShape).meta({ pattern: siteUrlShape.source });

export const shaped = (
  form: RegExp,
  what: string,
  meta: Readonly<Record<string, unknown>> = {},
  adviceFor: (value: string) => ProblemFacts = () => ({}),
) => {
  const error = ({ input }: { input?: unknown }) =>
    mustBe(what, input, typeof input === 'string' ? adviceFor(input) : {});
  return z
    .preprocess(numberAsText, z.string({ error }).regex(form, { error, abort: true }))
    .meta({ type: ['string', 'integer'], ...meta, patternErrorMessage: `must be ${what}` });
};
const localFile = shaped(/^(?!\/|[a-z]+:)./i, 'a file beside the content, such as ./cover.svg', {}, (value) => {
  const name = value.split(/[/\\]/).at(-1);
  return /^https?:/i.test(value) ? { fix: 'download' } : { fix: 'copyBeside', write: `./${name}` };
});
/** Returns the schema of an image's path. `sharpWidth` is in pixels (src/site/layouts.ts), two to a CSS pixel. */
export const image = (sharpWidth: number) => localFile.meta({ sharpWidth });
export const altText = words(160);
const oldSlug = z.preprocess(
  (value) => (typeof value === 'string' ? value.normalize() : value),
  shaped(
    new RegExp(`${slugForm.source}|${oldPathForm.source}`, 'u'),
    `${slugRule}, such as online-card-game`,
    {},
    (value) => {
      const suggested = toSlug(posix.basename(value, '.md'));
      return suggested ? { meant: [suggested] } : {};
    },
  ),
);
export const aliases = (what: string) =>
  z
    .array(oldSlug)
    .default([])
    .describe(
      `Old slugs of this ${what}, and its addresses on a former site, which redirect here. Example: [/blog/2024/first/].`,
    );
const oldPath = 'a path on this site, such as /blog/2024/first/';
export const redirect = fieldGroup({
  from: shaped(oldPathForm, oldPath).describe('Address on your former site. Example: /cv/.'),
  to: shaped(/^\/(?!\/)[\p{L}\p{M}\p{N}_.~+,@/-]*(?:#[\p{L}\p{M}\p{N}_-]+)?$/u, oldPath).describe(
    'Path of the page, with its fragment. Example: /resume.pdf.',
  ),
});
export const phoneNumber = line(room.label)
  .regex(/\d/, { error: ({ input }) => mustBe('a phone number, such as +44 20 7946 0000', input) })
  .meta({ texts: undefined });
/** Zod's pattern, but no part of the host's name ends with a hyphen. */
export const mailAddress = z.email({
  pattern: /^([\w'+-]+\.)*[\w'+-]*[\w+-]@([A-Za-z\d]([A-Za-z\d-]{0,61}[A-Za-z\d])?\.)+[A-Za-z]{2,}$/,
});
export const publicationKey = shaped(/^[^\s,{}()"#%'=~<>\\]+$/, 'the key of an entry in publications.bib', {
  isPublicationKey: true,
});
export const formId = z.string().regex(/^[\w-]+$/, {
  error: ({ input }) => mustBe('letters, digits and hyphens, such as a1b2c3d4', input),
});
const years = { minimum: 1900, maximum: 2099 };
const monthForm = /^(19|20)\d\d(-(0[1-9]|1[0-2]))?$/;
export const month = shaped(monthForm, 'a month as YYYY-MM or a year, such as 2026-08 or 2026', {
  ...years,
  precision: 'month',
});
export const day = z.iso.date({ error: ({ input }) => mustBe('a day as YYYY-MM-DD, such as 2027-08-31', input) });
export const date = shaped(
  new RegExp(`${monthForm.source}|${z.regexes.date.source}`),
  'a day as YYYY-MM-DD, a month or a year, such as 2026-08-14, 2026-08 or 2026',
  { ...years, precision: 'day' },
);
export const order = { path: ['end'], error: 'must not be before start' };
export const either = (first: string, second: string) => ({
  path: [first],
  error: `is required, unless ${second} is given`,
});
/** Returns the rule of `either` for code editors: a refinement is not part of a JSON Schema. */
export const eitherOf = (...fields: string[]) => ({ anyOf: fields.map((field) => ({ required: [field] })) });

/** Returns the schema of a choice of words, in any case: `Research` counts as `research`. */
export const oneOf = <const T extends readonly string[]>(values: T) =>
  z.preprocess((value) => (typeof value === 'string' ? value.trim().toLowerCase() : value), z.enum(values));

export const namesOf = {
  title: 'name heading',
  name: 'title label',
  text: 'description summary',
  date: 'year when',
  level: 'fluency proficiency',
  url: 'link website href homepage',
  photo: 'image picture avatar',
  cover: 'picture cover photo thumbnail img',
  bullets: 'bullets responsibilities duties tasks achievements',
} as const;

export const title = (max: number) => words(max).meta({ otherNames: namesOf.title });
export const organization = line(room.item).optional().meta({ otherNames: 'organisation company client' });
export const school = line(room.item).optional().meta({ otherNames: 'school university college' });
export const issuer = line(room.item).optional().meta({ otherNames: 'organization by from awarder' });
export const role = (max: number) => words(max).optional().meta({ otherNames: 'position jobTitle job' });
export const location = line(room.line).optional().meta({ otherNames: 'city place address' });
export const url = httpsUrl.optional().meta({ otherNames: namesOf.url });
export const description = words(room.description).optional().meta({ otherNames: 'summary text' });
export const summary = text.optional().meta({ otherNames: 'description text' });
export const when = month.optional().meta({ otherNames: namesOf.date });
export const start = month.optional().meta({ otherNames: 'from since begin startDate' });
export const end = month.optional().meta({ otherNames: 'to until endDate', future: 'expected' });
export const period = {
  start: start.describe('First month or year. Example: 2023.'),
  end: end.describe('Last month or year. If omitted after a start, to the present.'),
};
export const highlights = z
  .array(text)
  .optional()
  .meta({ otherNames: namesOf.bullets })
  .describe('What you did, and the results, in a sentence or two each.');
export const nameList = (max: number) => z.array(line(max)).meta({ isNameList: true });
export const technologies = nameList(room.item)
  .default([])
  .meta({ otherNames: 'tags skills stack tools keywords' })
  .describe('Technologies that you used. Example: [TypeScript, React].');
export const draft = z.boolean().default(false).describe('Hide from the site. Default: false.');
export const resume = z.boolean().optional().describe('Include in the résumé. Default: true.');

/** The words of each kind of problem: what is wrong, and how to fix it. */
import { shorten } from './characters.ts';

/** What the words of a problem depend on. */
export interface ProblemFacts {
  /** What is there, as it was written. */
  found?: string;
  /** What may be there. */
  allowed?: string;
  /** What was probably meant. */
  meant?: readonly string[];
  /** What to write instead. */
  write?: string;
  /** How else to fix it. */
  fix?: FixKind;
}

type Words = (facts: ProblemFacts) => string;

const texts = {
  // YAML
  tab: ({ found }) => `Line is indented or spaced with ${found}. Use spaces.`,
  colon: () => 'Value contains a colon and a space',
  quote: () => 'Value in quotes has a quotation mark or backslash inside, or continues after it',
  colonSpace: () => 'Space is missing after the colon',
  comment: () => 'Text after # is a comment, so it is left out',
  item: () => 'Item of a list must begin with a dash and a space, and be indented like the others',
  indentation: () =>
    'Line is indented differently from the lines around it. Indent fields of one group alike, and text below its field.',
  noField: () =>
    'Line is not a field. Write its name, a colon, a space and its value. If it continues the value above, indent it by two spaces.',
  twice: () => 'Field is set twice. Keep one, or begin each item of a list with a dash.',
  quotationMarks: ({ found }) => `${found} is shown with its quotation marks`,
  reserved: ({ found }) => `Value begins with ${found}, which YAML reserves`,
  unclosed: ({ found, allowed }) => `${found} is never closed. Add ${allowed} at the end of the value.`,
  mergeConflict: () =>
    'Merge conflict of Git. Keep one version, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>.',
  tooDeep: () => 'Lists or groups are nested too deep. Nest them less.',
  yaml: ({ found }) => `Not valid YAML: ${found}`,
  // The lines of --- in a Markdown file
  fenceStart: ({ found }) =>
    `front matter must begin with a line of --- (found "${found}"). Begin the file with a line of ---, its fields, and another line of ---.`,
  fenceBelow: () => 'front matter must begin on the first line. Move the text before it to below it, or delete it.',
  fenceEnd: ({ found }) => `front matter must end with a line of --- (found "${found}").`,
  fenceOpen: () => 'front matter is never closed. Add a line of --- after its last field.',
  // Fields
  missing: ({ allowed }) => `is required (${allowed})`,
  value: ({ allowed, found }) => `must be ${allowed} (found ${found})`,
  empty: () => 'must not be empty',
  short: ({ allowed, found }) => `must have at least ${allowed} (found ${found})`,
  long: ({ allowed, found }) => `must have at most ${allowed} (found ${found})`,
  unknown: ({ found }) => `has an unknown field "${found}"`,
  known: ({ found, allowed }) => `has an unknown field "${found}". Known fields: ${allowed}.`,
  renamed: ({ found, allowed }) =>
    `has the old field "${found}", now "${allowed}". Run npm run migrate. If both are there, delete one.`,
  group: ({ found, allowed }) =>
    `has a field "${found}" that belongs to ${allowed}. Indent it by two spaces below ${allowed}:`,
  list: ({ allowed, write }) => `${allowed} is missing. Write ${allowed}: on a line above, and below it ${write}`,
  listName: ({ allowed }) => `List has no name. Write ${allowed}: on a line above it, and indent it by two spaces.`,
  fieldSpace: () => 'has no space after its colon',
  comma: () => 'is the rest of a text with a comma, which ends it',
  language: ({ found, allowed }) =>
    `is in none of the site's languages (${allowed}). Add "${found}" to languages in content/site.yaml, or delete it.`,
  nearLanguage: ({ allowed }) => `is in none of the site's languages (${allowed})`,
  bodyFields: ({ allowed }) => `has fields, but only its text is read. Move them to ${allowed}.`,
  // Links in a text
  linkScheme: ({ found, meant }) =>
    `must begin with https://, mailto: or tel: (found "${found}")${meant ? '' : ', so it is left out. Fix or delete it.'}`,
  page: ({ found }) => `points to ${found}, which does not exist`,
  fragment: ({ found, allowed }) => `points to #${found}, which ${allowed} does not have`,
  // Images
  imageName: () => 'has no file name. Write it, such as ./cover.svg.',
  imageOfSite: ({ found }) => `points to ${found}, which is another site. Download it, and write the name of its file.`,
  imageOutside: ({ found }) => `points to ${found}, which is outside content/`,
  imageFolder: ({ found, allowed }) =>
    `points to ${found}, which is a folder. Write the name of an image in it, such as ${allowed}.`,
  imageFile: ({ found, allowed }) => `points to ${found}, but there is no such file in ${allowed}/`,
  heic: () => "is a HEIC photo, which browsers can't show. Export it as JPEG.",
  imageFormat: ({ found, allowed }) => `points to ${found}, which is not one of ${allowed}`,
  imageSvg: ({ found, allowed }) => `points to ${found}, which is an SVG file. Rename it to ${allowed}.`,
  imageBroken: ({ found, allowed }) =>
    `points to ${found}, which can't be read as an image (${allowed}). Export it again.`,
  unusedImage: () => 'is an image that nothing in content/ uses. Use it or delete it.',
  // Files
  unread: () => 'nothing reads this file',
} satisfies Record<string, Words>;

const fixes = {
  quotes: () => 'Put it in quotes.',
  noQuotes: () => 'Delete the quotes.',
  brackets: () => 'Put it in [ ].',
  noBrackets: () => 'Write it without [ ] and dash.',
  dash: () => 'Write it on a line below, after a dash and a space.',
  dashes: () => 'Write each entry on a line of its own, after a dash and a space, without | or >.',
  items: ({ write }) => `Write each entry after a dash: ${write}`,
  itemsBelow: ({ write }) => `Write each entry below, after a dash: ${write}`,
  itemBelow: ({ write }) => `Write it below, after a dash: ${write}`,
  firstFields: ({ write }) => `Write a dash before the first field of each entry: ${write}`,
  without: ({ write }) => `Write it without ${write}`,
  pair: ({ write }) => `A colon and a space make it a field: put it in quotes: ${write}`,
  fields: ({ write }) => `Write its fields below it (${write}), or delete it.`,
  text: () => 'Write one text.',
  noList: () => 'Write one text, without a list in it.',
  once: () => 'It is the same in all languages, so write it once.',
  oneLanguage: ({ write }) =>
    `Write one text or list. For several languages, list them in site.yaml: languages: ${write}`,
  addLanguage: ({ write }) => `Add ${write} to languages in content/site.yaml.`,
  noDay: () => 'There is no such day.',
  noMonth: () => 'There is no such month.',
  year: () => 'Write at least its year, or leave it out.',
  present: () => 'To let it last to the present, leave it out.',
  lostDay: () => "The day isn't shown, only month and year.",
  ofText: () => 'It points to the page in the language of the text.',
  image: ({ write }) => `To show the image, write ${write}`,
  toPublic: () => 'The site serves only images from content/. Move the file to public/.',
  rename: ({ write }) => `Rename it to ${write}, or move it out of content/.`,
  renameFenced: ({ write }) =>
    `Rename it to ${write}, with a line of --- before and after its fields, or move it out of content/.`,
  publish: ({ write }) =>
    `If it is for visitors, rename it to ${write}, which publishes it. Otherwise move it out of content/.`,
  move: ({ write }) => `Move what you need of it to ${write}, and delete it.`,
  ownFile: ({ write }) => `Each entry has a file of its own: ${write}. Move what you need of it there.`,
  moveToFolder: ({ write }) => `Move it to the folder of its kind (${write}), or out of content/.`,
  byLanguage: ({ write }) => `Write its texts in ${write}, and delete it.`,
  export: ({ write }) => `Export it as ${write}, or move it out of content/.`,
  copy: () => 'Copy it there.',
  exportJpeg: () => 'Export it as JPEG.',
  exportPng: () => 'Export it as PNG or JPEG.',
  import: ({ write }) => `Import it with \`npm run import -- ${write}\`, or move it out of content/.`,
  serve: () => 'To serve it as it is, move it to public/, or else out of content/.',
} satisfies Record<string, Words>;

export type ProblemKind = keyof typeof texts;
type FixKind = keyof typeof fixes;

/** Maximum number of characters of a message, which can quote its line. */
const longest = 900;

/** Returns what is wrong, followed by how to fix it. */
export function withAdvice(text: string, { meant = [], write, fix, ...facts }: ProblemFacts): string {
  const advice = [
    meant.length ? `Did you mean ${meant.map((each) => `"${each}"`).join(' or ')}?` : '',
    fix ? fixes[fix]({ write, ...facts }) : write && !text.includes(write) ? `Write ${write}` : '',
  ].filter(Boolean);
  const message = [/[.:?]$/.test(text) || !advice.length ? text : `${text}.`, ...advice].join(' ');
  return shorten(message.slice(0, 2 * longest), longest);
}

/** Returns the facts of a problem with its words. */
export const describe = <Kind extends ProblemKind>(kind: Kind, facts: ProblemFacts = {}) => ({
  kind,
  ...facts,
  message: withAdvice(texts[kind](facts), facts),
});

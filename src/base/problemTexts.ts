/** The words of each kind of problem: what is wrong, and how to fix it. */
export interface ProblemFacts {
  /** What is there, as it was written. */
  found?: string;
  allowed?: string;
  meant?: readonly string[];
  /** What to write instead. */
  write?: string;
  fix?: FixKind;
}

/** They stop the build. */
const errors = {
  // YAML
  tab: 'Line is indented or spaced with a tab. Use spaces.',
  colon: 'Value contains a colon and a space',
  quote: 'Value in quotes has a quotation mark or backslash inside, or continues after it',
  colonSpace: 'Space is missing after the colon',
  comment: 'Text after # is a comment, so it is left out',
  item: 'Item of a list must begin with a dash and a space, and be indented like the others',
  indentation: 'Line is indented unlike those around it. Indent fields of one group alike, and text below its field.',
  twice: 'Field is set twice. Keep one, or begin each item of a list with a dash.',
  quotationMarks: '{found} is shown with its quotation marks',
  unclosed: '{found} is never closed. Add {allowed} at the end of the value.',
  mergeConflict: 'Merge conflict of Git. Keep one version, and delete the lines of <<<<<<<, ======= and >>>>>>>.',
  tooDeep: 'Lists or groups are nested too deep. Nest them less.',
  yaml: 'Not valid YAML: {found}',
  // The lines of --- in a Markdown file
  fenceStart: 'front matter must begin with a line of --- (found "{found}"). Write one above and one below the fields.',
  fenceBelow: 'front matter must begin on the first line. Move the text before it to below it, or delete it.',
  fenceEnd: 'front matter must end with a line of --- (found "{found}").',
  fenceOpen: 'front matter is never closed. Add a line of --- after its last field.',
  // Fields
  missing: 'is required ({allowed})',
  value: 'must be {allowed} (found {found})',
  empty: 'must not be empty',
  short: 'must have at least {allowed} (found {found})',
  long: 'must have at most {allowed} (found {found})',
  character: 'contains the invalid character {found}. Delete it.',
  unknown: 'has an unknown field "{found}"',
  known: 'has an unknown field "{found}". Known fields: {allowed}.',
  renamed: 'has the old field "{found}", now "{allowed}". Run npm run migrate. If both are there, delete one.',
  group: 'has a field "{found}" that belongs to {allowed}. Indent it by two spaces below {allowed}:',
  list: '{allowed} is missing. Write {allowed}: on a line above, and below it {write}',
  listName: 'List has no name. Write {allowed}: on a line above it, and indent it by two spaces.',
  fieldSpace: 'has no space after its colon',
  comma: 'is the rest of a text with a comma, which ends it',
  language: "is in none of the site's languages ({allowed})",
  entry: `names "{found}", which isn't in {allowed}`,
  publication: `points to "{found}", which isn't in {allowed}`,
  alias: 'is "{found}", which is also a slug of {allowed}. Delete it.',
  // Links and images
  linkHttp: 'must begin with https://, mailto: or tel: (found "{found}")',
  page: 'points to {found}, which does not exist',
  fragment: 'points to #{found}, which {allowed} does not have',
  imageName: 'has no file name. Write it, such as ./cover.svg.',
  imageOfSite: 'points to {found}, which is another site. Download it, and write the name of its file.',
  imageOutside: 'points to {found}, which is outside content/',
  imageFolder: 'points to {found}, which is a folder. Write the name of an image in it, such as {allowed}.',
  imageFile: 'points to {found}, but there is no such file in {allowed}/',
  heic: "is a HEIC photo, which browsers can't show. Export it as JPEG.",
  imageFormat: 'points to {found}, which is not one of {allowed}',
  imageSvg: 'points to {found}, which is an SVG file. Rename it to {allowed}.',
  imageBroken: "points to {found}, which can't be read as an image ({allowed}). Export it again.",
  paperMissing: 'points to {found}, but there is no such file in content/papers/',
  paperBroken: 'points to {found}, which is cut off or not what its name says. Export or copy it again.',
  // Markdown
  markdownDepth: 'Text is nested too deep, or has too many quotes in one paragraph. Nest it less, or divide it.',
  htmlOpen: '`{found}` is never closed. Write `{write}` {allowed}.',
  htmlClose: '`{found}` has no `{allowed}` before it. Delete it.',
  htmlBlock: '`{found}` must begin a line of its own, below an empty line.',
  htmlParent: '`{found}` must be directly inside `{allowed}`.',
  codeOpen: 'Code is never closed, so all that follows is code. Add a line of {allowed} where it ends.',
  formulaOpen: 'Formula is never closed, so all that follows is one. Add a line of $$ where it ends.',
  // Files
  encoding: 'is not saved as UTF-8. {write}',
  tooLarge: 'is larger than 1 MB. Shorten it.',
  siteMissing: 'not found. Create it with `name: Your Name`.',
  bodyFields: 'has fields, but only its text is read. Move them to {allowed}.',
  translationAlone: "translates {allowed}, which doesn't exist. Create that file, or rename this one.",
  firstLanguage: 'is in the first language of the site ({found}), as is {allowed}. Move its text there.',
  slug: 'file name must be {allowed}. Rename it, for example to {write}.',
  sameName: 'has the same name as {allowed} on disks that ignore case, or how accents are stored. Rename one of them.',
  noPdf: 'is cut off or not a PDF file. Export it again, or delete it to generate the résumé from content/.',
  adminEditor: 'needs {found}, which is not installed. Run {write}, or delete the file.',
  refreshed: 'is damaged. Restore or delete it, and run `npm run refresh`.',
  // theme.css
  css: 'Not valid CSS: {found}.',
  rule: '"{found}" is not allowed. Set tokens in {allowed}.',
  block: 'Only tokens can be set here. Delete this block.',
  token: '{found} is not a token of {allowed}',
  tokenForeign: `{found} contains "{allowed}", which isn't allowed in a token. Delete it.`,
  tokenValue: '{found} must be {allowed} (found {write}).',
  // publications.bib
  bibtexMissing: 'Add {allowed} here.',
  bibtexKey: 'entry must begin with a key, without spaces, and a comma. Example: {write}',
  bibtexComma: '{found} must be followed by a comma, or by a } that ends {allowed}.',
  bibtexWord: '"{found}" must be in braces, or defined by @string.',
  bibtexLong: 'value must have at most {allowed} characters. Shorten it.',
  bibtexOpen: 'this {found} is never closed. Add the missing {allowed}.',
  bibtexBrace: 'value has one } too many. Delete it.',
  bibtexEnded: '{found} has ended before this. Delete the extra } above.',
  bibtexCrossref: 'points to "{found}", which isn\'t in this file',
  bibtexDay: 'is not a valid date together with year and day',
  bibtexLatex: 'has incomplete LaTeX. Close each $ and {, and give each command its argument.',
} as const;

/** They don't stop the build. */
const warnings = {
  pageOfBuild: 'points to {found}, which does not exist',
  linkScheme: 'must begin with https://, mailto: or tel: (found "{found}"), so it is left out. Fix or delete it.',
  linkDead: 'is a broken link, as of the last `npm run refresh`: {found}',
  linkMoved: 'has moved to {found}',
  linkEmpty: 'Link has no URL. Write it in the parentheses, or delete the brackets.',
  linkUnseen: 'Link has no text, so nobody sees it. Write it in the brackets.',
  altText: 'Image has no alt text. Write `![alt text](…)`.',
  imageLost: 'has {found}, which an image must not have and the site leaves out. Save it as plain SVG.',
  imageHeavy: 'is large ({found}) and makes the repository heavy and builds slow',
  imageMoves: 'is animated ({found}), but pages show its first frame. Link to a video instead.',
  imageNarrow: 'is only {found} px wide. Use at least {allowed} px to keep it sharp.',
  paperHeavy: 'points to {found}, which has {allowed}. Some hosts take at most 25 MB: export it smaller.',
  paperPrivate:
    'points to {found}, whose name says {allowed}, and which everybody can read. Check the file, and rename it.',
  imageUnused: 'is an image that nothing in content/ uses. Use it or delete it.',
  // Fields
  tag: 'contains `{found}`, which is shown as text. Delete the tag.',
  marks: 'contains `{found}`, which is shown without its marks. Delete them: fields are plain text.',
  characters:
    'Résumé fonts lack these characters, which it leaves out or replaces: {found}. Delete them, or save a PDF of your own as {allowed}.',
  future: 'is in the future ({found})',
  phoneScheme: 'is shown with its "tel:"',
  phoneLetters: "has letters, which a link can't dial: it dials {found}",
  phones: 'has more than one number, of which {found} is dialed. Keep one.',
  joined: 'is shown as one item (found {found}). Write each separately: {write}',
  mailDomain: 'has the domain "{found}", so messages may not reach you',
  expired: 'is in the past ({found}), so security.txt is no longer valid. Set a day within a year.',
  applicationExpired: 'is in the past ({found}), so builds leave this page out. Set a later day, or delete the file.',
  letterLong: 'Letter{found}. Shorten it, so that it fits on one page.',
  resumeLong:
    'is {allowed}, but the résumé{found}. Shorten texts, or leave out entries with `limits` in resume, or `resume: false` in an entry.',
  country: 'is {found}, not {allowed}',
  languageUnused: 'has no effect, since languages lists the languages of the site. Delete it.',
  untranslated: 'is not fully translated into {allowed}. Add {write}.',
  shownIn: 'is not fully translated into {allowed}, so it is shown in {found} there. Add {write}.',
  sameTitle: 'is also the title of {allowed} (found {found}). Give each its own, or delete one.',
  sameEmployer: 'is spelled {write} in {allowed} (found {found}), which can part its roles. Write it alike.',
  sameTag: 'is spelled {write} in {allowed} (found {found}). Both are one topic. Write it alike.',
  titleTooLong: 'is too long for the home page. Add a name of at most 9 characters, such as shortTitle: Aorta',
  description: 'should say in {allowed} characters or more what the project is, and for whom (found {found}).',
  privateLabel:
    'has no effect beside a link: it is only a label, and hides nothing. To hide the project, set `draft: true`.',
  coverAlt: 'has no alt text. Say in `coverAlt` what the cover shows.',
  aliasesUnused: 'have no effect, since `url` points elsewhere. Delete them.',
  textAndUrl: 'is set, so the text below the second --- is not shown. Delete one of them.',
  postEmpty: 'Post has no text, so its page is empty. Write it below the second ---, or set `url` to its page.',
  contrast: '{found}, less than {allowed}. Choose colors that differ more in lightness.',
  // Markdown
  bodyUnused: 'Text below the second --- is not shown. Move it into description, as a list.',
  translationUnused: 'Text is not shown. Write it in description of {allowed}, by language.',
  onPaper: '{found} is plain text in the résumé.',
  htmlText: '`{found}` is shown as text. {allowed}, or write `\\{found}` to keep it.',
  headingSpace: 'Heading has no space after its #, so it is shown as text',
  shownLink: 'Link or image is shown as text',
  noteEmpty: 'Note {found} has no text. Write it on a line of its own: [^{found}]: Text',
  codeNext: 'Code is not closed before "{found}", which is code too. Write {allowed} alone on a line at its end.',
  codeLanguage: 'Code has the unknown language "{found}", so it has no colors',
  formula: "Formula can't be read ({found}). Fix it, or write \\$ for a dollar sign.",
  // Files
  unread: 'nothing reads this file',
  translationLanguage: "translates {found}, but the site isn't in {allowed}. {write} in content/site.yaml.",
  tracked:
    'is tracked by git, so everybody with the repository can read it. Run `git rm --cached {found}`, add /content/private* to .gitignore, and commit both.',
  unignored: 'is not ignored by git, so the next commit may publish it. Add /content/private* to .gitignore.',
  // publications.bib
  bibtexTwice: '{allowed} has the field {found} twice, and the first one counts. Keep one.',
  bibtexSameKey: 'is the key of two entries. Delete one, or give each its own key.',
  bibtexUnknownType: 'has an unknown type, "{found}", and is cited as misc',
  bibtexNoAuthor: 'is missing, so the citation begins with the title. Add it.',
  bibtexNoDate: 'is missing, so the citation has no date. Add it.',
  bibtexMonth: 'must be a month in English (found "{found}"), so it is left out.',
  bibtexSign: 'has "{found}", which is read as part of a name. Write {write}.',
  bibtexOnePerson: 'is read as one person, since a comma separates parts of a name. Write "and" between two people.',
  bibtexNamesakes: 'has {found} authors whose names fit yours, so none is marked. If you are one, add {write}.',
  bibtexHttp: 'is http, but linked as https. Check that it opens.',
  bibtexCommand: 'has the unknown command {found}, which is left out. Its argument stays.',
  bibtexAccent: 'has an accent without a letter, which is left out (found "{found}"). Write the letter after it.',
} as const;

const fixes = {
  quotes: 'Put it in quotes.',
  noQuotes: 'Delete the quotes.',
  items: 'Write each entry on a line of its own, after a dash: {write}',
  pair: 'A colon and a space make it a field: put it in quotes: {write}',
  fields: 'Write its fields below it ({write}), or delete it.',
  text: 'Write one text, without [ ], dash or fields.',
  once: 'It is the same in all languages, so write it once.',
  oneLanguage: 'Write one text or list. For several languages, list them in site.yaml: languages: {write}',
  addLanguage: 'Add {write} to languages in content/site.yaml.',
  addOrDelete: 'Add "{found}" to languages in content/site.yaml, or delete it.',
  addKey: 'Add it there, or delete the key.',
  noDate: 'There is no such date.',
  year: 'Write at least its year, or leave it out.',
  present: 'To let it last to the present, leave it out.',
  hide: 'Set `draft: true` to hide it until then.',
  checkDate: 'Check the date.',
  untilNow: 'Delete it if the entry lasts to the present.',
  allDigits: 'Write all of its digits.',
  ofText: 'It points to the page in the language of the text.',
  image: 'To show the image, write {write}',
  toPublic: 'The site serves only images from content/. Move the file to public/.',
  smaller: 'Export it as JPEG, {write} px wide or less.',
  simpler: 'Simplify it, or export it as PNG.',
  closeLink: 'Add ) at its end: {write}',
  encodeSpaces: 'Write %20 for each space: {write}',
  noSpace: 'Delete the space: {write}',
  prism: 'Use a name from https://prismjs.com/#supported-languages, or text.',
  tokens: 'docs/look.md lists all.',
  rename: 'Rename it to {write}, or move it out of content/.',
  move: 'Move what you need of it to {write}, and delete it.',
  copy: 'Copy it there.',
  download: 'Download it, and write the name of its file.',
  copyBeside: 'Copy it beside this file, and write {write}',
  export: 'Export it as JPEG or PNG.',
  serve: 'To serve it as it is, move it to public/, or else out of content/.',
} as const;

const texts = { ...errors, ...warnings };
export type ProblemKind = keyof typeof texts;
type FixKind = keyof typeof fixes;

export interface Finding extends ProblemFacts {
  kind: ProblemKind;
}

export interface Description extends Finding {
  /** What is wrong, without the field, and how to fix it. */
  message: string;
  /** An error stops the build, a warning doesn't. */
  severity: 'error' | 'warning';
}

const fill = (words: string, facts: ProblemFacts) =>
  words.replace(/\{(found|allowed|write)\}/g, (_, name: 'found' | 'allowed' | 'write') => facts[name] ?? '');

export function describe(finding: Finding): Description {
  const { kind, meant = [], write, fix } = finding;
  const text = fill(texts[kind], finding);
  const advice = [
    meant.length ? `Did you mean ${meant.map((each) => `"${each}"`).join(' or ')}?` : '',
    fix ? fill(fixes[fix], finding) : write && !text.includes(write) ? `Write ${write}` : '',
  ].filter(Boolean);
  const message = [/[.:?]$/.test(text) || !advice.length ? text : `${text}.`, ...advice].join(' ');
  return {
    ...finding,
    message,
    severity: Object.hasOwn(errors, kind) ? 'error' : 'warning',
  };
}

import { explain, mustBe } from '#base/explain.ts';
import { type Group, isGroup } from '#base/group.ts';
import { fieldName, type Place, type Problem } from '#base/problems.ts';
import { withoutBlanks } from '#base/resumeText/clean.ts';
import { withoutHtml } from '#base/resumeText/html.ts';
import { kindOfCode } from '#base/resumeText/programData.ts';
import { shellWord } from '#base/terminal.ts';
import { withSchemaComment } from '#content/schemaComment.ts';
import { toYaml } from '#content/toYaml.ts';
import { Draft, type DraftFile } from '#sections/draft.ts';
import { jsonResumeLists } from '#sections/index.ts';
import { basics } from '#sections/owner/jsonResume.ts';
import { readBibtex } from '#sections/publications/bibtex.ts';
import { hasLanguage, languagesOf, pickLanguage } from './languages.ts';
import type { Photo } from './photo.ts';
import { type ResumeFile, SourceError } from './resumeFile.ts';
import { nameIn } from './sortBasics.ts';
import { SeveralLanguages } from './sortFields.ts';
import { type Resume, sortResume, withExtensions } from './sortResume.ts';
import { takeLanguage } from './takeLanguage.ts';
import { withRenamedFields } from './withRenamedFields.ts';

/** Everything that is wrong with a résumé. */
export class ResumeError extends Error {
  readonly problems: Problem[];

  constructor(problems: Problem[]) {
    super(problems.map(({ message }) => message).join('\n'));
    this.problems = problems;
  }
}

/** A résumé by its sections, with notes for the owner. */
export interface ReadResume extends Resume {
  draft: Draft;
  /** What `language` in `site.yaml` must be; undefined for the default. */
  language?: string;
  /** Its own URL. */
  canonical?: string;
}

/**
 * Reads a file as JSON Resume, tolerating common deviations. What can't be read is left out and reported.
 * @param name as the owner knows the file
 * @param language of the texts that are taken where the file has them in several
 * @param typed the file's path as the owner typed it, for the command that is suggested
 * @throws ResumeError if the file can't be read, has no name, or has texts in several languages
 */
export function readResume(read: () => ResumeFile, name: string, language?: string, typed = name): ReadResume {
  const draft = new Draft();
  let file: ResumeFile | undefined;
  try {
    file = read();
    if (file.relaxed) draft.report(`${name} has comments or trailing commas, which JSON forbids. They were ignored.`);
    if (file.unread?.length) draft.report(`Not read from ${name}: ${file.unread.join(', ')}.`);
    const whole = inLanguage(file.data, name, draft, language);
    const data = isGroup(whole) ? whole : {};
    const languages = languagesOf(whole);
    if (languages.length) throw new SeveralLanguages([], languages);
    if (!Object.hasOwn(data, 'basics')) throw new SourceError(noResume);
    const resume = clean(withRenamedFields(withExtensions(data)), draft);
    assertNamed(data.basics, resume.basics, file);
    const { canonical } = isGroup(resume.meta) ? resume.meta : {};
    const taken = takeLanguage(resume, draft);
    if (taken) draft.language = taken;
    return {
      ...sortResume(resume, draft),
      draft,
      language: taken,
      ...(typeof canonical === 'string' && { canonical }),
    };
  } catch (error) {
    const fail = (message: string, place?: Place) =>
      new ResumeError([{ file: name, ...place, message, severity: 'error' }]);
    if (error instanceof SourceError) throw fail(error.message, error.position);
    if (!(error instanceof SeveralLanguages)) throw error;
    const { path, languages } = error;
    throw fail(`${fieldName(path) || 'The file'} ${choose(languages, typed)}`, file?.position(path));
  }
}

const noResume =
  'is not in a known résumé format: it has no "basics" (JSON Resume, https://jsonresume.org/schema) and no "cv" (RenderCV). Exports of Reactive Resume (JSON) and LinkedIn (ZIP) work too.';

/** Returns a résumé without blanks, without HTML, and without what programs wrote for themselves. */
function clean(data: Group, draft: Draft): Group {
  const cleaned = withoutBlanks(data, (text) => {
    const code = kindOfCode(text);
    if (code) draft.omitProgramData(code);
    return code ? '' : withoutHtml(text);
  });
  return isGroup(cleaned) ? cleaned : {};
}

/** @throws SourceError if the résumé has no name */
function assertNamed(written: unknown, cleaned: unknown, file: ResumeFile): void {
  const at = file.position(['basics', 'name']);
  if (written !== null && typeof written !== 'object')
    throw new SourceError(`basics ${mustBe('a group of fields', written)}`, file.position(['basics']));
  const named = isGroup(written) ? written.name : undefined;
  if (typeof named === 'string' && kindOfCode(named))
    throw new SourceError('basics.name is encrypted. Decrypt the file first. Example: sops decrypt resume.json', at);
  const languages = languagesOf(named);
  if (languages.length) throw new SeveralLanguages(['basics', 'name'], languages);
  const { error } = basics.fields.name.safeParse(isGroup(cleaned) ? nameIn(cleaned) : undefined, {
    error: explain,
    reportInput: true,
  });
  if (error) throw new SourceError(`basics.name ${error.issues[0]?.message}`, at);
}

/** Returns how to choose one of the languages that a text is in. */
function choose(languages: readonly string[], path: string): string {
  const command = `npm run import -- ${shellWord(path)} --language ${languages[0]}`;
  return `has its text in several languages (found ${languages.join(', ')}). Choose one: ${command}`;
}

/** @throws SourceError if no text is in the language */
function inLanguage(whole: unknown, name: string, draft: Draft, language?: string): unknown {
  if (language === undefined) return whole;
  const { data, languages, missing } = pickLanguage(whole, language);
  if (!languages.length) draft.report(`${name} has no texts by language, so --language was ignored.`);
  else if (!hasLanguage(languages, language)) {
    const known = languages.join(', ');
    throw new SourceError(`The file has no text in "${language}". Its languages are ${known}.`, { line: 1, column: 1 });
  }
  if (missing) {
    const texts = missing === 1 ? '1 text is' : `${missing} texts are`;
    draft.report(
      `${texts} not available in "${language}" and ${missing === 1 ? 'was' : 'were'} taken in another language.`,
    );
  }
  return data;
}

interface Options {
  /** Takes the phone number. Default: true. */
  phone?: boolean;
  /** The photo, instead of `basics.image`. */
  photo?: Photo;
  /** Further notes for the owner. */
  reports?: readonly string[];
  /** Is called for each section that was taken. */
  onSection?: (taken: string, name: string) => void;
}

/** What an import writes and reports. */
export interface ImportedContent {
  /** Texts of files by their paths from `content/`. */
  files: ReadonlyMap<string, string>;
  /** Data that content has no field for. */
  noPlace: readonly string[];
  /** Characters of all that is left out. */
  lost: number;
  /** Notes for the owner. */
  byHand: readonly string[];
}

function writeFile(path: string, file: DraftFile): string {
  if ('text' in file) return file.text;
  const yaml = toYaml(file.facts);
  if (file.body === undefined) return withSchemaComment(path, yaml);
  return ['---', `${yaml}---`, ...(file.body ? ['', file.body] : []), ''].join('\n');
}

/** Removes keys of publications that the résumé lacks: the site could not be built with them. */
function dropUnknownPublications(draft: Draft): void {
  const file = draft.files.get('publications.bib');
  const keys = file && 'text' in file ? readBibtex(file.text).entries.map(({ key }) => key) : [];
  for (const [path, { facts }] of [...draft.files].flatMap(([path, file]) =>
    'facts' in file ? [[path, file] as const] : [],
  )) {
    if (!('publications' in facts) || !Array.isArray(facts.publications)) continue;
    const unknown = facts.publications.filter((key) => !keys.includes(key));
    if (unknown.length) draft.omit(`content/${path}: publications that the résumé lacks: ${unknown.join(', ')}`);
    facts.publications = facts.publications.filter((key) => keys.includes(key));
  }
}

/** Returns the content that a résumé makes. */
export function toContent(
  { basics: person, lists, language, draft }: ReadResume,
  { phone = true, photo, reports = [], onSection }: Options = {},
): ImportedContent {
  if (!phone && person.phone) draft.omit('Your phone number, as you asked with --no-phone', person.phone);
  if (photo && 'report' in photo) draft.report(photo.report);
  for (const each of reports) draft.report(each);
  const path = photo && 'path' in photo ? photo.path : undefined;
  const taken = {
    ...person,
    ...(!phone && { phone: undefined }),
    ...(photo && { image: undefined }),
  };
  const said = basics.take(taken, draft, { ...(path && { photo: path }), ...(language && { language }) });
  onSection?.(said, 'basics');
  for (const section of jsonResumeLists) {
    const taken = section.take(lists.get(section.list) ?? [], draft);
    if (taken) onSection?.(taken, section.list);
  }
  dropUnknownPublications(draft);
  const { noPlace, lost, byHand } = draft;
  return {
    files: new Map([...draft.files].map(([path, file]) => [path, writeFile(path, file)])),
    noPlace,
    lost,
    byHand,
  };
}

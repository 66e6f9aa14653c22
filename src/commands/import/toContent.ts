import { explain } from '#base/explain.ts';
import type { Problem } from '#base/problems.ts';
import { fieldName } from '#base/problems.ts';
import { withoutBlanks } from '#base/resumeText/clean.ts';
import { withoutHtml } from '#base/resumeText/html.ts';
import { shellWord } from '#base/shellWord.ts';
import { withSchemaComment } from '#content/schemaComment.ts';
import { toYaml } from '#content/toYaml.ts';
import { Draft, type DraftFile } from '#sections/draft.ts';
import { jsonResumeLists } from '#sections/index.ts';
import { basics } from '#sections/owner/jsonResume.ts';
import { readBibtex } from '#sections/publications/bibtex.ts';
import { hasLanguage, languagesOf, pickLanguage } from './languages.ts';
import { leftOver } from './leftOver.ts';
import { gatherOwnSections } from './ownSections.ts';
import type { Photo } from './photo.ts';
import { JsonError, type JsonFile } from './readJson.ts';
import { type Resume, resumeSchema, withExtensions, withRenamedFields } from './resumeSchema.ts';
import { renameSynonyms } from './synonyms.ts';
import { takeLanguage } from './takeLanguage.ts';
import { placeUnknownFields } from './unknownFields.ts';

/** Everything that is wrong with a résumé. */
export class ResumeError extends Error {
  readonly problems: Problem[];

  constructor(problems: Problem[]) {
    super(problems.map(({ message }) => message).join('\n'));
    this.problems = problems;
  }
}

interface ReadResume {
  resume: Resume;
  /** What the owner should know about how the file was read. */
  notes: string[];
}

/**
 * Checks a file against what is understood of JSON Resume.
 * @param name as the owner knows the file
 * @param language of the texts that are taken where the file has them in several
 * @param typed the file's path as the owner typed it, for the command that is suggested
 * @throws ResumeError with every field that cannot be understood: what was found, what is allowed, and where
 */
export function readResume(read: () => JsonFile, name: string, language?: string, typed = name): ReadResume {
  try {
    const { data: whole, relaxed, position } = read();
    const { data, notes } = inLanguage(whole, name, language);
    if (relaxed) notes.unshift(`${name} has comments or trailing commas, which JSON forbids. They were ignored.`);
    if (!data || typeof data !== 'object' || !('basics' in data)) {
      if (languagesOf(data).length) throw new JsonError(`The file ${choose(data, typed)}`, position([]));
      throw new JsonError('is not in JSON Resume form (https://jsonresume.org/schema): it has no "basics"');
    }
    // Blank basics lack a name as well.
    const named = renameSynonyms(withoutBlanks(withRenamedFields(withExtensions({ ...data })), withoutHtml) ?? {});
    const { resume: gathered, left } = gatherOwnSections(named);
    if (left.length) notes.push(`Private, so these were left out: ${left.join(', ')}`);
    const filled = { basics: {}, ...placeUnknownFields(gathered) };
    const parsed = resumeSchema.safeParse(filled, { error: explain, reportInput: true });
    if (parsed.success) return { resume: parsed.data, notes };
    const { issues } = parsed.error;
    const several = issues.find(({ input }) => languagesOf(input).length);
    if (several)
      throw new JsonError(`${fieldName(several.path)} ${choose(several.input, typed)}`, position(several.path));
    const problems = issues.map(({ path, message }) => ({
      file: name,
      ...position(path),
      message: `${fieldName(path)} ${message}`,
      severity: 'error' as const,
    }));
    throw new ResumeError(problems.sort((a, b) => a.line - b.line || a.column - b.column));
  } catch (error) {
    if (error instanceof JsonError)
      throw new ResumeError([{ file: name, ...error.position, message: error.message, severity: 'error' }]);
    throw error;
  }
}

/** Says that a text is there in several languages, and how to choose one. */
function choose(value: unknown, path: string): string {
  const languages = languagesOf(value);
  const command = `npm run import -- ${shellWord(path)} --language ${languages[0]}`;
  return `has its text in several languages (found ${languages.join(', ')}). Choose one: ${command}`;
}

/** @throws JsonError if no text is in the language */
function inLanguage(whole: unknown, name: string, language?: string): { data: unknown; notes: string[] } {
  if (language === undefined) return { data: whole, notes: [] };
  const { data, languages, missing } = pickLanguage(whole, language);
  if (!languages.length) {
    return { data, notes: [`${name} has no texts by language, so --language was ignored.`] };
  }
  if (!hasLanguage(languages, language)) {
    const known = languages.join(', ');
    throw new JsonError(`The file has no text in "${language}". Its languages are ${known}.`, { line: 1, column: 1 });
  }
  const texts = missing === 1 ? '1 text is' : `${missing} texts are`;
  const were = missing === 1 ? 'was' : 'were';
  return {
    data,
    notes: missing ? [`${texts} not available in "${language}" and ${were} taken in another language.`] : [],
  };
}

interface Options {
  /** Takes the phone number. Default: true. */
  phone?: boolean;
  /** The photo, instead of `basics.image`. */
  photo?: Photo;
  /** What else the owner should look at. */
  reports?: readonly string[];
  /** Is called for each section that was taken. */
  onSection?: (name: string, taken: string) => void;
}

/** What an import writes and reports. */
export interface ImportedContent {
  /** Texts of files by their paths from `content/`. */
  files: ReadonlyMap<string, string>;
  /** What content has no place for. */
  noPlace: readonly string[];
  /** What the owner should look at. */
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
    if (unknown.length) draft.omit(`content/${path}: publications ${unknown.join(', ')}, which the résumé lacks`);
    facts.publications = facts.publications.filter((key) => keys.includes(key));
  }
}

/** Returns the content that a résumé makes. */
export function toContent(
  resume: Resume,
  { phone = true, photo, reports = [], onSection }: Options = {},
): ImportedContent {
  const draft = new Draft();
  if (!phone && resume.basics.phone) {
    resume.basics.phone = undefined;
    draft.omit('basics.phone: left out, as you asked with --no-phone');
  }
  if (photo) resume.basics.image = undefined;
  if (photo && 'report' in photo) draft.report(photo.report);
  for (const each of reports) draft.report(each);
  const language = takeLanguage(resume, draft);
  const path = photo && 'path' in photo ? photo.path : undefined;
  const person = basics.take(resume.basics, draft, { ...(path && { photo: path }), ...(language && { language }) });
  onSection?.('basics', person);
  for (const section of jsonResumeLists) {
    // The schema is made of the sections, so that each list is as its section reads it.
    const taken = section.take(resume[section.list] as (object | undefined)[], draft);
    if (taken) onSection?.(section.list, taken);
  }
  dropUnknownPublications(draft);
  for (const field of leftOver(resume)) draft.omit(field);
  const { noPlace, byHand } = draft;
  return { files: new Map([...draft.files].map(([path, file]) => [path, writeFile(path, file)])), noPlace, byHand };
}

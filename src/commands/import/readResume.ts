/** Reads a résumé's file: once in each of its languages, sorted by section. */
import { explain, mustBe } from '#base/explain.ts';
import { isGroup } from '#base/group.ts';
import { languageTag } from '#base/languageTag.ts';
import type { Problem } from '#base/problems.ts';
import { withoutBlanks } from '#base/resume/clean.ts';
import { withoutHtml } from '#base/resumeText/html.ts';
import { readCarriedTranslations } from '#content/translations.ts';
import { textsIn } from '#content/values.ts';
import { ImportResult } from '#sections/importResult.ts';
import { basics } from '#sections/owner/jsonResume.ts';
import { fromJsonResume } from './jsonResume.ts';
import { isSameLanguage, languagesOf, pickLanguage } from './languages.ts';
import { kindOfCode } from './programData.ts';
import { fromReactiveResume } from './reactiveResume.ts';
import { fromRenderCv } from './renderCv.ts';
import { type ResumeData, type ResumeFile, SourceError } from './resumeFile.ts';
import { type Resume, sortResume } from './sortResume.ts';
import { declaredLanguage, languageOf, takeLanguage } from './takeLanguage.ts';

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
  result: ImportResult;
  /** What `language` in `site.yaml` must be; undefined for the default. */
  language?: string;
  /** Whether nothing shows its language, so that it counts as English. */
  isUnclear?: boolean;
  /** Its own URL. */
  canonical?: string;
  /** Texts that are missing in its language, and were taken from another one. */
  missing: ReadonlySet<string>;
  /** Texts by language, if a site in several languages exported it. */
  carried?: unknown;
  /** Whether it is empty, since no file is in this language of the site. */
  isBlank?: true;
}

/** A résumé in each of its languages, from one file or from several. The first language of the site comes first. */
export type ReadResumes = readonly [ReadResume, ...ReadResume[]];

/**
 * Reads a file in any format, tolerating common deviations. What can't be read is left out and reported.
 * @param name as the owner knows the file
 * @param language the only language to import from a file with several. Default: all
 * @param isBeside whether there is a file of the same person in another language
 * @throws ResumeError if the file can't be read, or has no name
 */
export function readResume(read: () => ResumeFile, name: string, language?: string, isBeside = false): ReadResumes {
  try {
    const file = read();
    const notes: string[] = [];
    if (file.relaxed) notes.push(`${name} has comments or trailing commas, which JSON forbids. They were ignored.`);
    if (file.unread?.length) notes.push(`Not read from ${name}: ${file.unread.join(', ')}.`);
    const resumes = readLanguages(file.data, { file, name, isBeside, wanted: language });
    if (language !== undefined) notes.push(...notesOfChoice(resumes[0], language, name));
    for (const note of notes) resumes[0].result.report(note);
    if (language === undefined) return resumes;
    const { carried, ...chosen } = resumes[0];
    return [{ ...chosen, ...(!isSameLanguage(chosen.language ?? 'en', language) && { carried }) }];
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    throw new ResumeError([{ file: name, ...error.position, message: error.message, severity: 'error' }]);
  }
}

/** Returns an empty résumé in a language. */
export function blankResume(language: string): ReadResume {
  const result = new ImportResult();
  return { ...sortResume({ basics: {}, parts: [] }, result), result, language, missing: new Set(), isBlank: true };
}

interface Source {
  file: ResumeFile;
  name: string;
  isBeside: boolean;
  /** The only language to read, if texts are in it. */
  wanted: string | undefined;
  /** The languages that texts are known to be in. */
  languages?: readonly string[];
}

/** Returns the languages by which the parts that every résumé needs are given: the whole, its basics and its name. */
function languagesNeeded(whole: unknown): string[] {
  const person = isGroup(whole) ? (whole.basics ?? whole.cv) : undefined;
  return [whole, person, isGroup(person) ? person.name : undefined].flatMap(languagesOf);
}

/**
 * Reads a résumé once in each of its languages. The one that it declares comes first. Texts by language can look like
 * other groups (`it` and `hr` may be languages or departments), so most languages are found only when fields are sorted.
 * If sorting finds one, the résumé is read in all of them.
 */
function readLanguages(whole: unknown, source: Source, found: readonly string[] = languagesNeeded(whole)): ReadResumes {
  const declared = declaredLanguage(whole);
  const languages = [...new Set(found)].toSorted(
    (a, b) => Number(languageTag(b) === declared) - Number(languageTag(a) === declared),
  );
  const wanted = languages.filter((each) => source.wanted !== undefined && isSameLanguage(each, source.wanted));
  const read = wanted.length ? wanted : languages;
  const [first = readOne(whole, source), ...others] = read.map((language) => {
    const { data, missing } = pickLanguage(whole, language, languages);
    return readOne(data, { ...source, languages }, language, new Set(textsIn(missing).map(({ text }) => text)));
  });
  const further = [first, ...others].flatMap(({ result }) => [...result.languages]);
  const isWhole = further.every((language) => languages.includes(language));
  return isWhole ? [first, ...others] : readLanguages(whole, source, [...languages, ...further]);
}

function readOne(
  whole: unknown,
  { file, name, isBeside, languages = [] }: Source,
  language = '',
  missing: ReadonlySet<string> = new Set(),
): ReadResume {
  const result = new ImportResult();
  for (const each of languages) result.languages.add(each);
  const data = file.resume ?? fromReactiveResume(whole) ?? fromRenderCv(whole) ?? fromJsonResume(whole);
  if (!data) throw new SourceError(noResume);
  const resume = clean(data, result);
  const found = languageTag(language) ?? declaredLanguage(whole) ?? languageOf(resume, name, isBeside);
  const taken = takeLanguage(found, result);
  if (taken) result.language = taken;
  if (isBeside && !found) result.report(`The language of ${name} isn't clear, so it counts as English.`);
  const sorted = sortResume(resume, result);
  assertNamed(sorted, data.basics, resume.basics, file);
  return {
    ...sorted,
    result,
    language: taken,
    isUnclear: !found,
    missing,
    carried: data.translations,
    ...(data.canonical && { canonical: data.canonical }),
  };
}

const noResume =
  'is not in a known résumé format: it has no "basics" (JSON Resume, https://jsonresume.org/schema) and no "cv" (RenderCV). Exports of Reactive Resume (JSON) and LinkedIn (ZIP) work too.';

/** Returns a résumé without blanks, without HTML, and without data that is only for programs. */
function clean({ basics, parts }: ResumeData, result: ImportResult): ResumeData {
  const cleaned = (value: unknown) =>
    withoutBlanks(value, (text) => {
      const code = kindOfCode(text);
      if (code) result.omitProgramData(code);
      return code ? '' : withoutHtml(text);
    });
  const filled = parts.flatMap((part) => {
    const value = cleaned(part.value);
    return value === undefined ? [] : [{ ...part, value }];
  });
  return { basics: cleaned(basics), parts: filled };
}

/** @throws SourceError if the résumé has no name */
function assertNamed(sorted: Resume, written: unknown, cleaned: unknown, file: ResumeFile): void {
  const at = file.position(['basics', 'name']);
  if (written !== null && typeof written !== 'object')
    throw new SourceError(`basics ${mustBe('a group of fields', written)}`, file.position(['basics']));
  const named = isGroup(written) ? written.name : undefined;
  if (typeof named === 'string' && kindOfCode(named))
    throw new SourceError('basics.name is encrypted. Decrypt the file first. Example: sops decrypt resume.json', at);
  const name = sorted.basics.name ?? (isGroup(cleaned) ? cleaned.name : undefined);
  const { error } = basics.fields.name.safeParse(name, { error: explain, reportInput: true });
  if (error) throw new SourceError(`basics.name ${error.issues[0]?.message}`, at);
}

/**
 * Returns what to report about a résumé in the only language to import.
 * @throws SourceError if no text is in that language
 */
function notesOfChoice(resume: ReadResume, language: string, name: string): string[] {
  const { result, missing } = resume;
  const translated = readCarriedTranslations(resume.carried)?.languages ?? [];
  const languages = [...new Set([...result.languages, ...translated])];
  if (!languages.length) return [`${name} has no texts by language, so --language was ignored.`];
  if (!languages.some((each) => isSameLanguage(each, language))) {
    const known = languages.join(', ');
    throw new SourceError(`The file has no text in "${language}". Its languages are ${known}.`, { line: 1, column: 1 });
  }
  if (translated.length && !isSameLanguage(resume.language ?? 'en', language))
    return [`${name} has "${language}" only as translations, so all languages were imported.`];
  const [texts, were] = missing.size === 1 ? ['1 text is', 'was'] : [`${missing.size} texts are`, 'were'];
  return missing.size ? [`${texts} not available in "${language}" and ${were} taken from another language.`] : [];
}

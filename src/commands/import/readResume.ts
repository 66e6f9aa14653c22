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
import { isSameLanguage, languagesIn, pickLanguage } from './languages.ts';
import { kindOfCode } from './programData.ts';
import { fromReactiveResume } from './reactiveResume.ts';
import { fromRenderCv } from './renderCv.ts';
import { type ParsedResume, type ResumeFile, SourceError } from './resumeFile.ts';
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
    const languages = languagesFrom(file);
    const wanted = languages.filter((each) => language !== undefined && isSameLanguage(each, language));
    const resumes = readLanguages({ file, name, isBeside }, languages, wanted.length ? wanted : languages);
    if (language !== undefined) notes.push(...notesOfChoice(resumes[0], languages, language, name));
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
}

/** Returns the languages of a file that has texts by language. The one that it declares comes first. */
function languagesFrom({ data }: ResumeFile): string[] {
  const declared = declaredLanguage(data);
  return languagesIn(data).toSorted(
    (a, b) => Number(languageTag(b) === declared) - Number(languageTag(a) === declared),
  );
}

/** Reads a résumé once in each of some of its languages. */
function readLanguages(source: Source, languages: readonly string[], wanted: readonly string[]): ReadResumes {
  const { data } = source.file;
  const different = wanted.filter((each, index) => wanted.findIndex((one) => isSameLanguage(one, each)) === index);
  const [first = readOne(source, data), ...others] = different.map((language) => {
    const { data: picked, missing } = pickLanguage(data, language, languages);
    return readOne(source, picked, language, new Set(textsIn(missing).map(({ text }) => text)));
  });
  return [first, ...others];
}

function readOne(
  { file, name, isBeside }: Source,
  whole: unknown,
  language = '',
  missing: ReadonlySet<string> = new Set(),
): ReadResume {
  const result = new ImportResult();
  const data = file.resume ?? fromReactiveResume(whole) ?? fromJsonResume(whole) ?? fromRenderCv(whole);
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
function clean({ basics, parts }: ParsedResume, result: ImportResult): ParsedResume {
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
function notesOfChoice(resume: ReadResume, inFields: readonly string[], language: string, name: string): string[] {
  const { missing } = resume;
  const translated = readCarriedTranslations(resume.carried)?.languages ?? [];
  const languages = [...new Set([...inFields, ...translated])];
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

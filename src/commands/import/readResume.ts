/** Reads a résumé's file: once in each of its languages, sorted by section. */
import { readFileSync, statSync } from 'node:fs';
import { mustBe } from '#base/explain.ts';
import { isGroup } from '#base/group.ts';
import { englishNameOf, languageTag } from '#base/languageTag.ts';
import type { Problem } from '#base/problems.ts';
import { withoutBlanks } from '#base/resume/clean.ts';
import type { Resume } from '#base/resume/resume.ts';
import { withoutHtml } from '#base/resumeText/html.ts';
import { hasUiStrings } from '#base/uiStrings.ts';
import { ImportResult } from '#sections/importResult.ts';
import { fromJsonResume } from './jsonResume.ts';
import { declaredLanguage, isSameLanguage, languageOfName, languagesIn, pickLanguage } from './languages.ts';
import { fromLinkedIn, isZip, readLinkedIn } from './linkedIn.ts';
import { fromReactiveResume } from './reactiveResume.ts';
import { parseJson } from './readJson.ts';
import { parseYaml } from './readYaml.ts';
import { fromRenderCv } from './renderCv.ts';
import { decode, type ResumeFile, SourceError } from './resumeFile.ts';
import { sortResume } from './sortResume.ts';

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
  /** As a tag. */
  language: string;
  /** Whether the file shows its language; otherwise it counts as English. */
  isKnown: boolean;
  /** Its own URL. */
  canonical?: string;
  /** What was read, without blanks. */
  data: unknown;
}

/** A résumé in each of its languages. The first language of the site comes first. */
export type ReadResumes = readonly [ReadResume, ...ReadResume[]];

/**
 * Reads a file: JSON, YAML or LinkedIn's ZIP. A text is YAML if the file's name says so, or if neither its name nor its
 * beginning is JSON's.
 * @throws SourceError, or the system's own error if the file can't be read
 */
export function readSource(file: string): ResumeFile {
  if (statSync(file).isDirectory()) throw new SourceError('is a folder. Name the file in it.');
  const bytes = readFileSync(file);
  if (isZip(bytes)) return readLinkedIn(bytes);
  const text = decode(bytes);
  const isYaml = /\.ya?ml$/i.test(file) || !(/\.json\w?$/i.test(file) || /^\s*([[{"]|\/[/*]|$)/.test(text));
  return isYaml ? parseYaml(text) : parseJson(text);
}

/**
 * Reads a file in any format, tolerating common deviations.
 * @param name as the owner knows the file
 * @param language of a file that doesn't say its own, or the only one to import from a file with several
 * @throws ResumeError if the file can't be read, or has no name
 */
export function readResume(read: () => ResumeFile, name: string, language?: string): ReadResumes {
  try {
    const file = read();
    const languages = languagesIn(file.data);
    const declared = declaredLanguage(file.data);
    const wanted = languages.filter((each) => language === undefined || isSameLanguage(each, language));
    if (languages.length && !wanted.length)
      throw new SourceError(`The file has no text in "${language}". Its languages are ${languages.join(', ')}.`, {
        line: 1,
        column: 1,
      });
    const different = wanted
      .filter((each, index) => wanted.findIndex((one) => isSameLanguage(one, each)) === index)
      .toSorted((a, b) => Number(languageTag(b) === declared) - Number(languageTag(a) === declared));
    const only = language ?? declared ?? languageOfName(name);
    const [first = readOne(file, file.data, only), ...others] = different.map((tag) => {
      const { data, missing } = pickLanguage(file.data, tag, languages);
      const one = readOne(file, data, tag);
      if (missing && language)
        one.result.report(`Not available in "${tag}", so taken from another language: ${missing} of the texts.`);
      return one;
    });
    const { result } = first;
    if (file.relaxed) result.report(`${name} has comments or trailing commas, which JSON forbids. They were ignored.`);
    if (file.unread?.length) result.report(`Not read from ${name}: ${file.unread.join(', ')}.`);
    return [first, ...others];
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    throw new ResumeError([{ file: name, ...error.position, message: error.message, severity: 'error' }]);
  }
}

const noResume =
  'is not in a known résumé format: it has no "basics" (JSON Resume, https://jsonresume.org/schema) and no "cv" (RenderCV). Exports of Reactive Resume (JSON) and LinkedIn (ZIP) work too.';

function readOne(file: ResumeFile, whole: unknown, written: string | undefined): ReadResume {
  const tag = written && languageTag(written);
  const language = tag || 'en';
  const result = new ImportResult(language);
  const data = withoutBlanks(whole, withoutHtml) ?? {};
  const named = isGroup(whole) && 'basics' in whole ? { basics: {}, ...(data as object) } : data;
  const parsed = fromReactiveResume(named) ?? fromLinkedIn(named) ?? fromJsonResume(named) ?? fromRenderCv(named);
  if (isGroup(whole) && whole.basics != null && typeof whole.basics !== 'object')
    throw new SourceError(`basics ${mustBe('a group of fields', whole.basics)}`, file.position(['basics']));
  if (!parsed) throw new SourceError(noResume);
  const resume = sortResume(parsed, language);
  const { name } = resume.basics;
  if (!name) {
    const written = isGroup(whole) && isGroup(whole.basics) ? whole.basics.name : undefined;
    const other = typeof written === 'object' ? written : undefined;
    throw new SourceError(`basics.name ${mustBe('text', other)}`, file.position(['basics', 'name']));
  }
  if (name.startsWith('ENC['))
    throw new SourceError(
      'basics.name is encrypted. Decrypt the file first. Example: sops decrypt resume.json',
      file.position(['basics', 'name']),
    );
  if (!hasUiStrings(language))
    result.report(
      `Your résumé is in ${englishNameOf(language)} (${language}). The site has no ${englishNameOf(language)} interface yet, so menus are in English.`,
    );
  return {
    ...resume,
    result,
    language,
    isKnown: Boolean(tag),
    data,
    ...(parsed.canonical && { canonical: parsed.canonical }),
  };
}

/** Reads a résumé's file: once in each of its languages, sorted by section. */
import { readFileSync, statSync } from 'node:fs';
import { isSeen } from '#base/characters.ts';
import { CommandError } from '#base/commandError.ts';
import { mustBe } from '#base/explain.ts';
import { type Group, isGroup } from '#base/group.ts';
import { englishNameOf, languageTag } from '#base/languageTag.ts';
import type { Resume } from '#base/resume/resume.ts';
import { withoutHtml } from '#base/resumeText/html.ts';
import { hasUiStrings } from '#base/uiStrings.ts';
import { formatProblem } from '#content/check/formatProblems.ts';
import { ImportResult } from '#sections/importResult.ts';
import { fromJsonResume } from './jsonResume.ts';
import { declaredLanguage, languageOfName, languagesIn, pickLanguage } from './languages.ts';
import { fromLinkedIn, isZip, readLinkedIn } from './linkedIn.ts';
import { fromReactiveResume } from './reactiveResume.ts';
import { parseYaml } from './readYaml.ts';
import { fromRenderCv } from './renderCv.ts';
import { decode, type ResumeFile, SourceError } from './resumeFile.ts';
import { sortResume } from './sortResume.ts';

export interface ReadResume extends Resume {
  result: ImportResult;
  /** As a tag. A file that doesn't show its language counts as English. */
  language: string;
  data: unknown;
}

export type ReadResumes = readonly [ReadResume, ...ReadResume[]];

/**
 * Reads a file: LinkedIn's ZIP, or YAML, of which JSON is a part.
 * @throws SourceError if it can't be read, CommandError if there is none
 */
export function readSource(file: string): ResumeFile {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats) throw new CommandError(`${file} not found.\n\nNothing was written.`);
  if (stats.isDirectory()) throw new SourceError('is a folder. Name the file in it.');
  const bytes = readFileSync(file);
  return isZip(bytes) ? readLinkedIn(bytes) : parseYaml(decode(bytes));
}

/**
 * Reads a file in any format, tolerating common deviations.
 * @param only language of a file that doesn't say its own, or the only one to import from a file with several
 * @throws CommandError if the file can't be read, or has no name
 */
export function readResume(read: () => ResumeFile, name: string, only?: string): ReadResumes {
  try {
    const { data, unread } = read();
    const all = languagesIn(data);
    const declared = declaredLanguage(data);
    const wanted = only ? (languageTag(only) ?? only) : undefined;
    const languages = all
      .filter((each) => !wanted || each === wanted)
      .toSorted((a, b) => Number(b === declared) - Number(a === declared));
    if (all.length && !languages.length)
      throw new SourceError(`has no text in "${only}". Its languages are ${all.join(', ')}.`);
    const [first = readOne(data, wanted ?? declared ?? languageOfName(name)), ...others] = languages.map((tag) =>
      readOne(pickLanguage(data, tag, all), tag),
    );
    if (unread?.length) first.result.report(`Not read from ${name}: ${unread.join(', ')}.`);
    return [first, ...others];
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    const { position, message } = error;
    const problem = formatProblem({ file: name, ...position, message, severity: 'error' });
    throw new CommandError(`${problem}\n\nNothing was written.`);
  }
}

/** Characters that YAML rejects and nobody sees. */
const unprintable = /(?![\t\n])[\p{Cc}\p{Noncharacter_Code_Point}\ufeff]/gu;

function cleanText(text: string): string {
  const clean = text
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(unprintable, '')
    .normalize('NFC')
    .trim();
  return isSeen(clean) ? clean : '';
}

/**
 * Returns a value with HTML as Markdown, and without `null`, `""`, `[]`, `{}` and groups made only of them; undefined if
 * nothing is left. Lists keep their length, so that positions in them stay what they are in the file.
 */
function withoutBlanks(value: unknown): unknown {
  if (value === null) return undefined;
  if (typeof value === 'string') return cleanText(withoutHtml(cleanText(value))) || undefined;
  if (typeof value !== 'object') return value;
  if (Array.isArray(value)) {
    const items = value.map(withoutBlanks);
    return items.some((item) => item !== undefined) ? items : undefined;
  }
  const fields = Object.entries(value).map(([name, inner]) => [name, withoutBlanks(inner)] as const);
  const filled = fields.filter(([, inner]) => inner !== undefined);
  return filled.length ? Object.fromEntries(filled) : undefined;
}

const noResume =
  'is not in a known résumé format: it has no "basics" (JSON Resume, https://jsonresume.org/schema) and no "cv" (RenderCV). Exports of Reactive Resume (JSON) and LinkedIn (ZIP) work too.';

function readOne(whole: unknown, language = 'en'): ReadResume {
  const result = new ImportResult(language);
  const { basics }: Group = isGroup(whole) ? whole : {};
  // A group without a name has a better message than no group.
  const data = { ...(isGroup(basics) && { basics: {} }), ...(withoutBlanks(whole) as object) };
  const parsed = fromReactiveResume(data) ?? fromLinkedIn(data) ?? fromJsonResume(data) ?? fromRenderCv(data);
  if (!parsed) throw new SourceError(noResume);
  const resume = sortResume(parsed, language);
  if (!resume.basics.name) {
    const written = isGroup(basics) && isGroup(basics.name) ? basics.name : undefined;
    throw new SourceError(`basics.name ${mustBe('text', written)}`);
  }
  if (!hasUiStrings(language)) {
    const name = englishNameOf(language);
    result.report(
      `Your résumé is in ${name} (${language}). The site has no ${name} interface yet, so menus are in English.`,
    );
  }
  return { ...resume, result, language, data };
}

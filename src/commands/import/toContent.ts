/** Turns a résumé into content: each section takes its part, and the languages become one site. */
import { inContent } from '#base/contentPath.ts';
import { type Group, valueAt } from '#base/group.ts';
import { englishNameOf } from '#base/languageTag.ts';
import { fieldAt } from '#content/contentSchemas.ts';
import { withSchemaComment } from '#content/newFiles.ts';
import { kindOf } from '#content/readContent.ts';
import { toYaml } from '#content/toYaml.ts';
import { readCarriedTranslations, restoreTranslations } from '#content/translations.ts';
import { textsIn } from '#content/values.ts';
import { site } from '#sections/contentFiles.ts';
import type { ImportedFile, ImportResult } from '#sections/importResult.ts';
import { jsonResumeLists } from '#sections/index.ts';
import { basics } from '#sections/owner/jsonResume.ts';
import { readBibtex } from '#sections/publications/bibtex.ts';
import { bibliographyIn, mergeLanguages } from './mergeLanguages.ts';
import type { ImportedPhoto } from './photo.ts';
import type { ReadResume, ReadResumes } from './readResume.ts';

interface Options {
  /** Whether each language comes from a file of its own. */
  areFiles?: boolean;
  /** Takes the phone number. Default: true. */
  phone?: boolean;
  /** The photo, instead of `basics.image`. */
  photo?: ImportedPhoto;
  /** Returns the path of an entry's image from `content/`, if it was read. */
  imageOf?: (entry: object) => string | undefined;
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

/**
 * Returns the text of a content file.
 * @param languages of a site in several languages, which its `site.yaml` lists
 */
function fileText(path: string, file: ImportedFile, languages: readonly string[]): string {
  if ('text' in file) return file.text;
  const isSite = path === site.pattern && languages.length > 0;
  const yaml = toYaml(isSite ? { ...file.fields, languages } : file.fields);
  if (file.body === undefined) return withSchemaComment(path, yaml);
  return ['---', `${yaml}---`, ...(file.body ? ['', file.body] : []), ''].join('\n');
}

/**
 * Returns a file without keys of publications that the bibliography lacks, and reports them: the site could not be built
 * with them.
 */
function withKnownPublications(
  path: string,
  file: ImportedFile,
  keys: readonly string[],
  result: ImportResult,
): ImportedFile {
  const kind = kindOf(inContent(path));
  if (!kind || !('fields' in file)) return file;
  const unknown = textsIn(file.fields).filter(
    ({ path, text }) => fieldAt(kind, path)?.isPublicationKey && !keys.includes(text),
  );
  if (!unknown.length) return file;
  const fields = structuredClone(file.fields);
  for (const { path } of unknown.toReversed()) {
    (valueAt(fields, path.slice(0, -1)) as unknown[]).splice(Number(path.at(-1)), 1);
  }
  result.omit(`${inContent(path)}: publications that the résumé lacks: ${unknown.map(({ text }) => text).join(', ')}`);
  return { ...file, fields };
}

/** Adds each section's part of a résumé to the result. */
function takeSections({ basics: person, lists, result }: ReadResume, known: Group, options: Options): void {
  const { phone = true, photo, onSection } = options;
  if (!phone && person.phone) result.omit('Your phone number, as you asked with --no-phone', person.phone);
  if (photo && 'report' in photo) result.report(photo.report);
  for (const each of options.reports ?? []) result.report(each);
  const shown = { ...person, ...(!phone && { phone: undefined }), ...(photo && { image: undefined }) };
  const path = photo && 'path' in photo ? photo.path : undefined;
  const taken = basics.take(shown, result, { ...(path && { photo: path }), ...known });
  onSection?.(taken, 'basics');
  for (const section of jsonResumeLists) {
    const taken = section.take(lists.get(section.list) ?? [], result, options.imageOf);
    if (taken) onSection?.(taken, section.list);
  }
}

/** Returns the content of a résumé, in all its languages. */
export function toContent(resumes: ReadResumes, options: Options = {}): ImportedContent {
  const { areFiles = false } = options;
  const [{ result, language, carried: translations }, ...others] = resumes;
  const carried = others.length ? undefined : readCarriedTranslations(translations);
  const languages = others.length ? resumes.map(({ language = 'en' }) => language) : (carried?.languages ?? []);
  const [main, ...further] = resumes.filter(({ isBlank }) => !isBlank);
  if (main) takeSections(main, languages.length ? {} : { language }, options);
  for (const other of further) takeSections(other, {}, { ...options, reports: [], onSection: undefined });
  const merged = carried ? restoreTranslations(result, carried, language ?? 'en') : mergeLanguages(resumes, !areFiles);
  const keys = readBibtex(bibliographyIn(merged)).entries.map(({ key }) => key);
  const files = [...merged].map(([path, file]) => [path, withKnownPublications(path, file, keys, result)] as const);
  if (languages.length)
    options.onSection?.(`in ${new Intl.ListFormat('en').format(languages.map(englishNameOf))}`, 'languages');
  const lost = resumes.map((each) => each.result.lost);
  const notes = (of: 'noPlace' | 'byHand') => [...new Set(resumes.flatMap((each) => each.result[of]))];
  return {
    files: new Map(files.map(([path, file]) => [path, fileText(path, file, languages)])),
    noPlace: notes('noPlace'),
    lost: areFiles ? lost.reduce((sum, each) => sum + each) : Math.max(...lost),
    byHand: notes('byHand'),
  };
}

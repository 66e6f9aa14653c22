/** Turns a résumé into content: each section takes its part, and the languages become one site. */
import { englishNameOf } from '#base/languageTag.ts';
import { withSchemaComment } from '#content/newFiles.ts';
import { toYaml } from '#content/toYaml.ts';
import { site } from '#sections/contentFiles.ts';
import type { ImportedFile, ImportedFiles } from '#sections/importResult.ts';
import { jsonResumeLists } from '#sections/index.ts';
import { basics } from '#sections/owner/jsonResume.ts';
import { leftOut } from './leftOut.ts';
import { addLanguage } from './mergeLanguages.ts';
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
  /** Content in another language that the texts are added to. */
  existing?: { files: ImportedFiles; language: string };
}

/** What an import writes and reports. */
export interface ImportedContent {
  /** By path from `content/`. */
  imported: ImportedFiles;
  /** Texts of files by their paths from `content/`. */
  files: ReadonlyMap<string, string>;
  /** What was taken, by section. */
  taken: ReadonlyMap<string, string>;
  /** Values of the file that are not in content, by their paths. */
  noPlace: readonly string[];
  /** Notes for the owner. */
  byHand: readonly string[];
}

/** Returns the text of a content file. */
export function fileText(path: string, file: ImportedFile): string {
  if ('text' in file) return file.text;
  const yaml = toYaml(file.fields);
  if (file.body === undefined) return withSchemaComment(path, yaml);
  return ['---', `${yaml}---`, ...(file.body ? ['', file.body] : []), ''].join('\n');
}

/** Adds each section's part of a résumé to its result. */
function takeSections(resume: ReadResume, isAlone: boolean, options: Options): Map<string, string> {
  const { basics: person, lists, result, language } = resume;
  const { phone = true, photo, imageOf } = options;
  const taken = new Map<string, string>();
  const shown = { ...person, ...(!phone && { phone: undefined }), ...(photo && { image: undefined }) };
  const known = {
    ...(photo && 'path' in photo && { photo: photo.path }),
    ...(isAlone && language !== 'en' && { language }),
  };
  taken.set('basics', basics.take(shown, result, known));
  if (!phone && person.phone) result.report('Your phone number was left out, as you asked with --no-phone.');
  for (const section of jsonResumeLists) {
    const what = section.take(lists[section.list], result, imageOf);
    if (what) taken.set(section.list, what);
  }
  return taken;
}

/** Returns the content of a résumé, in all its languages. */
export function toContent(resumes: ReadResumes, options: Options = {}): ImportedContent {
  const { areFiles = false, existing, photo, reports = [] } = options;
  const all = [...(existing ? [existing.language] : []), ...resumes.map(({ language }) => language)];
  const languages = all.length > 1 ? [...new Set(all)] : [];
  const [taken = new Map<string, string>()] = resumes.map((resume) => takeSections(resume, !languages.length, options));
  const [{ result }] = resumes;
  for (const each of [...(photo && 'report' in photo ? [photo.report] : []), ...reports]) result.report(each);
  const [first, ...others] = existing
    ? [existing, ...resumes.map(({ result: { files }, language }) => ({ files, language }))]
    : resumes.map(({ result: { files }, language }) => ({ files, language }));
  const start: ImportedFiles = first?.files ?? new Map();
  const merged = others.reduce(
    (files, { files: added, language }) =>
      addLanguage(files, added, {
        first: first?.language ?? 'en',
        language,
        isOneFile: !areFiles && !existing,
        report: (note) => result.report(note),
      }),
    start,
  );
  const imported = new Map(merged);
  const own = imported.get(site.pattern);
  if (languages.length && own && 'fields' in own)
    imported.set(site.pattern, { ...own, fields: { ...own.fields, languages } });
  if (languages.length) taken.set('languages', `in ${new Intl.ListFormat('en').format(languages.map(englishNameOf))}`);
  const files = new Map([...imported].map(([path, file]) => [path, fileText(path, file)]));
  const byHand = [...new Set(resumes.flatMap((each) => each.result.byHand))];
  const texts = [...files.values(), ...byHand];
  const noPlace = resumes.flatMap(({ data, language }) => leftOut(data, texts, language));
  return { imported, files, taken, noPlace: [...new Set(noPlace)], byHand };
}

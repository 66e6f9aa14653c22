/** Turns a résumé into content: each section takes its part, and the languages become one site. */
import type { Group } from '#base/group.ts';
import { englishNameOf } from '#base/languageTag.ts';
import { withSchemaComment } from '#content/newFiles.ts';
import { toYaml } from '#content/toYaml.ts';
import { site } from '#sections/contentFiles.ts';
import type { ImportedFile, ImportedFiles } from '#sections/importResult.ts';
import { jsonResumeLists } from '#sections/index.ts';
import { basics } from '#sections/owner/jsonResume.ts';
import type { ReadImages } from './images.ts';
import { leftOut } from './leftOut.ts';
import { addLanguage } from './mergeLanguages.ts';
import type { ReadResume, ReadResumes } from './readResume.ts';

interface Options {
  phone?: boolean;
  images?: Pick<ReadImages, 'paths' | 'reports'>;
  existing?: { files: ImportedFiles; language: string };
  /** Further fields of site.yaml. */
  settings?: Group;
}

export interface ImportedContent {
  imported: ImportedFiles;
  files: ReadonlyMap<string, string>;
  taken: ReadonlyMap<string, string>;
  noPlace: readonly string[];
  byHand: readonly string[];
}

export function fileText(path: string, file: ImportedFile): string {
  if ('text' in file) return file.text;
  const yaml = toYaml(file.fields);
  if (file.body === undefined) return withSchemaComment(path, yaml);
  return ['---', `${yaml}---`, ...(file.body ? ['', file.body] : []), ''].join('\n');
}

function takeSections(resume: ReadResume, isAlone: boolean, { phone = true, images }: Options): Map<string, string> {
  const { basics: person, lists, result, language } = resume;
  const photo = images?.paths.get(person);
  const known = { ...(photo && { photo }), ...(isAlone && language !== 'en' && { language }) };
  const taken = new Map([['basics', basics.take({ ...person, ...(!phone && { phone: undefined }) }, result, known)]]);
  if (!phone && person.phone) result.report('Your phone number was left out, as you asked with --no-phone.');
  for (const section of jsonResumeLists) {
    const what = section.take(lists[section.list], result, (entry) => images?.paths.get(entry));
    if (what) taken.set(section.list, what);
  }
  return taken;
}

/** Returns the content of a résumé, in all its languages. */
export function toContent(resumes: ReadResumes, options: Options = {}): ImportedContent {
  const { existing, images, settings } = options;
  const all = [...(existing ? [existing.language] : []), ...resumes.map(({ language }) => language)];
  const languages = all.length > 1 ? [...new Set(all)] : [];
  const [taken = new Map<string, string>()] = resumes.map((resume) => takeSections(resume, !languages.length, options));
  const [{ result }] = resumes;
  for (const each of images?.reports ?? []) result.report(each);
  const made = resumes.map(({ result: { files }, language }) => ({ files: files as ImportedFiles, language }));
  const [first, ...others] = existing ? [existing, ...made] : made;
  let imported = new Map(first?.files);
  for (const { files, language } of others)
    imported = new Map(
      addLanguage(imported, files, {
        first: first?.language ?? 'en',
        language,
        report: (note) => result.report(note),
      }),
    );
  const own = imported.get(site.pattern);
  if (own && 'fields' in own) {
    const fields = { ...own.fields, ...settings, ...(languages.length && { languages }) };
    imported.set(site.pattern, { ...own, fields });
  }
  if (languages.length) taken.set('languages', `in ${new Intl.ListFormat('en').format(languages.map(englishNameOf))}`);
  const files = new Map([...imported].map(([path, file]) => [path, fileText(path, file)]));
  const byHand = [...new Set(resumes.flatMap((each) => each.result.byHand))];
  const texts = [...files.values(), ...byHand];
  const noPlace = resumes.flatMap(({ data, language }) => leftOut(data, texts, language));
  return { imported, files, taken, noPlace: [...new Set(noPlace)], byHand };
}

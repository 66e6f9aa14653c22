import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { ownNameOf } from '#base/languageTag.ts';
import { isError } from '#base/problems.ts';
import { letterPath, routes } from '#base/urls.ts';
import { contentKinds } from '#content/contentSchemas.ts';
import { translatedBy } from '#content/readContent.ts';
import { placeOf } from '#content/routes.ts';
import { entryKinds, entryOf, sections } from '#sections/index.ts';
import { pathOfPlace } from '#sections/places.ts';
import { publicationsFile } from '#sections/publications/fields.ts';
import { type EntryNames, type EntryRules, placeOfSection } from '#sections/section.ts';
import type { EntryGroup, ListEntry } from '../api.ts';
import { fileOf, singles, sortKeysOf, valuesOf } from './files.ts';
import { titleOfKind } from './titleOfKind.ts';
import { contentOf, findProblems } from './write.ts';

/** Returns the kinds whose entries are files, in the order of the site's pages. Those on About come last. */
function entryGroups(): EntryGroup[] {
  const pages: readonly string[] = Object.values(routes);
  const groups = entryKinds.map((kind) => {
    const { page } = placeOfSection(sections[kind]);
    const { command, name, plural }: EntryRules = sections[kind].entry;
    const group = { kind, command, name, plural };
    return { group, rank: page === routes.about ? pages.length : pages.indexOf(page) };
  });
  return groups.sort((a, b) => a.rank - b.rank).map(({ group }) => group);
}

/** Named by their files, since nobody else may know which they are. */
const applications: EntryGroup = {
  kind: 'applications',
  command: 'for',
  name: 'application',
  plural: 'Applications',
  titleLabel: 'Employer',
};

/** Returns everything in `content/` that can be edited, in the order of the pages. */
export async function list(root: string, _: unknown, site: string) {
  const content = await contentOf(root);
  const problems = (await findProblems(content)).filter(isError);
  const sources = new Map([...content.files, ...content.translations]);
  for (const file of singles.keys()) sources.set(file, fileOf(content, file));
  const listed = [...sources.values()].map((source) => {
    const { path: file, kind, isTranslation } = source;
    const { original = file, language = '' } = (isTranslation && translatedBy(file)) || {};
    const owner = sources.get(original) ?? source;
    const values = valuesOf(owner);
    const keys = sortKeysOf(owner);
    const tailored = content.tailored.find(({ application }) => application === file);
    const title = entryOf(kind) ? keys.title : kind === 'applications' ? `For ${source.slug}` : titleOfKind(kind);
    const { path = '' } = (isTranslation && content.editions.find((each) => each.language === language)) || {};
    const entry: ListEntry = {
      file,
      kind,
      isTranslation,
      title: isTranslation ? `${title}, ${ownNameOf(language, content.edition.languages)}` : title,
      draft: values?.draft === true,
      broken: problems.some((problem) => problem.file === file),
      absent: !content.folder.has(file),
      page: tailored?.path ?? path + pathOfPlace(placeOf(original, values)),
      ...(tailored && {
        papers: {
          Résumé: tailored.path + routes.resume,
          ...(source.body.trim() && { Letter: tailored.path + letterPath }),
        },
      }),
    };
    return { entry, keys, rank: contentKinds.indexOf(kind) };
  });
  listed.sort((a, b) => a.rank - b.rank || entryOf(a.entry.kind)?.compare(a.keys, b.keys) || 0);
  const entries = listed.map(({ entry }) => entry);
  const { written, isWellFormed } = content.bibliography;
  if (content.folder.has(publicationsFile)) {
    const broken = problems.some(({ file }) => file === publicationsFile);
    const page = pathOfPlace(placeOf(publicationsFile));
    const title = titleOfKind('publications');
    entries.push({ file: publicationsFile, kind: 'publications', title, draft: false, broken, absent: false, page });
  }
  return {
    publicationNames: sections.publications.entryNames as EntryNames,
    groups: [...entryGroups(), applications],
    /** Identifies the folder, so that unsaved changes in the browser belong to one folder. */
    folder: createHash('sha256').update(realpathSync(root)).digest('hex'),
    entries,
    /** URL of the site in development mode, with its base path. */
    site,
    publicationKeys: isWellFormed ? written.map(({ key }) => key) : [],
  };
}

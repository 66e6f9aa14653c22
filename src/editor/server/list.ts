import { realpathSync } from 'node:fs';
import { isError } from '#base/problems.ts';
import { uiStringsFor } from '#base/uiStrings.ts';
import { routes } from '#base/urls.ts';
import { contentKinds, hasFields } from '#content/contentSchemas.ts';
import { placeOf } from '#content/routes.ts';
import { entryKinds, entryOf, sectionOf, sections } from '#sections/index.ts';
import { pathOfPlace } from '#sections/places.ts';
import { type EntryRules, placeOfSection } from '#sections/section.ts';
import type { EntryGroup, FileKind, Listing } from '../api.ts';
import { contentWith, findProblems } from './check.ts';
import { isWithin, versionOf } from './disk.ts';
import { editableFiles, forms, singles, withoutUnused } from './files.ts';
import { fileOf, sortKeysOf, valuesOf } from './open.ts';

/** Returns the kinds whose entries are files, in the order of the site's pages. Those on About come last. */
function entryGroups(): EntryGroup[] {
  const pages: readonly string[] = Object.values(routes);
  const groups = entryKinds.map((kind) => {
    const { page } = placeOfSection(sections[kind]);
    const { command, name, plural, sortedBy, hasPages }: EntryRules = sections[kind].entry;
    const group = { kind, command, name, plural, sortedBy, ...(hasPages && { pagePrefix: `${page}/` }) };
    return { group, rank: page === routes.about ? pages.length : pages.indexOf(page) };
  });
  return groups.sort((a, b) => a.rank - b.rank).map(({ group }) => group);
}

/** Returns the title of a file without entries that are files: as its section calls itself on the site. */
function titleOfKind(kind: FileKind): string {
  const { fileTitle, contents } = sectionOf(kind);
  return fileTitle ?? contents?.name(uiStringsFor()) ?? kind.charAt(0).toUpperCase() + kind.slice(1);
}

/** Returns everything in `content/` that can be edited, in the order of the pages. */
export async function list(root: string): Promise<Omit<Listing, 'preview'>> {
  const content = await contentWith(root);
  const problems = (await findProblems(content)).filter(isError);
  const there = editableFiles(content.folder);
  const own = [...there].filter(([file]) => isWithin(root, file));
  const absent = [...singles].filter(([file]) => !there.has(file));
  const entries = [...own, ...absent].map(([file, kind]) => {
    const source = hasFields(kind) ? fileOf(content, file, kind) : undefined;
    const values = source && valuesOf(source);
    const draft = values?.draft === true;
    const entry = entryOf(kind);
    const keys = entry && source && sortKeysOf(source);
    const title = keys?.title ?? titleOfKind(kind);
    const paths = source?.bodyFiles.map(({ path }) => path) ?? [file];
    const broken = problems.some((problem) => paths.includes(problem.file));
    const page = pathOfPlace(placeOf(file, values));
    const listed = { file, kind, title, draft, broken, absent: !there.has(file), page };
    return { listed, keys, compare: entry?.compare };
  });
  const kindRank = (kind: FileKind) => (hasFields(kind) ? contentKinds.indexOf(kind) : contentKinds.length);
  entries.sort((a, b) => {
    const byKind = kindRank(a.listed.kind) - kindRank(b.listed.kind);
    return byKind || (a.keys && b.keys && a.compare?.(a.keys, b.keys)) || 0;
  });
  const hasKeys = own.some(([, kind]) => !hasFields(kind)) && content.bibliography.isWellFormed;
  const publicationKeys = hasKeys ? content.bibliography.written.map(({ key }) => key) : [];
  return {
    forms: Object.fromEntries(
      contentKinds.filter((kind) => kind !== 'strings').map((kind) => [kind, withoutUnused(forms[kind], content)]),
    ),
    publicationNames: sections.publications.entryNames,
    groups: entryGroups(),
    folder: versionOf(Buffer.from(realpathSync(root))),
    entries: entries.map(({ listed }) => listed),
    publicationKeys,
  };
}

/** Where each file of a former site is now, and where its old addresses lead. */
import { fileNames, oldPathForm, toSlug } from '#base/slug.ts';
import { postPath, projectPath, routes } from '#base/urls.ts';
import { sections } from '#sections/index.ts';
import { moreId } from '#sections/more/schema.ts';
import { pathOfPlace } from '#sections/places.ts';
import { placeOfSection } from '#sections/section.ts';
import type { EntryKind } from './oldEntries.ts';
import { kindsOfFolders, type OldFile, type OldKind, textOf } from './readOldSite.ts';

const plain = (address: string) => address.replace(/(?<=.)\/$|\.html$/, '');

/** Returns the page that has what a file without a page of its own says: the home page if there is none. */
function pageOf({ kind, slug }: OldFile, present: ReadonlySet<OldKind>): string {
  const name = slug.toLowerCase();
  if (kind === 'page' && /^(?:cv|resume)/.test(name)) return routes.resume;
  const list = kind === 'page' ? (/archive$/.test(name) ? 'writing' : kindsOfFolders.get(name)) : kind;
  if (!list || list === 'author' || list === 'page' || !present.has(list)) return routes.about;
  return list === 'news' ? `${routes.about}#${moreId(list)}` : pathOfPlace(placeOfSection(sections[list]));
}

/** Returns the paths of posts and projects from `content/`, the page of each old address, and redirects to other pages. */
export function placeOldFiles(files: readonly OldFile[], hasBibliography: boolean) {
  const names = { writing: fileNames('post'), projects: fileNames('project') };
  const present = new Set(files.map(({ kind }) => kind));
  if (hasBibliography) present.add('publications');
  const entries = new Map<OldFile, { kind: EntryKind; path: string; aliases: readonly string[] }>();
  const moved = new Map<string, string>();
  const redirects = new Map<string, string>();
  for (const file of files) {
    const { kind, slug, fields, addresses } = file;
    const isEntry = kind === 'writing' || kind === 'projects';
    const pathOf = kind === 'writing' ? postPath : projectPath;
    const [wanted, title] = [toSlug(slug), toSlug(textOf(fields.title))];
    // The same address with a slash at its end can't lead to itself.
    const isSame = addresses.some((address) => address !== pathOf(wanted) && plain(address) === pathOf(wanted));
    const name = isEntry && names[kind](!isSame ? slug : title && title !== wanted ? title : `${wanted}-${kind}`);
    const page = name ? pathOf(name) : pageOf(file, present);
    const own = addresses.filter((address) => plain(address) !== page && !moved.has(plain(address)));
    for (const address of own) moved.set(plain(address), page);
    const aliases = own.filter((address) => oldPathForm.test(address));
    if (isEntry) entries.set(file, { kind, path: `${kind}/${name}.md`, aliases });
    else for (const address of aliases) redirects.set(plain(address), page);
  }
  return { entries, moved, redirects: [...redirects].map(([from, to]) => ({ from, to })) };
}

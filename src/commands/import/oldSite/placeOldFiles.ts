/** Where each file of a former site is now, and where its old addresses lead. */
import { fileNames, toSlug } from '#base/slug.ts';
import { postPath, projectPath, routes } from '#base/urls.ts';
import { sections } from '#sections/index.ts';
import { moreId } from '#sections/more/schema.ts';
import { pathOfPlace } from '#sections/places.ts';
import { placeOfSection } from '#sections/section.ts';
import type { EntryKind } from './oldEntries.ts';
import { canRedirect, type OldFile, textOf } from './readOldSite.ts';
import { listPages, type OldKind } from './tables.ts';

const plain = (address: string) => address.replace(/(?<=.)\/$|\.html$/, '');

/** Returns the page of a list, or the home page if the site has none of its kind. */
function pageOfKind(kind: OldKind | 'home' | 'resume', present: ReadonlySet<OldKind>): string {
  if (kind === 'resume') return routes.resume;
  if (kind === 'home' || kind === 'author' || kind === 'page' || !present.has(kind)) return routes.about;
  return kind === 'news' ? `${routes.about}#${moreId('news')}` : pathOfPlace(placeOfSection(sections[kind]));
}

export interface OldPlaces {
  /** Posts and projects: their paths from `content/`. */
  entries: ReadonlyMap<OldFile, { kind: EntryKind; path: string; aliases: readonly string[] }>;
  /** The pages that old addresses lead to, which are without a slash or `.html` at their end. */
  moved: ReadonlyMap<string, string>;
  /** Of pages without aliases of their own. */
  redirects: readonly { from: string; to: string }[];
}

export function placeOldFiles(files: readonly OldFile[], hasBibliography: boolean): OldPlaces {
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
    const page = name ? pathOf(name) : pageOfKind((kind === 'page' && listPages[slug.toLowerCase()]) || kind, present);
    const own = addresses.filter((address) => plain(address) !== page && !moved.has(plain(address)));
    for (const address of own) moved.set(plain(address), page);
    const aliases = own.filter(canRedirect);
    if (isEntry) entries.set(file, { kind, path: `${kind}/${name}.md`, aliases });
    else for (const address of aliases) redirects.set(plain(address), page);
  }
  return { entries, moved, redirects: [...redirects].map(([from, to]) => ({ from, to })) };
}

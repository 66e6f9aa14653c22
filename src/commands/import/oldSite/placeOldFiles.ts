/** Where each file of a former site is now, and where its old addresses lead. */
import { fileNames, toSlug } from '#base/slug.ts';
import { postPath, projectPath, routes } from '#base/urls.ts';
import { sections } from '#sections/index.ts';
import { moreId } from '#sections/more/schema.ts';
import { pathOfPlace } from '#sections/places.ts';
import { placeOfSection } from '#sections/section.ts';
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
  /** Posts and projects: paths from `content/`. */
  paths: ReadonlyMap<OldFile, string>;
  /** The pages that old addresses lead to, which are without a slash or `.html` at their end. */
  moved: ReadonlyMap<string, string>;
  aliasesOf(file: OldFile): string[];
  /** Of pages without aliases of their own. */
  redirects: readonly { from: string; to: string }[];
}

export function placeOldFiles(files: readonly OldFile[], hasBibliography: boolean): OldPlaces {
  const names = { writing: fileNames('post'), projects: fileNames('project') };
  const present = new Set<OldKind>([
    ...files.map(({ kind }) => kind),
    ...(hasBibliography ? ['publications' as const] : []),
  ]);
  const paths = new Map<OldFile, string>();
  const moved = new Map<string, string>();
  const pages = new Map<OldFile, string>();
  for (const file of files) {
    const { kind, slug, fields, addresses } = file;
    let page = pageOfKind((kind === 'page' && listPages[slug.toLowerCase()]) || kind, present);
    if (kind === 'writing' || kind === 'projects') {
      const pathOf = kind === 'writing' ? postPath : projectPath;
      const [wanted, title] = [toSlug(slug), toSlug(textOf(fields.title))];
      // The same address with a slash at its end can't lead to itself.
      const isSame = addresses.some((address) => address !== pathOf(wanted) && plain(address) === pathOf(wanted));
      const name = names[kind](!isSame ? slug : title && title !== wanted ? title : `${wanted}-${kind}`);
      paths.set(file, `${kind}/${name}.md`);
      page = pathOf(name);
    }
    pages.set(file, page);
    for (const address of addresses.map(plain)) if (!moved.has(address) && address !== page) moved.set(address, page);
  }
  const own = new Set([...paths.keys()].map((file) => pages.get(file)));
  return {
    paths,
    moved,
    aliasesOf: (file) =>
      file.addresses.filter((address) => canRedirect(address) && moved.get(plain(address)) === pages.get(file)),
    redirects: [...moved]
      .filter(([address, to]) => canRedirect(address) && !own.has(to))
      .map(([from, to]) => ({ from, to })),
  };
}

/** Paths of pages and their documents, before the base path. content/routes.ts lists those that a site has. */
export const routes = {
  about: '/',
  home: '/home',
  projects: '/projects',
  experience: '/experience',
  publications: '/publications',
  writing: '/writing',
  contact: '/contact',
  search: '/search',
  skills: '/skills',
  resume: '/resume.pdf',
} as const;

export const wordResume = '/resume.docx';

/** The letter of an application. */
export const letterPath = '/letter.pdf';

export const notFoundPath = '/404';

/** Files for programs, made from the same content as the pages; before the base path. */
export const files = {
  feed: '/feed.xml',
  contactCard: '/contact.vcf',
  sitemap: '/sitemap.xml',
  resumeData: '/resume.json',
  searchIndex: '/search.json',
  favicon: '/favicon.svg',
  humans: '/humans.txt',
  licenses: '/licences.txt',
  llms: '/llms.txt',
  manifest: '/manifest.webmanifest',
  robots: '/robots.txt',
  security: '/.well-known/security.txt',
} as const;

/** All publications, for other programs. */
export const publicationFiles = { BibTeX: '/publications.bib', 'CSL-JSON': '/publications.json' };

/** Of the Git-based editor, below public/ and dist/. An owner who wants the editor has it. */
export const adminConfigFile = 'admin/config.yml';

export const folders = {
  /** Names in it change with what is in the files. */
  hashed: '/_astro/',
  cards: '/cards/',
  icons: '/icons/',
  papers: '/papers/',
  pictures: '/pictures/',
  publications: '/publications/',
} as const;

/** Returns an internal URL: the path, with query and fragment, after the base path. All functions here use it. */
export function href(path: string, base: string = import.meta.env.BASE_URL): string {
  return base.replace(/\/+$/, '') + path;
}

/** Where an edition is. */
export interface EditionPaths {
  /** What its paths begin with, after the base path: nothing, or `/fr`. */
  path: string;
  /** Of one for a single reader: where the edition is that has its other pages. */
  pages?: string;
}

export const firstEdition: EditionPaths = { path: '' };

/** Besides its home page, what an edition for a single reader has of its own. */
const ownDocuments: readonly string[] = [routes.resume, letterPath, cardPath(routes.about)];

/** Returns the path of a page or document in an edition: `/fr/projects`, and `/fr` or `/fr#talks` for the home page. */
function pathIn({ path: edition, pages }: EditionPaths, path: string): string {
  const isHome = /^\/([?#]|$)/.test(path);
  if (pages === undefined || isHome || ownDocuments.includes(path))
    return edition + (edition && isHome ? path.slice(1) : path);
  return path === routes.home ? edition : pages + path;
}

/** Returns the function that makes URLs of an edition; `href` makes those of files that all editions share. */
export const hrefIn =
  (edition: EditionPaths): typeof href =>
  (path, base) =>
    href(pathIn(edition, path), base);

/** Returns the function for links in a text on `page`. From `/fr`, relative ones would point to the first edition. */
export const hrefOfLinks =
  (edition: EditionPaths, page: string): typeof href =>
  (url, base) => {
    if (url.startsWith('/')) return hrefIn(edition)(url, base);
    if (!edition.path) return url;
    const { pathname, search, hash } = new URL(url, `https://site.invalid${page}`);
    return hrefIn(edition)(pathname + search + hash, base);
  };

export function projectPath(slug: string): string {
  return `${routes.projects}/${slug}`;
}

/** Returns the URL of the entries of a list that a filter's query chooses, and without script of a heading that names it. */
export const filtered = (path: string, query: string): string => `${path}?${query}#${query}`;

/** Returns the place of a skill's evidence, by its fragment. */
export const skillPath = (id: string): string => `${routes.skills}#${encodeURIComponent(id)}`;

export function publicationPath(slug: string): string {
  return `${routes.publications}/${slug}`;
}

/** The page with all publications, if the list has only the newest. */
export const wholeList = publicationPath('all');

export function postPath(slug: string): string {
  return `${routes.writing}/${slug}`;
}

export function topicPath(slug: string): string {
  return `${routes.writing}/topics/${slug}`;
}

/** Returns the path of the page for the reader of an application. */
export function applicationPath(slug: string): string {
  return `/for/${slug}`;
}

/** Returns the path of a page's card, before the base path: `/cards/projects/x.png` for `/projects/x`. */
export function cardPath(path: string): string {
  return `${folders.cards}${path === routes.about ? 'about' : path.slice(1)}.png`;
}

export function iconPath(name: string): string {
  return `${folders.icons}${name}.png`;
}

export function bibtexHref(slug: string): string {
  return href(`${folders.publications}${slug}.bib`);
}

/** Returns the files with all publications, by the names of their formats. */
export const publicationDownloads = () =>
  Object.entries(publicationFiles).map(([name, path]) => ({ name, href: href(path) }));

/** Returns the path of a file in `content/papers/`, which all editions share. */
export const paperPath = (name: string): string => folders.papers + encodeURIComponent(name);

export function paperHref(name: string): string {
  return href(paperPath(name));
}

export function absolute(path: string, site: URL | undefined, base?: string): string {
  if (!site) throw new Error('The site has no URL: astro.config.ts must set `site`.');
  return new URL(href(path, base), site).href;
}

export type Absolute = (path: string, edition?: EditionPaths) => string;

export function absoluteFrom(site: URL | undefined, edition = firstEdition, base?: string): Absolute {
  return (path, of = edition) => absolute(pathIn(of, path), site, base);
}

/** Returns the `@id` of what is the same on every page and in every language: `https://example.com/#person`. */
export const globalId = (name: string, at: Absolute, path: string = routes.about): string =>
  `${at(path, firstEdition)}#${name}`;

export const personId = (at: Absolute): string => globalId('person', at);

/** Returns a URL of the web, of email or of a phone as people write it: `example.com/work`. */
export const bareUrl = (url: string): string =>
  url.replace(/^(https?:\/\/(www\.)?|mailto:|tel:)/i, '').replace(/\/?#?$/, '');

/** Which addresses the site will have, for the links in running text. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { markdownToHtml } from 'satteri';
import { didYouMean } from '#base/nearest.ts';
import { picturePath } from '#base/picturePath.ts';
import { aliasesIn, slugOfFile } from '#base/slug.ts';
import { files, projectPath, routes } from '#base/urls.ts';
import { contentFiles } from '#sections/index.ts';
import { furtherPages } from '#sections/projects/paging.ts';
import type { Category } from '#sections/projects/schema.ts';
import { readBibtex } from '#sections/publications/bibtex.ts';
import { publicationsFile } from '#sections/publications/schema.ts';
import { contentFilesOf, readFacts, readSource } from './contentSource.ts';
import { escapeDollars } from './markdown/dollars.ts';
import { options } from './markdown/options.ts';

/** Every address, before the base path, with the places in its page that a link may name; absent: any. */
export type Pages = ReadonlyMap<string, ReadonlySet<string> | undefined>;

/** Sections of About that a list in a content file fills. */
const listed = [
  ['tech-stack', contentFiles.skills.pattern, 'groups'],
  ['education', contentFiles.education.pattern, 'entries'],
  ['interests', contentFiles.interests.pattern, 'entries'],
] as const;
/** Made from content besides what `files` lists. */
const forPrograms = [
  '/.well-known/security.txt',
  '/favicon.svg',
  '/humans.txt',
  '/licences.txt',
  '/llms.txt',
  '/manifest.webmanifest',
  '/robots.txt',
];
/** What the build names by itself: whether one of these is there, only the built site knows. */
const namedByTheBuild = /^\/(_astro|cards|icons|pictures|publications)\//;
/** On every page. */
const everywhere = ['', 'top', 'main'];

/** The places that a body's headings and footnotes make. */
async function placesIn(root: string, file: string): Promise<string[]> {
  const { body = '' } = readSource(file, readFileSync(join(root, file), 'utf8')) ?? {};
  const { html } = await markdownToHtml(escapeDollars(body), options);
  return [...html.matchAll(/<[^>]* id="([^"]+)"/g)].map(([, id = '']) => id);
}

/** The sections of About; one without content is left out, and one whose file has mistakes is taken to be there. */
function sectionsOf(root: string): string[] {
  const lists = listed.flatMap(([section, pattern, name]) => {
    const [file] = contentFilesOf(root, pattern);
    const data = file && readFacts(root, file)?.data;
    const list = data && (data as Record<string, unknown>)[name];
    return file && !(Array.isArray(list) && !list.length) ? [section] : [];
  });
  const [about] = contentFilesOf(root, contentFiles.about.pattern);
  const isWritten = about && readSource(about, readFileSync(join(root, about), 'utf8'))?.body.trim() !== '';
  const bibtex = join(root, publicationsFile);
  const { entries, mistakes } = readBibtex(existsSync(bibtex) ? readFileSync(bibtex, 'utf8') : '');
  const isCited = entries.length > 0 || mistakes.length > 0;
  return [...lists, ...(isWritten ? ['background'] : []), ...(isCited ? ['publications'] : [])];
}

interface Entry {
  file: string;
  slug: string;
  aliases: string[];
  /** As it was written. */
  category: unknown;
  isPublished: boolean;
}

/** The facts that decide where a project's or an entry's page is; drafts have none. */
function entriesOf(root: string, pattern: string): Entry[] {
  return contentFilesOf(root, pattern).flatMap((file) => {
    const data: unknown = readFacts(root, file)?.data;
    const known: Record<string, unknown> = data && typeof data === 'object' ? { ...data } : {};
    const { draft, category, publications } = known;
    const isPublished = Array.isArray(publications) && publications.length > 0;
    return draft === true ? [] : [{ file, slug: slugOfFile(file), aliases: aliasesIn(data), category, isPublished }];
  });
}

/** @param root the folder that holds `content/` */
export async function findPages(root: string): Promise<Pages> {
  const projects = entriesOf(root, contentFiles.projects.pattern);
  const experience = entriesOf(root, contentFiles.experience.pattern);
  const [about = []] = await Promise.all(
    contentFilesOf(root, contentFiles.about.pattern).map((file) => placesIn(root, file)),
  );
  const sections = sectionsOf(root);
  const withPlaces = (...places: string[]) => new Set([...everywhere, ...places]);
  const studies = projects.map(async ({ file, slug, isPublished }) => {
    const places = await placesIn(root, file);
    return [projectPath(slug), withPlaces(...places, ...(isPublished ? ['publications'] : []))] as const;
  });
  const lists = furtherPages(projects.map(({ category }) => ({ category: category as Category })));
  const own = globSync('public/**/*.*', { cwd: root }).map((file) => file.split(sep).slice(1).join('/'));
  return new Map<string, ReadonlySet<string> | undefined>([
    ...[...Object.values(files), ...forPrograms, ...own.map((file) => `/${file}`)].map(
      (path) => [path, undefined] as const,
    ),
    ...Object.values(routes).map((path) => [path, undefined] as const),
    [routes.about, withPlaces(...sections, ...about)],
    [routes.home, withPlaces(...sections, ...about)],
    // Where the list is spread over pages, a project can be on any of them.
    [routes.projects, lists.length ? undefined : withPlaces(...projects.map(({ slug }) => `project-${slug}`))],
    ...lists.map(({ path }) => [path, undefined] as const),
    [routes.experience, withPlaces(...experience.map(({ slug }) => `entry-${slug}`))],
    ...(await Promise.all(studies)),
    ...projects.flatMap(({ aliases }) => aliases.map((alias) => [projectPath(alias), undefined] as const)),
  ]);
}

/** The page that shows a content file's body. */
function pageOf(file: string): string {
  if (file.startsWith('content/projects/')) return projectPath(slugOfFile(file));
  return file.startsWith('content/experience/') ? routes.experience : routes.about;
}

function decode(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    // A per cent sign of its own.
    return address;
  }
}

/** What was probably meant by an address that leads nowhere. */
function meant(root: string, pages: Pages, file: string, { address, path }: { address: string; path: string }): string {
  const isHost = /^(www\.|[\w-]+(\.[\w-]+)*\.[a-z]{2,}\/)/i.test(address);
  if (isHost) return `; did you mean https://${address}?`;
  const isFile = !/^\/|\.md$/.test(address) && existsSync(join(root, picturePath(address, file)));
  if (isFile) return '; of the files in content/ it serves pictures alone, where they are shown';
  // What is alike in all addresses of a folder says nothing.
  const [, folder = '', name = ''] = /^(.*\/)([^/]+?)(?:\.md|\/)?$/.exec(path) ?? [];
  const names = [...pages.keys()].filter((page) => page.startsWith(folder)).map((page) => page.slice(folder.length));
  return didYouMean(name, names).replace('mean ', `mean ${folder}`);
}

/** A link that should not stand as it does. */
export interface LinkProblem {
  message: string;
  /** It is told, and stops nothing. */
  severity?: 'warning';
}

/**
 * What is wrong with a link in a body: how it begins, or where on the site it leads.
 * @param root the folder that holds `content/`
 * @returns undefined where it leads somewhere, or to another site
 */
export function linkProblem(root: string, pages: Pages, file: string, address: string): LinkProblem | undefined {
  if (/^(https:|mailto:|tel:|\/\/)/i.test(address)) return undefined;
  const allowed = 'an address begins with https:, mailto: or tel:';
  if (/^http:/i.test(address)) {
    return { message: `is "${address}": ${allowed}; did you mean ${address.replace(/^http/i, 'https')}?` };
  }
  if (/^[a-z][a-z\d+.-]*:/i.test(address)) return { message: `is left out: ${allowed}`, severity: 'warning' };
  const page = pageOf(file);
  // A draft has no page yet.
  if (!pages.has(page)) return undefined;
  const { pathname, hash } = new URL(address, `https://site.invalid${page}`);
  const path = decode(pathname);
  if (!pages.has(path)) {
    const message = `leads nowhere: the site has no ${path}${meant(root, pages, file, { address, path })}`;
    return { message, ...(namedByTheBuild.test(path) && { severity: 'warning' }) };
  }
  const place = decode(hash.slice(1));
  const places = pages.get(path);
  if (!places || places.has(place)) return undefined;
  const near = places.has(`section-${place}`)
    ? `; did you mean #section-${place}?`
    : didYouMean(
        hash,
        [...places].map((name) => `#${name}`),
      );
  return { message: `leads to no such place: ${path} has no #${place}${near}` };
}

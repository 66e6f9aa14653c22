import { attempt } from '#base/attempt.ts';
import { imagePath } from '#base/imagePath.ts';
import { languageTag } from '#base/languageTag.ts';
import { linkTarget } from '#base/markdown/toHast.ts';
import { nearest } from '#base/nearest.ts';
import type { Finding, ProblemFacts } from '#base/problemTexts.ts';
import type { RefreshResult } from '#base/refreshed.ts';
import { folders } from '#base/urls.ts';
import type { ContentFolder } from '../folder.ts';
import { placeOf, type Targets } from '../routes.ts';
import { isImage } from './imageProblem.ts';

/** Returns whether a path is of a file that the build generates, which can't be checked before. */
const isNamedByTheBuild = (path: string) => Object.values(folders).some((folder) => path.startsWith(folder));

/** Decodes a URL. One with a literal percent sign stays as it is. */
const decode = (url: string): string => attempt(() => decodeURIComponent(url)) ?? url;

function suggestLink(folder: ContentFolder, targets: Targets, from: string, url: string, path: string): ProblemFacts {
  if (/^[\w.+-]+@[\w-]+(\.[\w-]+)+$/.test(url)) return { meant: [`mailto:${url}`] };
  const [, tag = '', rest = ''] = /^\/([\w-]+)(.*)$/.exec(path) ?? [];
  const isInLanguage = languageTag(tag) !== undefined && targets.has(rest || '/');
  if (isInLanguage) return { meant: [rest || '/'], fix: 'ofText' };
  const file = imagePath(url, from);
  const isHost =
    /^(www\.|[\w-]+(\.[\w-]+)*\.[a-z]{2,}\/|([\w-]+\.)+(com|org|net|dev|io|edu|de|fr|uk|eu|me|app|ai)$)/i.test(url);
  if (folder.has(file)) {
    if (isImage(file)) return { fix: 'image', write: `![alt text](${url})` };
    const { page } = placeOf(file);
    if (file.endsWith('.md') && page) return { meant: [page] };
    if (!/^\/|\.md$/.test(url)) return { fix: 'toPublic' };
  } else if (isHost) return { meant: [`https://${url}`] };
  // Compares only what differs between the URLs in a folder.
  const [, parent = '', name = ''] = /^(.*\/)([^/]+?)(?:\.md|\/)?$/.exec(path) ?? [];
  const names = [...targets.keys()].filter((page) => page.startsWith(parent)).map((page) => page.slice(parent.length));
  const suggested = nearest(name, names);
  return suggested === undefined ? {} : { meant: [parent + suggested] };
}

/** Returns what `npm run refresh` found out about a URL. */
export function linkWarning({ dead, movedTo }: RefreshResult = {}): Finding | undefined {
  if (dead) return { kind: 'linkDead', found: dead };
  return movedTo ? { kind: 'linkMoved', found: movedTo } : undefined;
}

/** Checks a link in a body: its scheme, and whether the site has the page and the fragment. */
export function linkProblem(folder: ContentFolder, targets: Targets, file: string, url: string): Finding | undefined {
  const target = linkTarget(url);
  if (target && target !== 'site') return undefined;
  if (/^http:/i.test(url)) return { kind: 'linkHttp', found: url, meant: [url.replace(/^http/i, 'https')] };
  if (!target) return { kind: 'linkScheme', found: url };
  const { page } = placeOf(file);
  // A draft has no page yet.
  if (!targets.has(page)) return undefined;
  const { pathname, hash } = new URL(url, `https://site.invalid${page}`);
  const path = decode(pathname);
  if (!targets.has(path)) {
    const kind = isNamedByTheBuild(path) ? 'pageOfBuild' : 'page';
    return { kind, found: path, ...suggestLink(folder, targets, file, url, path) };
  }
  const found = decode(hash.slice(1));
  const places = targets.get(path);
  if (!places || places.has(found)) return undefined;
  const meant = [
    `section-${found}`,
    nearest(
      found,
      [...places].filter((name) => name !== 'top'),
    ),
  ].find((name) => name !== undefined && places.has(name));
  return { kind: 'fragment', found, allowed: path, ...(meant && { meant: [`#${meant}`] }) };
}

import { attempt } from '#base/attempt.ts';
import { imagePath } from '#base/imagePath.ts';
import { languageTag } from '#base/languageTag.ts';
import { linkTarget } from '#base/markdown/toHast.ts';
import { didYouMean } from '#base/nearest.ts';
import type { Problem } from '#base/problems.ts';
import { folders } from '#base/urls.ts';
import type { ContentFolder } from '../folder.ts';
import { placeOf, type Targets } from '../routes.ts';
import { isImage } from './imageProblem.ts';

const error = (message: string) => ({ message, severity: 'error' as const });

/** Returns whether a path is of a file that the build generates, which can't be checked before. */
const isNamedByTheBuild = (path: string) => Object.values(folders).some((folder) => path.startsWith(folder));

/** Decodes a URL. One with a literal percent sign stays as it is. */
const decode = (url: string): string => attempt(() => decodeURIComponent(url)) ?? url;

/** Returns what was probably meant by a broken link. */
function suggestLink(
  folder: ContentFolder,
  targets: Targets,
  from: string,
  { url, path }: { url: string; path: string },
): string {
  const isMail = /^[\w.+-]+@[\w-]+(\.[\w-]+)+$/.test(url);
  if (isMail) return `. Did you mean "mailto:${url}"?`;
  const [, tag = '', rest = ''] = /^\/([\w-]+)(.*)$/.exec(path) ?? [];
  const isInLanguage = languageTag(tag) !== undefined && targets.has(rest || '/');
  if (isInLanguage) return `. Did you mean "${rest || '/'}"? It points to the page in the language of the text.`;
  const file = imagePath(url, from);
  const isHost =
    /^(www\.|[\w-]+(\.[\w-]+)*\.[a-z]{2,}\/|([\w-]+\.)+(com|org|net|dev|io|edu|de|fr|uk|eu|me|app|ai)$)/i.test(url);
  if (isHost && !folder.has(file)) return `. Did you mean "https://${url}"?`;
  if (isImage(file) && folder.has(file)) return `. To show the image, write ![alt text](${url})`;
  const isContent = file.endsWith('.md') && folder.has(file);
  if (isContent) return `. Did you mean "${placeOf(file).page}"?`;
  const isFile = !/^\/|\.md$/.test(url) && folder.has(file);
  if (isFile) return '. The site serves only images from content/. Move the file to public/.';
  // Compares only what differs between the URLs in a folder.
  const [, parent = '', name = ''] = /^(.*\/)([^/]+?)(?:\.md|\/)?$/.exec(path) ?? [];
  const names = [...targets.keys()].filter((page) => page.startsWith(parent)).map((page) => page.slice(parent.length));
  return didYouMean(name, names).replace('mean "', `mean "${parent}`);
}

/**
 * Checks a link in a body: its scheme, and whether the site has the page and the fragment.
 * @returns undefined if the link works, or points to another site
 */
export function linkProblem(
  folder: ContentFolder,
  targets: Targets,
  file: string,
  url: string,
): Pick<Problem, 'message' | 'severity' | 'canWait'> | undefined {
  const target = linkTarget(url);
  if (target && target !== 'site') return undefined;
  const allowed = 'must begin with https://, mailto: or tel:';
  if (/^http:/i.test(url)) {
    return error(`${allowed} (found "${url}"). Did you mean "${url.replace(/^http/i, 'https')}"?`);
  }
  if (!target)
    return { message: `${allowed} (found "${url}"), so it is left out. Fix or delete it.`, severity: 'warning' };
  const { page } = placeOf(file);
  // A draft has no page yet.
  if (!targets.has(page)) return undefined;
  const { pathname, hash } = new URL(url, `https://site.invalid${page}`);
  const path = decode(pathname);
  if (!targets.has(path)) {
    const message = `points to ${path}, which does not exist${suggestLink(folder, targets, file, { url, path })}`;
    return { message, severity: isNamedByTheBuild(path) ? 'warning' : 'error', canWait: true };
  }
  const place = decode(hash.slice(1));
  const places = targets.get(path);
  if (!places || places.has(place)) return undefined;
  const near = places.has(`section-${place}`)
    ? `. Did you mean "#section-${place}"?`
    : didYouMean(
        hash,
        [...places].filter((name) => name !== 'top').map((name) => `#${name}`),
      );
  return { ...error(`points to #${place}, which ${path} does not have${near}`), canWait: true };
}

/** Texts and images of a former site: what they point to is brought along, and links lead to its new place. */
import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { applyEdits, type Edit } from '#base/edits.ts';
import { leavesSite } from '#base/markdown/links.ts';
import { Markdown } from '#base/markdown/markdown.ts';
import { childrenOf, nodesIn, spanOf } from '#base/markdown/nodes.ts';
import { fileNames } from '#base/slug.ts';
import { readImage } from '../images.ts';
import type { OldFile, OldSite } from './readOldSite.ts';

/** Where generators keep the files that they serve at the root. */
const roots = ['', 'static', 'public', 'assets', 'assets/media', 'assets/img', 'images', 'src'];

/** Liquid, shortcodes, attributes of Kramdown, and imports of MDX. */
const plugins = /\{%.*?%\}|\{\{.*?\}\}|\{:.*?\}|^import .* from .*$/gms;

/** What Liquid writes before a path is nothing here. */
const simpleLiquid = /\{\{\s*(?:site\.(?:baseurl|url)|base_path)\s*\}\}|\{%\s*include base_path\s*%\}/g;
const relativeUrl = /\{\{\s*["']([^"'{}]+)["']\s*\|\s*(?:relative_url|absolute_url|prepend:[^}]*)\s*\}\}/g;

const imageTag = /<img\b[^>]*?\bsrc\s*=\s*["']?([^"'\s>]+)[^>]*>/gi;

/**
 * @param files what is written, by its path from `content/`: images are added
 * @param moved new places by old addresses, without a slash at their end
 */
export function oldTexts(
  { folder, report }: Pick<OldSite, 'folder' | 'report'>,
  files: Map<string, string | Buffer>,
  moved: ReadonlyMap<string, string>,
  fetch = false,
) {
  /** Other files that texts link to. They are served where they were: paths from the root. */
  const served = new Map<string, Buffer>();
  /** Paths from `content/`, by the sources of images. */
  const taken = new Map<string, string>();
  const nameOf = fileNames('image');

  /** Returns the file that a path points to, from the folder of the site. */
  function find(url: string, from: string): string | undefined {
    const [path = ''] = decodeURI(url.replace(/%(?![\da-f]{2})/gi, '%25')).split(/[?#]/);
    const beside = path.startsWith('/') ? [] : [posix.dirname(from)];
    return [...beside, ...roots]
      .map((root) => posix.join(root, path).replace(/^\//, ''))
      .find((file) => !file.startsWith('..') && /\.\w+$/.test(file) && existsSync(join(folder, file)));
  }

  /** Returns the path of an image from `content/`; undefined with a note if there is none. */
  async function image(url: string, from: string): Promise<string | undefined> {
    const isRemote = /^(https?:)?\/\//i.test(url);
    const source = isRemote ? url.replace(/^(http:)?\/\//i, 'https://') : find(url, from);
    if (source && taken.has(source)) return taken.get(source);
    try {
      if (!source) throw new Error('it is not there');
      const { ending, bytes } = await readImage(source, { folder, fetch, typed: '' });
      const path = `images/${nameOf(posix.basename(source).replace(/\.\w+$/, ''))}.${ending}`;
      files.set(path, bytes);
      taken.set(source, path);
      return path;
    } catch (error) {
      report(from, `image ${url}: ${(error as Error).message}`);
      return undefined;
    }
  }

  /** Returns what a link of a text leads to here; undefined if there is nothing. */
  function targetOf(url: string, from: string): string | undefined {
    if (url.startsWith('#') || leavesSite(url)) return url;
    const [path = '', fragment] = url.split('#');
    const base = posix.join('/', moved.has(url) ? '' : posix.dirname(from), '/');
    const page = (path.startsWith('/') ? path : posix.join(base, path)).replace(/(?<=.)\/$|\.html$/, '');
    const place = page === '/' ? '/' : moved.get(page);
    if (place) return fragment && !place.includes('#') && place !== '/' ? `${place}#${fragment}` : place;
    const file = find(url, from);
    if (!file || /\.(?:md|html?)$/.test(file)) return undefined;
    const here = posix.normalize(path.startsWith('/') ? path : `/${file}`).slice(1);
    served.set(`public/${here}`, readFileSync(join(folder, file)));
    return `/${here}`;
  }

  /**
   * Returns a body for a file in a folder of `content/`. What it can't show stays as text, with a note.
   * @param hasImages false for the text of an entry in a list, which has none
   */
  async function body({ body, path }: Pick<OldFile, 'body' | 'path'>, hasImages = true): Promise<string> {
    const source = body.replace(simpleLiquid, '').replace(relativeUrl, '$1');
    const found = source.match(plugins) ?? [];
    const more = found.length > 1 ? ` (${found.length} places)` : '';
    if (found[0]) report(path, `needs a plug-in, and is text here: ${found[0].split('\n')[0]}${more}`);
    const edits: Edit[] = [];
    for (const node of nodesIn(new Markdown(source).root)) {
      const { start, end } = spanOf(node);
      const text = source.slice(start, end);
      if (node.type === 'image') {
        if (!hasImages) report(path, `image in the text of a list: ${node.url}`);
        const source = hasImages ? await image(node.url, path) : undefined;
        const alt = node.alt ?? '';
        const left = /^https:/i.test(node.url) ? `[${alt || node.url}](${node.url})` : alt;
        edits.push({ start, end, text: source ? `![${alt}](../${source})` : left });
      } else if (node.type === 'link' || node.type === 'definition') {
        const target = targetOf(node.url, path)?.replace(/^http:/i, 'https:');
        if (target === node.url) continue;
        const at = text.lastIndexOf(node.url);
        if (target && at >= 0) edits.push({ start: start + at, end: start + at + node.url.length, text: target });
        else if (node.type === 'link') {
          report(path, `link to a page that is not here: ${node.url}`);
          const [first, last] = [childrenOf(node)[0], childrenOf(node).at(-1)];
          if (!first || !last) continue;
          edits.push({ start, end: spanOf(first).start, text: '' }, { start: spanOf(last).end, end, text: '' });
        }
      } else if (node.type === 'html' && hasImages) {
        for (const { index, 0: tag, 1: url = '' } of text.matchAll(imageTag)) {
          const source = await image(url, path);
          const alt = /\balt\s*=\s*"([^"]*)"/i.exec(tag)?.[1] ?? '';
          const shown = source ? `<img src="../${source}" alt="${alt}">` : alt;
          edits.push({ start: start + index, end: start + index + tag.length, text: shown });
        }
      }
    }
    return applyEdits(source, edits);
  }

  return { served, taken, find, image, body };
}

export type OldTexts = ReturnType<typeof oldTexts>;

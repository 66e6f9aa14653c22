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

export class OldTexts {
  /** Images, by their paths from `content/`. */
  readonly images = new Map<string, Buffer>();
  /** Other files that texts link to. They are served where they were: paths from the root. */
  readonly served = new Map<string, Buffer>();
  /** Paths from `content/`, by the sources of images. */
  readonly taken = new Map<string, string | undefined>();
  readonly #nameOf = fileNames('image');
  readonly #site: Pick<OldSite, 'folder' | 'report'>;
  readonly #moved: ReadonlyMap<string, string>;
  readonly #fetch: boolean;

  /** @param moved new places by old addresses, without a slash at their end */
  constructor(site: Pick<OldSite, 'folder' | 'report'>, moved: ReadonlyMap<string, string>, fetch = false) {
    this.#site = site;
    this.#moved = moved;
    this.#fetch = fetch;
  }

  /** Returns the file that a path points to, from the folder of the site. */
  find(url: string, from: string): string | undefined {
    const [path = ''] = decodeURI(url.replace(/%(?![\da-f]{2})/gi, '%25')).split(/[?#]/);
    const beside = path.startsWith('/') ? [] : [posix.dirname(from)];
    return [...beside, ...roots]
      .map((root) => posix.join(root, path).replace(/^\//, ''))
      .find((file) => !file.startsWith('..') && /\.\w+$/.test(file) && existsSync(join(this.#site.folder, file)));
  }

  /** Returns the path of an image from `content/`; undefined with a note if there is none. */
  async image(url: string, from: string): Promise<string | undefined> {
    const isRemote = /^(https?:)?\/\//i.test(url);
    const source = isRemote ? url : this.find(url, from);
    if (!source || (isRemote && !this.#fetch)) {
      const note = isRemote ? 'image on the web, which --fetch downloads' : 'image that is not there';
      this.#site.report(from, `${note}: ${url}`);
      return undefined;
    }
    if (this.taken.has(source)) return this.taken.get(source);
    let path: string | undefined;
    try {
      const { ending, bytes } = await readImage(source, { folder: this.#site.folder, fetch: this.#fetch, typed: '' });
      path = `images/${this.#nameOf(posix.basename(source).replace(/\.\w+$/, ''))}.${ending}`;
      this.images.set(path, bytes);
    } catch (error) {
      this.#site.report(from, `image ${source}: ${(error as Error).message}`);
    }
    this.taken.set(source, path);
    return path;
  }

  /** Returns what a link of a text leads to here; undefined if there is nothing. */
  #target(url: string, from: string): string | undefined {
    if (url.startsWith('#') || leavesSite(url)) return url;
    const [path = '', fragment] = url.split('#');
    const base = posix.join('/', this.#moved.has(url) ? '' : posix.dirname(from), '/');
    const page = (path.startsWith('/') ? path : posix.join(base, path)).replace(/(?<=.)\/$|\.html$/, '');
    const moved = page === '/' ? '/' : this.#moved.get(page);
    if (moved) return fragment && !moved.includes('#') && moved !== '/' ? `${moved}#${fragment}` : moved;
    const file = this.find(url, from);
    if (!file || /\.(?:md|html?)$/.test(file)) return undefined;
    const served = posix.normalize(path.startsWith('/') ? path : `/${file}`).slice(1);
    this.served.set(`public/${served}`, readFileSync(join(this.#site.folder, file)));
    return `/${served}`;
  }

  /**
   * Returns a body for a file in a folder of `content/`. What it can't show stays as text, with a note.
   * @param hasImages false for the text of an entry in a list, which has none
   */
  async body({ body, path }: Pick<OldFile, 'body' | 'path'>, hasImages = true): Promise<string> {
    const source = body.replace(simpleLiquid, '').replace(relativeUrl, '$1');
    const found = source.match(plugins) ?? [];
    if (found.length) {
      const more = found.length > 1 ? ` (${found.length} places)` : '';
      this.#site.report(path, `needs a plug-in, and is text here: ${found[0]?.split('\n')[0]}${more}`);
    }
    const edits: Edit[] = [];
    for (const node of nodesIn(new Markdown(source).root)) {
      const { start, end } = spanOf(node);
      const text = source.slice(start, end);
      if (node.type === 'image') {
        if (!hasImages) this.#site.report(path, `image in the text of a list: ${node.url}`);
        const image = hasImages ? await this.image(node.url, path) : undefined;
        const alt = node.alt ?? '';
        const left = /^https:/i.test(node.url) ? `[${alt || node.url}](${node.url})` : alt;
        edits.push({ start, end, text: image ? `![${alt}](../${image})` : left });
      } else if (node.type === 'link' || node.type === 'definition') {
        const target = this.#target(node.url, path)?.replace(/^http:/i, 'https:');
        if (target === node.url) continue;
        const at = text.lastIndexOf(node.url);
        if (target && at >= 0) edits.push({ start: start + at, end: start + at + node.url.length, text: target });
        else if (node.type === 'link') {
          this.#site.report(path, `link to a page that is not here: ${node.url}`);
          const [first, last] = [childrenOf(node)[0], childrenOf(node).at(-1)];
          if (!first || !last) continue;
          edits.push({ start, end: spanOf(first).start, text: '' }, { start: spanOf(last).end, end, text: '' });
        }
      } else if (node.type === 'html' && hasImages) {
        edits.push({ start, end, text: await this.#html(text, path) });
      }
    }
    const outer = edits.filter(
      (edit) => !edits.some((other) => other !== edit && other.start <= edit.start && other.end > edit.end),
    );
    return applyEdits(
      source,
      outer.toSorted((a, b) => a.start - b.start),
    );
  }

  /** Returns HTML with its images from `content/`. */
  async #html(html: string, from: string): Promise<string> {
    let result = html;
    for (const [tag, url = ''] of html.matchAll(/<img\b[^>]*?\bsrc\s*=\s*["']?([^"'\s>]+)[^>]*>/gi)) {
      const image = await this.image(url, from);
      const alt = /\balt\s*=\s*"([^"]*)"/i.exec(tag)?.[1] ?? '';
      result = result.replace(tag, () => (image ? `<img src="../${image}" alt="${alt}">` : alt));
    }
    return result;
  }
}

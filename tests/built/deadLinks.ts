import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseHtml } from '../parseHtml.ts';

/** Attributes with one URL, and attributes with a list of URLs and widths. */
const single = ['href', 'src', 'action', 'poster', 'component-url', 'renderer-url'];
const lists = ['srcset', 'imagesrcset'];

const inCss = (css: string) => [...css.matchAll(/url\((['"]?)(.*?)\1\)/g)].map(([, , url = '']) => url);

/** Returns every URL in a page, including those in styles and metadata. */
function urlsIn(document: Document): string[] {
  const values = (names: string[]) =>
    names.flatMap((name) =>
      [...document.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name) ?? ''),
    );
  const metadata = [...document.querySelectorAll('meta[content]')].map((meta) => meta.getAttribute('content') ?? '');
  return [
    ...values(single),
    ...values(lists).flatMap((list) => list.split(',').map((each) => each.trim().replace(/\s.*/, ''))),
    ...metadata.filter((content) => /^https?:/.test(content)),
    ...metadata.flatMap((content) => /^\d+; url=(.*)/.exec(content)?.[1] ?? []),
    ...[...document.querySelectorAll('style')].flatMap((style) => inCss(style.textContent)),
  ];
}

/**
 * Returns the problems of URLs in built pages, styles and manifest.
 * @param folder folder of the built site
 * @param site URL of the site, such as `http://localhost:4321/`. URLs of other sites must be https.
 * @returns a line for each: file, URL, problem
 * @throws if the folder has no pages
 */
export function findDeadLinks(folder: string, site: string): string[] {
  const files = new Set(globSync('**/*.*', { cwd: folder }).map((file) => file.replaceAll('\\', '/')));
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const pages = new Map(
    [...files].filter((file) => file.endsWith('.html')).map((file) => [file, parseHtml(read(file))]),
  );
  if (!pages.size) throw new Error(`${folder} has no pages.`);

  const problemOf = (link: string, from: URL): string | undefined => {
    const url = new URL(link, from);
    if (['mailto:', 'tel:', 'data:'].includes(url.protocol)) return undefined;
    if (!url.href.startsWith(site)) return url.protocol === 'https:' ? undefined : 'is not https';
    const path = decodeURIComponent(url.href.slice(site.length).replace(/[?#].*/, ''));
    const file = [path, `${path}.html`, `${path}index.html`].find((each) => files.has(each));
    if (!file) return "doesn't exist";
    const fragment = decodeURIComponent(url.hash.slice(1));
    return fragment && !pages.get(file)?.getElementById(fragment) ? 'has a fragment that its page lacks' : undefined;
  };
  return [...files].flatMap((file) => {
    const page = pages.get(file);
    let urls: string[] = [];
    if (page) urls = urlsIn(page);
    else if (file.endsWith('.css')) urls = inCss(read(file));
    else if (file.endsWith('.webmanifest')) {
      const { start_url, icons } = JSON.parse(read(file));
      urls = [start_url, ...icons.map(({ src }: { src: string }) => src)];
    }
    const here = new URL(file.replace(/(index)?\.html$/, ''), site);
    return [...new Set(urls)].flatMap((link) => {
      const problem = problemOf(link, here);
      return problem ? `${file}: ${link} ${problem}` : [];
    });
  });
}

import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { type DefaultTreeAdapterTypes, parse, type Token, defaultTreeAdapter as tree } from 'parse5';
import { formHosts } from '#base/formServices.ts';
import { adminConfigFile, href } from '#base/urls.ts';
import type { PolicyParts } from './policy.ts';

export interface Redirect {
  from: string;
  to: string;
}

/** Data of a built site that host configuration depends on. */
export interface BuiltSite extends PolicyParts {
  /** Files of pages, as from `builtPages`. Example: `projects/online-card-game.html`. */
  pages: readonly string[];
  redirects: readonly Redirect[];
  /** Whether it has the page of the Git-based editor, with a policy of its own. */
  hasAdmin?: boolean;
}

export interface BuiltPage extends PolicyParts {
  movedTo?: string;
}

/** Types of script elements that a browser runs; all other types are data blocks. */
const running = new Set(['', 'module', 'text/javascript', 'importmap', 'speculationrules']);
/** Base for `new URL`, which percent-encodes a path. */
const anyHost = 'http://localhost';

export interface PageElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  places: Readonly<Record<string, Token.Location>>;
  text: string;
  start: number;
  end: number;
}

/** Returns all elements of a page, as parsed by a browser without JavaScript. */
export function elementsOf(html: string): PageElement[] {
  const found: PageElement[] = [];
  const walk = (node: DefaultTreeAdapterTypes.ParentNode) => {
    for (const child of tree.getChildNodes(node)) {
      if (!tree.isElementNode(child)) continue;
      const attributes = Object.fromEntries(tree.getAttrList(child).map(({ name, value }) => [name, value]));
      const texts = tree.getChildNodes(child).filter(tree.isTextNode);
      const { startTag, endTag, attrs: places = {} } = child.sourceCodeLocation ?? {};
      const text = texts.map(tree.getTextNodeContent).join('');
      const start = startTag?.endOffset ?? 0;
      found.push({ name: child.tagName, attributes, places, text, start, end: endTag?.startOffset ?? start });
      walk(child);
    }
  };
  walk(parse(html, { scriptingEnabled: false, sourceCodeLocationInfo: true }));
  return found;
}

/** Returns the elements of a page outside of `<main>`, since nothing in the owner's content may run. */
function frameOf(html: string, elements: readonly PageElement[]): readonly PageElement[] {
  const main = elements.find(({ name }) => name === 'main');
  // Until the last end tag, in case that content ever writes one: the element ends at the first.
  const end = html.lastIndexOf('</main>');
  return main ? elements.filter(({ start }) => start < main.start || start > end) : elements;
}

/**
 * Returns the hashes of a page's inline scripts and styles outside of `<main>`, the origins of its forms, and the target
 * of its redirect.
 */
export function parsePage(html: string): BuiltPage {
  const elements = elementsOf(html);
  const frame = frameOf(html, elements);
  const named = (name: string) => frame.filter((element) => element.name === name);
  const forms = elements.filter(({ name }) => name === 'form');
  const refresh = named('meta').find(({ attributes }) => attributes['http-equiv'] === 'refresh');
  return {
    scripts: named('script')
      .filter(({ attributes: { src, type = '' } }) => !src && running.has(type))
      .map(policyHash),
    styles: named('style').map(policyHash),
    formHosts: formHosts.filter((host) =>
      forms.some(({ attributes: { action = '' } }) => action.startsWith(`${host}/`)),
    ),
    movedTo: /url=(.+)$/.exec(refresh?.attributes.content ?? '')?.[1],
  };
}

function policyHash({ text }: PageElement): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

/**
 * Returns a page with trimmed inline scripts and styles, since the Nu HTML checker hashes them without surrounding line
 * breaks. Scripts in a row become one, and so do styles, since each has a hash in the policy, which no compression makes
 * smaller.
 */
export function joinInlineCode(html: string): string {
  const trimmed = html.replace(/(?<=<(script|style)\b[^>]*>)\s+|\s+(?=<\/(script|style)>)/g, '');
  const joined = trimmed.replace(/(?:<script>(?:(?!<\/script>)[\s\S])*<\/script>\s*){2,}/g, (run) =>
    run.replaceAll(/<\/script>\s*<script>/g, ';'),
  );
  // base.css has Astro's rule for islands too.
  return joined.replace(/<style>astro-island,[^<]*<\/style>/, '').replaceAll(/<\/style>\s*<style>/g, '');
}

/** Returns the HTML files of a built site: sorted paths relative to `dist`, with forward slashes. */
export function builtPages(dist: string): string[] {
  return globSync('**/*.html', { cwd: dist })
    .map((file) => file.split(sep).join('/'))
    .sort();
}

/** Returns the URL path of a page's file, with the base path: `/projects` for `projects.html`. */
export function pagePath(file: string, base: string): string {
  return href(`/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`, base);
}

const parsePages = (dist: string) =>
  new Map(builtPages(dist).map((file) => [file, parsePage(readFileSync(join(dist, file), 'utf8'))]));

/** Returns the data of a built site. @param parsed data of its pages by their files, if known */
export function readBuiltSite(
  dist: string,
  base: string,
  parsed: ReadonlyMap<string, BuiltPage> = parsePages(dist),
): BuiltSite {
  const all = (name: keyof PolicyParts) => [...new Set([...parsed.values()].flatMap((page) => page[name]))].sort();
  const pages = [...parsed.keys()].sort();
  const redirects = pages.flatMap((file) => {
    const movedTo = parsed.get(file)?.movedTo;
    if (!movedTo) return [];
    const { pathname, hash } = new URL(movedTo, anyHost);
    const from = pagePath(file, base);
    return [from, `${from}/`].map((each) => ({ from: each, to: pathname + hash }));
  });
  const hasAdmin = existsSync(join(dist, adminConfigFile));
  return { pages, redirects, hasAdmin, scripts: all('scripts'), styles: all('styles'), formHosts: all('formHosts') };
}

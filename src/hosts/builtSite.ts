import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { type DefaultTreeAdapterTypes, parse, defaultTreeAdapter as tree } from 'parse5';
import { formHosts } from '#base/formServices.ts';
import type { PolicyParts } from './policy.ts';

/** An address that has moved, with the base path. */
export interface Redirect {
  from: string;
  to: string;
}

/** What hosts need to know of a built site. */
export interface BuiltSite extends PolicyParts {
  /** As `builtPages` names them: `projects/online-card-game.html`. */
  pages: readonly string[];
  redirects: readonly Redirect[];
}

interface Page {
  scripts: string[];
  styles: string[];
  movedTo?: string;
}

/** Types of script elements that a browser runs; every other is a block of data. */
const running = new Set(['', 'module', 'text/javascript', 'importmap', 'speculationrules']);
/** Gives an address its percent-encoding. */
const anyHost = 'http://localhost';

interface Element {
  name: string;
  attributes: Readonly<Record<string, string>>;
  text: string;
}

/** All elements of a page, as a browser without script parses it. */
function elementsOf(html: string): Element[] {
  const found: Element[] = [];
  const walk = (node: DefaultTreeAdapterTypes.ParentNode) => {
    for (const child of tree.getChildNodes(node)) {
      if (!tree.isElementNode(child)) continue;
      const attributes = Object.fromEntries(tree.getAttrList(child).map(({ name, value }) => [name, value]));
      const texts = tree.getChildNodes(child).filter(tree.isTextNode);
      found.push({ name: child.tagName, attributes, text: texts.map(tree.getTextNodeContent).join('') });
      walk(child);
    }
  };
  walk(parse(html, { scriptingEnabled: false }));
  return found;
}

/**
 * Reads what a page's frame holds inline. The frame is the page without `<main>`: that has the owner's words in it,
 * and nothing there shall ever be allowed to run.
 */
export function readPage(html: string): Page {
  const frame = html.replace(/<main[\s>][\s\S]*<\/main>/, '');
  const elements = elementsOf(frame);
  const named = (name: string) => elements.filter((element) => element.name === name);
  const refresh = named('meta').find(({ attributes }) => attributes['http-equiv'] === 'refresh');
  return {
    scripts: named('script')
      .filter(({ attributes: { src, type = '' } }) => !src && running.has(type))
      .map(hashOf),
    styles: named('style').map(hashOf),
    movedTo: /url=(.+)$/.exec(refresh?.attributes.content ?? '')?.[1],
  };
}

function hashOf({ text }: Element): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

/** Takes the line ends off inline scripts and styles, which the Nu HTML checker hashes without them. */
export function trimInlineCode(html: string): string {
  return html.replace(/(<(script|style)\b[^>]*>)\s*([\s\S]*?)\s*(<\/\2>)/g, '$1$3$4');
}

/** The pages of a built site: paths below `dist` with forward slashes. */
export function builtPages(dist: string): string[] {
  return globSync('**/*.html', { cwd: dist })
    .map((file) => file.split(sep).join('/'))
    .sort();
}

/** The address of a page's file: `projects.html` is `/projects`. */
export function pagePath(file: string, base: string): string {
  const path = file.replace(/(^|\/)index\.html$|\.html$/, '');
  return `${base.replace(/\/$/, '')}/${path}`;
}

/**
 * Reads all pages of a built site.
 * @param dist folder of the built site
 * @param base path of the site: `/` or `/some/path`
 */
export function readBuiltSite(dist: string, base: string): BuiltSite {
  const pages = builtPages(dist);
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const usedHosts = new Set<string>();
  const redirects: Redirect[] = [];
  for (const file of pages) {
    const html = readFileSync(join(dist, file), 'utf8');
    const page = readPage(html);
    for (const hash of page.scripts) scripts.add(hash);
    for (const hash of page.styles) styles.add(hash);
    for (const host of formHosts) if (html.includes(` action="${host}/`)) usedHosts.add(host);
    if (page.movedTo) redirects.push({ from: pagePath(file, base), to: new URL(page.movedTo, anyHost).pathname });
  }
  return { pages, redirects, scripts: [...scripts].sort(), styles: [...styles].sort(), formHosts: [...usedHosts] };
}

import { JSDOM } from 'jsdom';
import { layout } from './floorStyle.ts';

/** The address of a page's floor. */
export const floorOf = (path: string) => `/floor${path === '/' ? '' : path}`;

/** The address of a page's floor in the site's typefaces. */
export const floorInTypeOf = (path: string) => `/in-type${path === '/' ? '' : path}`;

/** What needs a script, or is seen by nobody who neither points nor sends nor prints. */
const left =
  'script, style, button, template, [hidden], .visually-hidden, [id^="work-"], :is([class*="skip"], [class*="paper"], [class*="sent"])';
/** Of a page and its drawings; a class, where its name is no part's own. */
const kept =
  /^(href|download|src|srcset|sizes|type|alt|width|height|name|rows|viewBox|preserveAspectRatio|d|c?[xy]\d?|r[xy]?|points|transform|fill|stroke.*|lang|dir|colspan|display)$/;

/**
 * The page below which no page can be: the same words, images and layout as somebody would write them by hand, with
 * CSS inline and no script. Its links lead to the floors of those pages.
 * @param html a page of the built site
 * @param paths the pages that have a floor
 */
export function floorPage(html: string, paths: readonly string[] = []): string {
  const { document } = new JSDOM(html).window;
  const { body } = document;
  for (const element of body.querySelectorAll(left)) element.remove();
  for (const element of body.querySelectorAll('astro-island, astro-slot, astro-static-slot'))
    element.replaceWith(...element.childNodes);
  for (const element of body.querySelectorAll('*')) {
    const names = [...element.classList].filter((name) => /^[a-z]+\d?$/.test(name));
    for (const { name } of [...element.attributes]) if (!kept.test(name)) element.removeAttribute(name);
    if (names.length) element.setAttribute('class', names.join(' '));
    const href = element.getAttribute('href') ?? '';
    if (paths.includes(href)) element.setAttribute('href', floorOf(href));
  }
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="description" content="The floor"><link rel="icon" href="data:,"><title>The floor</title><style>${layout}</style></head>
<body>${body.innerHTML.trim()}</body></html>`;
}

/**
 * A floor page set in the site's two typefaces: Lighthouse counts fonts that arrive before the first paint, as they do
 * where nothing is far, so what it works out for a page is held against this.
 * @param floor as `floorPage` made it
 * @param html the page that it was made of
 */
export function inType(floor: string, html: string): string {
  const faces = html.match(/@font-face ?\{[^}]*\}/g) ?? [];
  return floor
    .replace('<style>', () => `<style>${faces.join('')}`)
    .replace(/\bsans-serif/, "'Schibsted Grotesk',sans-serif")
    .replace(/\bmonospace/, "'Martian Mono',monospace");
}

import { JSDOM } from 'jsdom';
import { layout } from './floorStyle.ts';

/** Returns the path of a page's floor: the smallest page with the same content, which `floorPage` makes. */
export const floorOf = (path: string) => `/floor${path === '/' ? '' : path}`;

/** Returns the path of a page's floor in the site's fonts. */
export const floorInTypeOf = (path: string) => `/in-type${path === '/' ? '' : path}`;

/** Elements that need JavaScript, or are visible only on hover, after sending the form, or in print. */
const left =
  'script, style, button, template, [hidden], .visually-hidden, [id^="work-"], :is([class*="skip"], [class*="paper"], [class*="sent"])';
/** Attributes to keep. Of classes only global ones are kept, not those of components. */
const kept =
  /^(href|download|src|srcset|sizes|type|alt|width|height|name|rows|viewBox|preserveAspectRatio|d|c?[xy]\d?|r[xy]?|points|transform|fill|stroke.*|lang|dir|colspan|display)$/;

/**
 * Returns the floor of a page: the same text, images and layout in minimal HTML, with inline CSS and without
 * JavaScript. Its links lead to the floors of the linked pages.
 * @param html a page of the built site
 * @param paths paths of the pages that have a floor
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
 * Returns a floor in the site's two fonts. Simulated throttling counts fonts that load before the first paint, as they
 * do on a local server, so simulated times are compared with this floor.
 * @param floor result of `floorPage`
 * @param html the original page
 */
export function inType(floor: string, html: string): string {
  const faces = html.match(/@font-face ?\{[^}]*\}/g) ?? [];
  return floor
    .replace('<style>', () => `<style>${faces.join('')}`)
    .replace(/\bsans-serif/, "'Schibsted Grotesk',sans-serif")
    .replace(/\bmonospace/, "'Martian Mono',monospace");
}

import { JSDOM } from 'jsdom';
import { layout } from './baselineStyle.ts';

/** Returns the path of a page's baseline. */
export const baselineOf = (path: string) => `/baseline${path === '/' ? '' : path}`;

/** Returns the path of a page's baseline in the site's fonts. */
export const baselineWithFontsOf = (path: string) => `/with-fonts${path === '/' ? '' : path}`;

/** Elements that need JavaScript, or that are visible only on hover, after sending a message, or in print. */
const removed =
  'script, style, button, template, [hidden], .visually-hidden, [id^="work-"], :is([class*="skip"], [class*="paper"], [class*="sent"])';
/** Attributes that a baseline keeps. Of classes, it keeps only the global ones. */
const kept =
  /^(href|download|src|srcset|sizes|type|alt|width|height|name|rows|viewBox|preserveAspectRatio|d|c?[xy]\d?|r[xy]?|points|transform|fill|stroke.*|lang|dir|colspan|display)$/;

/**
 * Returns the baseline of a page: the same text, images and layout as written by hand, with inline CSS and without
 * JavaScript. No page of the site can be faster. Links point to the baselines of other pages.
 * @param html a page of the built site
 * @param paths pages that have a baseline
 */
export function createBaseline(html: string, paths: readonly string[] = []): string {
  const { document } = new JSDOM(html).window;
  const { body } = document;
  for (const element of body.querySelectorAll(removed)) element.remove();
  for (const element of body.querySelectorAll('astro-island, astro-slot, astro-static-slot'))
    element.replaceWith(...element.childNodes);
  for (const element of body.querySelectorAll('*')) {
    const names = [...element.classList].filter((name) => /^[a-z]+\d?$/.test(name));
    for (const { name } of [...element.attributes]) if (!kept.test(name)) element.removeAttribute(name);
    if (names.length) element.setAttribute('class', names.join(' '));
    const href = element.getAttribute('href') ?? '';
    if (paths.includes(href)) element.setAttribute('href', baselineOf(href));
  }
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="description" content="The baseline"><link rel="icon" href="data:,"><title>The baseline</title><style>${layout}</style></head>
<body>${body.innerHTML.trim()}</body></html>`;
}

/**
 * Returns a baseline in the site's two fonts. Lighthouse counts fonts that arrive before the first paint, as they do
 * on loopback, so its simulated metrics are compared with this.
 * @param baseline result of `createBaseline`
 * @param html the page that the baseline was made from
 */
export function withFonts(baseline: string, html: string): string {
  const faces = html.match(/@font-face ?\{[^}]*\}/g) ?? [];
  return baseline
    .replace('<style>', () => `<style>${faces.join('')}`)
    .replace(/\bsans-serif/, "'Schibsted Grotesk',sans-serif")
    .replace(/\bmonospace/, "'Martian Mono',monospace");
}

import { JSDOM } from 'jsdom';

/** The address of the page in the site's typefaces, which is measured and held to no goal. */
export const floorInType = '/floor/in-type';

const blocks = 'h1, h2, h3, p, li, dt, dd, label';
const style =
  'body{max-width:40rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 sans-serif}img{max-width:100%;height:auto}';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * The page below which no page can be: the same words and the same first picture, CSS inline, no script.
 * @param html a page of the built site
 */
export function floorPage(html: string): string {
  const { document } = new JSDOM(html).window;
  for (const element of document.querySelectorAll('svg, script, style, [hidden]')) element.remove();
  const words = [...document.querySelectorAll(blocks)]
    .filter((element) => !element.querySelector(blocks))
    .map((element) => {
      const tag = /^H\d$/.test(element.tagName) ? element.tagName.toLowerCase() : 'p';
      return `<${tag}>${escaped(element.textContent.trim().replace(/\s+/g, ' '))}</${tag}>`;
    });
  const picture = document.querySelector('picture, img')?.outerHTML ?? '';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="description" content="The floor"><link rel="icon" href="data:,"><title>The floor</title><style>${style}</style></head>
<body><main>${picture}\n${words.join('\n')}</main></body></html>`;
}

/**
 * The floor page set in the site's two typefaces, preloaded as every page has them: what type alone costs.
 * @param floor as `floorPage` made it
 * @param html the page that it was made of
 */
export function inType(floor: string, html: string): string {
  const preloads = html.match(/<link rel="preload" as="font"[^>]*>/g) ?? [];
  const faces = html.match(/@font-face ?\{[^}]*\}/g) ?? [];
  return floor
    .replace('<style>', () => `${preloads.join('')}<style>${faces.join('')}`)
    .replace('sans-serif}', "'Schibsted Grotesk',sans-serif}h1{font-family:'Martian Mono'}");
}

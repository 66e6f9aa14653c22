import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { analyticsScripts, headScript } from './scripts.ts';

type PageWindow = Window & typeof globalThis;
interface PageOptions {
  url: string;
  runScripts: 'dangerously';
  beforeParse(window: PageWindow): void;
}
// esbuild fails in Vitest's jsdom environment, which has a second kind of Uint8Array.
const { JSDOM }: { JSDOM: new (html: string, options: PageOptions) => { window: PageWindow } } = createRequire(
  import.meta.url,
)('jsdom');

const script = await headScript();

/** Returns a page with the script in its head, on a system that prefers dark or light. */
function openPage({ stored, systemDark = false, blocked = false, query = '' }: Record<string, unknown> = {}) {
  const system = { matches: systemDark as boolean, onchange: () => {} };
  const html = `<meta id="light" content="#light"><meta id="dark" content="#dark"><script>${script}</script>
    <button id="theme"><svg></svg></button><img>
    <button data-filter="" aria-pressed="true"></button><button data-filter="category=research" aria-pressed="false"></button>
    <button data-filter="technology=C%2B%2B" aria-pressed="false"></button>
    <li data-filter="category=research technology=C%2B%2B">1</li><li data-filter="technology=C%2B%2B">2</li><li data-filter="">3</li>`;
  const { window } = new JSDOM(html, {
    url: `https://example.com/projects${query}`,
    runScripts: 'dangerously',
    beforeParse(window) {
      window.matchMedia = () => system as unknown as MediaQueryList;
      if (stored !== undefined) window.localStorage.setItem('theme', String(stored));
      const storage = {
        get() {
          throw new Error('blocked');
        },
      };
      if (blocked) Object.defineProperty(window, 'localStorage', storage);
    },
  });
  const theme = () => window.document.documentElement.className;
  return { window, system, theme };
}

it('is at most 900 bytes, and is safe in a script element', () => {
  expect(Buffer.byteLength(script)).toBeLessThanOrEqual(900);
  expect(script).not.toContain('</');
});

describe('the theme before the first paint', () => {
  it.each([
    ['dark where dark is stored', { stored: 'dark' }, 'dark'],
    ['light where light is stored', { stored: 'light', systemDark: true }, 'light'],
    ['the system’s dark where storage throws', { blocked: true, systemDark: true }, 'dark'],
  ])('is %s', (_, circumstances, theme) => {
    expect(openPage(circumstances).theme()).toBe(theme);
  });

  it('has a theme-color for the browser UI', () => {
    const metas = [...openPage({ stored: 'dark' }).window.document.querySelectorAll('meta')];
    expect(metas.filter(({ media }) => !media).map(({ content }) => content)).toEqual(['#dark']);
  });
});

describe('the theme afterward', () => {
  it('follows the system while nothing is stored', () => {
    const { system, theme } = openPage();
    system.matches = true;
    system.onchange();
    expect(theme()).toBe('dark');
  });

  it.each(['storage', 'pageshow'])('follows another tab’s choice on %s', (event) => {
    const { window, theme } = openPage({ stored: 'light' });
    window.localStorage.setItem('theme', 'dark');
    window.dispatchEvent(new window.Event(event));
    expect(theme()).toBe('dark');
  });
});

it('sends a form once in ten seconds, and again when the page is restored', () => {
  const { window } = openPage();
  const form = window.document.body.appendChild(window.document.createElement('form'));
  const sends = (timeStamp: number) => {
    const event = new window.Event('submit', { bubbles: true, cancelable: true });
    Object.defineProperty(event, 'timeStamp', { value: timeStamp });
    return form.dispatchEvent(event);
  };
  expect([500, 580, 10_400, 10_600, 10_700].map(sends)).toEqual([true, false, false, true, false]);
  window.dispatchEvent(new window.Event('pagehide'));
  expect([10_800, 10_900].map(sends)).toEqual([true, false]);
});

describe('the filter in the URL, before the entries are painted', () => {
  it.each([
    ['?category=research', 'category=research', '1'],
    ['?a=1&technology=c%2B%2B', 'technology=C%2B%2B', '12'],
    ['?subcategory=research', '', '123'],
    ['?"]\\', '', '123'],
  ])('filters by %j: %j', async (query, pressed, shown) => {
    const { window } = openPage({ query });
    await new Promise((done) => window.addEventListener('load', done));
    const entries = [...window.document.querySelectorAll<HTMLElement>('li')].filter(({ hidden }) => !hidden);
    expect(entries.map(({ textContent }) => textContent).join('')).toBe(shown);
    expect(window.document.querySelector('[aria-pressed=true]')?.getAttribute('data-filter')).toBe(pressed);
  });
});

const own = ['/_vercel/insights/script.js', '/_vercel/speed-insights/script.js'];
const provider = [
  'https://va.vercel-scripts.com/v1/script.debug.js',
  'https://va.vercel-scripts.com/v1/speed-insights/script.debug.js',
];

it.each([
  ['a build elsewhere', {}, false, undefined, []],
  ['a build on the host', { VERCEL: '1' }, false, undefined, own],
  ['a build elsewhere with analytics: true', {}, false, true, own],
  ['a build on the host with analytics: false', { VERCEL: '1' }, false, false, []],
  ['development with analytics: true', { VERCEL: '1' }, true, true, []],
  ['development with ANALYTICS_DEBUG', { ANALYTICS_DEBUG: '1' }, true, undefined, provider],
])('chooses the analytics scripts of %s', (_, environment, development, on, scripts) => {
  expect(analyticsScripts({ environment, development, on })).toEqual(scripts);
});

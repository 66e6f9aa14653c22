import { globSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { Copy, freePort } from '../site.ts';

const site = new Copy();
const small = new Copy();
afterAll(() => {
  site.remove();
  small.remove();
});

const patiently = { timeout: 90_000, interval: 200 };

/** Sends the form of a served site, and returns the response. */
const sendForm = (origin: string) =>
  fetch(`${origin}/__message/formsubmit/hello@example.com`, {
    method: 'POST',
    body: new URLSearchParams({
      ...{ name: 'Grace', email: 'grace@example.com', message: 'Hello' },
      _next: `${origin}/contact#sent`,
    }),
    redirect: 'manual',
  });

describe('npm start', () => {
  it('serves the built site on PORT, with a message receiver that stores nothing', async () => {
    const port = await freePort();
    // Minimal content with a form, since it is built.
    for (const path of globSync('content/*', { cwd: small.folder }))
      rmSync(join(small.folder, path), { recursive: true });
    small.write('content/site.yaml', 'name: Ada Example\nemail: hello@example.com\n');
    const output = await small.start('start', /The site is at/, { PORT: String(port) });
    const origin = `http://localhost:${port}`;
    expect(output()).toContain(`The site is at ${origin}`);
    expect(output(), 'a local site needs no URL').not.toContain('set SITE_URL');
    expect(output()).toMatch(
      /^No problems.*\nBuilding .*\nBuilt dist\/ in [\d.]+ s: \d+ pages, [\d.]+ MB\.\n\nThe site /,
    );
    const { status, headers } = await fetch(`${origin}/contact`);
    expect(status).toBe(200);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('content-security-policy'), 'there is no TLS here').not.toContain('upgrade-insecure-requests');
    expect(headers.has('strict-transport-security')).toBe(false);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control'), 'a new build is shown at once').toBe('no-cache');
    expect((await fetch(`${origin}/nowhere`)).status).toBe(404);
    expect(await (await fetch(`${origin}/contact`)).text()).toContain(
      `action="${origin}/__message/formsubmit/hello@example.com"`,
    );
    expect(small.read('dist/contact.html')).toContain('action="https://formsubmit.co/hello@example.com"');

    const sent = await sendForm(origin);
    expect([sent.status, sent.headers.get('location')]).toEqual([303, `${origin}/contact#sent`]);
    expect(output()).toContain('message: Hello');
  });
});

describe('npm run dev', () => {
  let origin: string;
  let output: () => string;

  it('starts with an error in content, and shows the problem until it is fixed', async () => {
    const written = site.read('content/site.yaml');
    site.change('content/site.yaml', /^name:/m, 'nmae:');
    const port = await freePort();
    // The entry of a killed server, whose process ID belongs to another program now.
    const killed = { pid: process.pid, port: await freePort(), url: 'http://x' };
    mkdirSync(join(site.folder, '.astro'), { recursive: true });
    site.write('.astro/dev.json', JSON.stringify(killed));
    output = await site.start('dev', /ready in/, { PORT: String(port) });
    origin = `http://localhost:${port}`;
    for (const path of ['/', '/projects/online-card-game']) {
      const response = await fetch(origin + path);
      expect(response.status).toBe(500);
      expect(await response.text()).toMatch(
        /<details open role="alert"[^>]*><summary>[^<]*<\/summary>content\/site\.yaml:\d+:1: has an unknown field "nmae"/,
      );
    }
    expect(output()).toMatch(/^content\/site\.yaml:\d+:1: has an unknown field "nmae"/m);
    site.write('content/site.yaml', written);
    await vi.waitFor(async () => expect((await fetch(origin)).status).toBe(200), patiently);
    expect(await (await fetch(origin)).text()).not.toContain('role="alert"');
    await vi.waitFor(() => expect(output()).toContain('No problems found in content/.'), patiently);
    expect(output()).not.toMatch(/^ +at |Stack trace/m);
  });

  it('serves pages whose form sends to the receiver', async () => {
    const page = await fetch(`${origin}/contact`);
    expect(page.headers.has('content-security-policy'), 'hot reload runs inline').toBe(false);
    const html = await page.text();
    expect(html).not.toContain('Content-Security-Policy');
    expect(html).toContain(`action="${origin}/__message/formsubmit/hello@example.com"`);
    expect(html).toContain(`value="${origin}/contact#sent"`);
    expect((await sendForm(origin)).status).toBe(303);
    expect(output()).toContain('message: Hello');
    expect(await (await fetch(`${origin}/.well-known/security.txt`)).text()).toMatch(/^Contact: .*\/contact$/m);
  });

  it('prepares no packages for browsers but those of islands', async () => {
    await vi.waitFor(
      () => expect(site.read('.cache/vite/deps/_metadata.json')).toContain('"react-dom/client"'),
      patiently,
    );
    expect(site.read('.cache/vite/deps/_metadata.json')).not.toContain('culori');
  });

  it('shows another accent, and a theme, in pages, styles and icons', async () => {
    const [before, page] = [site.read('content/site.yaml'), async () => (await fetch(`${origin}/contact`)).text()];
    const grounds = (html: string) => [
      /id="light" name="theme-color" content="([^"]*)"/.exec(html)?.[1],
      /--page: light-dark\(([^,]*)/.exec(html)?.[1],
    ];
    const icon = async () => (await fetch(`${origin}/favicon.svg`)).text();
    site.write('content/site.yaml', `${before}\naccent: tomato\n`);
    await vi.waitFor(async () => expect(grounds(await page())).toEqual(['#fdf9f8', '#fdf9f8']), patiently);
    expect(await icon()).toContain('#dc5f3c');
    site.write('content/theme.css', ':root { --page: light-dark(#fefefe, #101010); --mark: #c04040 }');
    await vi.waitFor(async () => expect(grounds(await page())).toEqual(['#fefefe', '#fefefe']), patiently);
    expect(await icon()).toContain('#c04040');
    rmSync(join(site.folder, 'content/theme.css'));
    site.write('content/site.yaml', before);
    await vi.waitFor(async () => expect(await page()).not.toMatch(/#fefefe|#fdf9f8/), patiently);
  });

  it('shows a problem that only the check finds over the page, until it is fixed', async () => {
    const file = 'content/projects/online-card-game.md';
    const written = site.read(file);
    const page = async () => (await fetch(`${origin}/projects/online-card-game`)).text();
    expect(await page()).not.toContain('role="alert"');
    site.write(file, `${written}\n[Rules](/projects/rules)\n`);
    await vi.waitFor(async () => expect(await page()).toContain('Link points to /projects/rules'), patiently);
    expect(await page()).toContain('<h1');
    site.write(file, written);
    await vi.waitFor(async () => expect(await page()).not.toContain('role="alert"'), patiently);
  });

  it('shows changed publications, and keeps the last valid ones while there is an error', async () => {
    const file = 'content/publications.bib';
    const page = async () => (await fetch(`${origin}/`)).text();
    expect(await page()).toContain('Does a Minute of Speech');
    site.change(file, 'Does a Minute', 'Does an Hour');
    await vi.waitFor(async () => expect(await page()).toContain('Does an Hour of Speech'), patiently);
    site.change(file, 'year         = 2026', 'year         = soon');
    await vi.waitFor(async () => expect(await page()).toContain('"soon" must be in braces'), patiently);
    expect(output()).toContain('"soon" must be in braces');
    expect(await page()).toContain('Does an Hour of Speech');
    rmSync(join(site.folder, file));
    await vi.waitFor(async () => expect(await page()).not.toContain('Does an Hour of Speech'), patiently);
  });
});

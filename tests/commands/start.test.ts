import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { Copy, freePort } from '../site.ts';

const site = new Copy();
afterAll(() => site.remove());

const message = { name: 'Grace', email: 'grace@example.com', message: 'Hello', _next: '' };

describe('npm start', () => {
  it('names a taken port in one line', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await new Promise((done) => server.once('listening', done));
    const { port } = server.address() as AddressInfo;
    const { code, output } = await site.run('start', { PORT: String(port) });
    server.close();
    expect(code).toBe(1);
    expect(output.trim()).toBe(`Port ${port} is taken. Choose another one with PORT, such as PORT=${port + 1}.`);
  });

  it('explains a PORT that is none', async () => {
    const { code, output } = await site.run('start', { PORT: 'http' });
    expect(code).toBe(1);
    expect(output.trim()).toBe('PORT must be a number from 0 to 65535, not "http".');
  });

  it('serves the built site on PORT, with a receiver that keeps nothing', async () => {
    const port = await freePort();
    const output = await site.start('start', /The site is at/, { PORT: String(port) });
    const origin = `http://localhost:${port}`;
    expect(output()).toContain(`The site is at ${origin}`);
    expect(output(), 'it is here to be looked at').not.toContain('set SITE_URL');
    const { status, headers } = await fetch(`${origin}/projects`);
    expect(status).toBe(200);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('content-security-policy'), 'there is no TLS here').not.toContain('upgrade-insecure-requests');
    expect(headers.has('strict-transport-security')).toBe(false);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control'), 'what is built again is seen').toBe('no-cache');
    expect((await fetch(`${origin}/nowhere`)).status).toBe(404);
    expect((await fetch(`${origin}/styleguide`)).status).toBe(404);
    expect(await (await fetch(`${origin}/contact`)).text()).toContain(
      `action="${origin}/__message/formsubmit/hello@example.com"`,
    );
    expect(site.read('dist/contact.html')).toContain('action="https://formsubmit.co/hello@example.com"');

    const body = new URLSearchParams({ ...message, _next: `${origin}/contact#sent` });
    const answer = await fetch(`${origin}/__message/formsubmit/hello@example.com`, {
      method: 'POST',
      body,
      redirect: 'manual',
    });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(`${origin}/contact#sent`);
    expect(output()).toContain('message: Hello');
  });
});

describe('npm run dev', () => {
  it('serves the pages, their form pointed at the receiver', async () => {
    const port = await freePort();
    const output = await site.start('dev', /ready in/, { PORT: String(port) });
    const origin = `http://localhost:${port}`;
    const page = await fetch(`${origin}/contact`);
    expect(page.headers.has('content-security-policy'), 'hot reload runs inline').toBe(false);
    const html = await page.text();
    expect(html).not.toContain('Content-Security-Policy');
    expect(html).toContain(`action="${origin}/__message/formsubmit/hello@example.com"`);
    expect(html).toContain(`value="${origin}/contact#sent"`);
    const body = new URLSearchParams({ ...message, _next: `${origin}/contact#sent` });
    const answer = await fetch(`${origin}/__message/formsubmit/hello@example.com`, {
      method: 'POST',
      body,
      redirect: 'manual',
    });
    expect(answer.status).toBe(303);
    expect(output()).toContain('message: Hello');
    expect(await (await fetch(`${origin}/.well-known/security.txt`)).text()).toMatch(/^Contact: .*\/contact$/m);
    expect(await (await fetch(`${origin}/styleguide`)).text(), 'the style guide is for development').toContain(
      'Style guide',
    );
  });
});

// @vitest-environment node
import { createServer } from 'node:http';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MessageForm } from '../../src/components/MessageForm.tsx';
import { formTarget } from '../../src/lib/formServices.ts';
import { receive, receiverPath, useReceiver } from './receiver.ts';

const origin = 'http://localhost:4321';

function contactPage(next: string, to: { email: string; id?: string } = { email: 'hello@example.com' }) {
  const target = formTarget('formsubmit', to, { next, subject: 'Message for Alex Example' });
  return renderToStaticMarkup(createElement(MessageForm, { target, email: to.email }));
}

describe('a page on this machine', () => {
  it.each([
    ['https://example.com/contact#sent', '/contact#sent'],
    ['https://example.com/me/contact#sent', '/me/contact#sent'],
    ['http://localhost:9999/contact#sent', '/contact#sent'],
  ])('posts its form to the receiver, and its way back from %s stays here', (next, way) => {
    const html = useReceiver(contactPage(next), origin);
    expect(html).toContain(` action="${origin}${receiverPath}"`);
    expect(html).toContain(`name="_next" value="${origin}${way}"`);
    expect(html).not.toContain('formsubmit.co');
  });

  it('does so with the service’s alias too', () => {
    const page = contactPage('https://example.com/contact#sent', { email: 'hello@example.com', id: 'a1b2c3' });
    expect(useReceiver(page, origin)).not.toContain('a1b2c3');
  });

  it('differs in nothing else', () => {
    const page = contactPage(`${origin}/contact#sent`);
    const local = `${origin}${receiverPath}`;
    expect(useReceiver(page, origin)).toBe(page.replace('https://formsubmit.co/hello@example.com', local));
  });

  it.each([
    '<form action="https://search.example/find"></form>',
    '<a href="https://formsubmit.co/">FormSubmit</a>',
    '<link rel="canonical" href="https://example.com/contact">',
  ])('keeps %s', (html) => {
    expect(useReceiver(html, origin)).toBe(html);
  });
});

describe('the receiver', () => {
  let log: string[] = [];
  let address = '';
  const server = createServer((request, response) => receive(request, response, (line) => log.push(line)));
  const message = {
    name: 'Ada',
    email: 'ada@example.com',
    message: 'Hello',
    _next: `${origin}/contact#sent`,
    _honey: '',
  };
  const post = (change: Record<string, string>) =>
    fetch(address, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ ...message, ...change }) });

  beforeAll(async () => {
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const bound = server.address();
    if (bound && typeof bound !== 'string') address = `http://127.0.0.1:${bound.port}`;
  });
  afterAll(() => server.close());
  beforeEach(() => {
    log = [];
  });

  it('prints a message and sends the visitor back', async () => {
    const { status, headers } = await post({});
    expect([status, headers.get('location')]).toEqual([303, message._next]);
    expect(log.slice(1)).toEqual(Object.entries(message).map(([name, value]) => `  ${name}: ${value}`));
  });

  it('refuses a robot’s message', async () => {
    expect((await post({ _honey: 'https://spam.example' })).status).toBe(400);
    expect(log.join()).not.toContain('Hello');
  });

  it.each(['name', 'email', 'message'])('refuses a message without %s', async (field) => {
    const response = await post({ [field]: ' ' });
    expect([response.status, await response.text()]).toEqual([400, `Missing: ${field}.`]);
    expect(log).toEqual([]);
  });

  it('refuses a message that is too long', async () => {
    expect((await post({ message: 'x'.repeat(1_000_001) })).status).toBe(413);
  });

  it('takes nothing but POST', async () => {
    const { status, headers } = await fetch(address);
    expect([status, headers.get('allow')]).toEqual([405, 'POST']);
  });
});

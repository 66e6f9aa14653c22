import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type FormServiceName, formServices, formTarget } from '#base/formServices.ts';
import { MessageForm } from '#site/contact/MessageForm.tsx';
import { receive, receiverPath, useReceiver } from './receiver.ts';

const origin = 'http://localhost:4321';
const next = `${origin}/contact#sent`;

function targetOf(service: FormServiceName, way = next, id: string | undefined = 'a1b2c3') {
  const target = formTarget(service, { email: 'hello@example.com', id }, { next: way, subject: 'Hello' });
  if (!target) throw new Error('There is an id.');
  return target;
}

const contactPage = (...of: Parameters<typeof targetOf>) =>
  renderToStaticMarkup(
    createElement(MessageForm, { target: targetOf(...of), email: 'hello@example.com', children: undefined }),
  );

describe('a page on this machine', () => {
  it.each([
    ['https://example.com/me/contact#sent', '/me/contact#sent'],
    ['http://localhost:9999/contact#sent', '/contact#sent'],
  ])('posts its form to the receiver, and returns here instead of to %s', (from, way) => {
    const html = useReceiver(contactPage('formsubmit', from), origin);
    expect(html).toContain(` action="${origin}${receiverPath}/formsubmit/a1b2c3"`);
    expect(html).toContain(`name="_next" value="${origin}${way}"`);
    expect(html).not.toContain('https://');
  });

  it.each([
    ['formspree', '/f/a1b2c3'],
    ['web3forms', '/submit'],
    ['basin', '/f/a1b2c3'],
    ['netlify', '/contact#sent'],
  ] as const)('has a receiver for %s', (service, path) => {
    const html = useReceiver(contactPage(service, 'https://example.com/contact#sent'), origin);
    expect(html).toContain(` action="${origin}${receiverPath}/${service}${path}"`);
    expect(html).not.toContain('https://');
  });

  it.each(['<form action="https://search.example/find"></form>', '<a href="https://formsubmit.co/">FormSubmit</a>'])(
    'keeps %s',
    (html) => {
      expect(useReceiver(html, origin)).toBe(html);
    },
  );
});

describe('the receiver', () => {
  let log: string[] = [];
  let url = '';
  const server = createServer((request, response) => receive(request, response, (line) => log.push(line)));
  const written = { name: 'Ada', email: 'ada@example.com', message: 'Hello' };

  /** Posts what the service's form sends. */
  function post(service: FormServiceName, change: Record<string, string> = {}) {
    const { action, hidden } = targetOf(service);
    const path = new URL(action, origin).pathname;
    const body = new URLSearchParams({ ...hidden, ...written, ...change });
    return fetch(`${url}/${service}${path}`, { method: 'POST', redirect: 'manual', body });
  }
  const answerOf = async (posted: Promise<Response>) => {
    const response = await posted;
    return [response.status, response.headers.get('location')];
  };

  beforeAll(async () => {
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}${receiverPath}`;
  });
  afterAll(() => server.close());
  beforeEach(() => {
    log = [];
  });

  it.each([
    ['formsubmit', 303, next],
    ['formspree', 303, next],
    ['web3forms', 303, next],
    ['netlify', 303, '/contact'],
    // The URL to return to is in its settings.
    ['basin', 200, null],
  ] as const)('prints a message in place of %s and sends the visitor back', async (service, status, location) => {
    expect(await answerOf(post(service))).toEqual([status, location]);
    expect(log[0]).toContain(formServices[service].name);
    const sent = { ...targetOf(service).hidden, ...written };
    expect(log.slice(1)).toEqual(Object.entries(sent).map(([name, value]) => `  ${name}: ${value}`));
  });

  it('rejects a message from a bot', async () => {
    const trap = { [formServices.formsubmit.honeypot]: 'https://spam.example' };
    expect(await answerOf(post('formsubmit', trap))).toEqual([400, null]);
    expect(log).toEqual(['Message rejected: the honeypot was filled in.']);
  });

  it.each(['', '/', '/pigeon/f/a1b2c3'])('has no service at %s', async (path) => {
    expect((await fetch(url + path, { method: 'POST', body: new URLSearchParams(written) })).status).toBe(404);
  });
});

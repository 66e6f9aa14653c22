/** A fake form service that works or fails on demand, and a site that uses it. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { formServices } from '../../src/base/formServices.ts';
import { receive } from '../../src/commands/serve/receiver.ts';
import { serveStatic } from '../../src/commands/serve/staticServer.ts';
import { alive, test as base } from './test.ts';

class Service {
  /** Number of forms posted to it. */
  posts = 0;
  /** Log of the receiver that replaces the service: a message's fields, or that it was rejected. */
  log: string[] = [];
  /** Whether it responds with an error, in place of forwarding messages like the real service. */
  isBroken = false;
  #port = 0;
  readonly #server = createServer((request, response) => {
    if (request.method === 'POST') this.posts += 1;
    if (this.isBroken) return response.writeHead(500, { 'Content-Type': 'text/html' }).end('<h1>Broken</h1>');
    request.url = `/formsubmit${request.url}`;
    return receive(request, response, (line) => this.log.push(line));
  });

  /** Returns a field of the last message. */
  field(name: string): string | undefined {
    const start = `  ${name}: `;
    return this.log.findLast((line) => line.startsWith(start))?.slice(start.length);
  }

  get origin(): string {
    return `http://localhost:${this.#port}`;
  }

  /** Starts listening, on the same port as before if it was stopped. */
  async listen(): Promise<void> {
    await new Promise<void>((done) => this.#server.listen(this.#port, 'localhost', done));
    this.#port = (this.#server.address() as AddressInfo).port;
  }

  /** Stops listening. */
  close(): Promise<unknown> {
    this.#server.closeAllConnections();
    return new Promise((done) => this.#server.close(done));
  }
}

const dist = fileURLToPath(new URL('../../dist', import.meta.url));
const builtFor = 'http://localhost:4321';

/** The site's form posts to `service`, which is on another host like the real one, and redirects to the site. */
export const test = base.extend<{ service: Service }>({
  service: async ({ browserName: _ }, use) => {
    const service = new Service();
    await service.listen();
    await use(service);
    await service.close();
  },
  baseURL: async ({ service }, use) => {
    const host = formServices.formsubmit.host ?? '';
    const site = await serveStatic(dist, {
      port: 0,
      transform: (html, origin) => html.replaceAll(host, service.origin).replaceAll(builtFor, origin),
    });
    await use(site.origin);
    await site.close();
  },
});

export const written = { Name: 'Grace Hopper', Email: 'grace@example.com', Message: 'One line\nand another' };

export async function write(page: Page, change: Partial<typeof written> = {}): Promise<void> {
  for (const [label, value] of Object.entries({ ...written, ...change })) {
    await page.getByRole('textbox', { name: label, exact: true }).fill(value);
  }
}

/** Returns the values of the form's fields. */
export async function readForm(page: Page): Promise<typeof written> {
  const value = (label: string) => page.getByRole('textbox', { name: label, exact: true }).inputValue();
  return { Name: await value('Name'), Email: await value('Email'), Message: await value('Message') };
}

export const button = (page: Page) => page.getByRole('button', { name: 'Send message' });
export const status = (page: Page) => page.locator('form').getByRole('status');
export const sent = (page: Page) => page.getByRole('heading', { name: 'Message sent' });

/** Opens Contact, and waits for hydration. */
export async function openContact(page: Page): Promise<void> {
  await page.goto('/contact');
  await alive(page);
}

export { expect } from './test.ts';

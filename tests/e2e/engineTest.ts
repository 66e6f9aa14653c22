/** Tests that run in every engine, from one source: `engines/`. */
import { fileURLToPath } from 'node:url';
import { test as base, expect } from '@playwright/test';
import { receive, receiverPath, useReceiver } from '../../src/commands/serve/receiver.ts';
import { serveStatic } from '../../src/commands/serve/staticServer.ts';
import { findWebKitGtk } from '../browsers/engines.ts';
import { type Driver, type Engine, playwrightEngine } from './driver.ts';
import { preferences } from './preferences.ts';
import { startWebKit } from './webkit.ts';

/** Records errors in the page, since WebDriver can't read the console. */
const recorder = `<script>{
  const report = (problem) => { sessionStorage.problems = (sessionStorage.problems ?? '') + problem + '\\n'; };
  addEventListener('error', ({ message, target }) => {
    if (message) report(message);
    else if (target.localName === 'script') report('not loaded: ' + target.src);
  }, true);
  addEventListener('unhandledrejection', ({ reason }) => report(reason));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => report(violatedDirective + ' ' + blockedURI));
  for (const level of ['error', 'warn']) console[level] = (...parts) => report(parts.join(' '));
}</script>`;

export interface TestSite {
  origin: string;
  /** Lines that the form's receiver logged. */
  received: string[];
  /** Files whose URL contains one of these texts are missing. */
  missing: string[];
}

export const test = base.extend<{ site: TestSite; driver: Driver }, { engine: Engine }>({
  /** At a separate origin for each test, so that tests don't share storage and cache. */
  site: async ({ browserName: _ }, use) => {
    const received: string[] = [];
    const missing: string[] = [];
    const server = await serveStatic(fileURLToPath(new URL('../../dist', import.meta.url)), {
      port: 0,
      before: (request, response) => {
        if (request.url?.startsWith(receiverPath)) void receive(request, response, (line) => received.push(line));
        else if (missing.some((part) => request.url?.includes(part))) response.writeHead(404).end();
        else return false;
        return true;
      },
      transform: (html, origin) => useReceiver(html, origin).replace('<head>', `<head>${recorder}`),
    });
    await use({ origin: server.origin, received, missing });
    await server.close();
  },

  engine: [
    async ({ playwright, browserName }, use, { project }) => {
      const gtk = project.name.startsWith('webkit') ? findWebKitGtk() : undefined;
      const [, preference] = project.name.split(/-(.*)/);
      const engine = gtk
        ? await startWebKit(gtk, preferences[`@${preference}`]?.webkit)
        : playwrightEngine(
            await playwright[browserName].launch({ ...project.use.launchOptions, channel: project.use.channel }),
          );
      await use(engine);
      await engine.end();
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  driver: async ({ engine, site }, use, testInfo) => {
    const driver = await engine.drive(site.origin, testInfo.tags);
    await use(driver);
    // A hung browser doesn't respond.
    if (testInfo.status === 'timedOut') return;
    expect(await driver.value(() => sessionStorage.problems ?? ''), 'problems reported in the page').toBe('');
    await engine.leave();
  },
});

/** For a test of the HTML, which is the same in all engines: runs only in Chromium. */
export const inHtml = { tag: '@chromium' };

export const texts = (driver: Driver, selector: string) =>
  driver.value((of) => [...document.querySelectorAll(of)].map((each) => each.textContent.trim()), selector);
export const attributes = (driver: Driver, selector: string, name: string) =>
  driver.value(
    (of, which) => [...document.querySelectorAll(of)].map((each) => each.getAttribute(which)),
    selector,
    name,
  );
export const styles = (driver: Driver, selector: string, property: string) =>
  driver.value(
    (of, which) => [...document.querySelectorAll(of)].map((each) => getComputedStyle(each).getPropertyValue(which)),
    selector,
    property,
  );
/** Returns the number of visible elements. */
export const shown = (driver: Driver, selector: string) =>
  driver.value((of) => [...document.querySelectorAll(of)].filter((each) => each.checkVisibility()).length, selector);
export const path = (driver: Driver) => driver.value(() => location.pathname);
export const theme = (driver: Driver) => driver.value(() => document.documentElement.className);

/** Opens a page, and waits until its islands are hydrated. */
export async function openAlive(driver: Driver, url: string) {
  await driver.open(url);
  const count = () => driver.value(() => document.querySelectorAll('astro-island[ssr]').length);
  // Islands hydrate when the browser is idle, which takes longer on a busy machine.
  await expect.poll(count, { timeout: 20_000 }).toBe(0);
}

export { expect };

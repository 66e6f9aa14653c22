/** One way to drive a page for three engines: Playwright has Chromium and Firefox, WebDriver has WebKit. */
import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { test as base, expect, type Page } from '@playwright/test';
import { Builder, type WebDriver } from 'selenium-webdriver';
import { findWebKit } from '../../scripts/lib/engines.ts';

export interface Driver {
  open(path: string): Promise<void>;
  /** Presses the first shown link or button of that name. */
  press(name: string): Promise<void>;
  clickAt(x: number, y: number): Promise<void>;
  key(key: 'Escape'): Promise<void>;
  /** The value of a JavaScript expression in the page. */
  value<T>(expression: string): Promise<T>;
  resize(width: number, height: number): Promise<void>;
}

class PlaywrightDriver implements Driver {
  readonly page: Page;
  readonly origin: string;

  constructor(page: Page, origin: string) {
    this.page = page;
    this.origin = origin;
  }

  async open(path: string) {
    await this.page.goto(this.origin + path);
  }
  async press(name: string) {
    const named = this.page.getByRole('button', { name }).or(this.page.getByRole('link', { name }));
    await named.filter({ visible: true }).first().click();
  }
  clickAt(x: number, y: number) {
    return this.page.mouse.click(x, y);
  }
  key(key: string) {
    return this.page.keyboard.press(key);
  }
  value<T>(expression: string): Promise<T> {
    return this.page.evaluate<T>(expression);
  }
  resize(width: number, height: number) {
    return this.page.setViewportSize({ width, height });
  }
}

class WebKitDriver implements Driver {
  readonly driver: WebDriver;
  readonly origin: string;

  constructor(driver: WebDriver, origin: string) {
    this.driver = driver;
    this.origin = origin;
  }

  open(path: string) {
    return this.driver.get(this.origin + path);
  }
  async press(name: string) {
    const element = await this.driver.executeScript<import('selenium-webdriver').WebElement>(
      `return [...document.querySelectorAll('a, button')].find((each) =>
        each.checkVisibility() && (each.getAttribute('aria-label') ?? each.textContent).trim().startsWith(arguments[0]))`,
      name,
    );
    await element.click();
  }
  async clickAt(x: number, y: number) {
    await this.driver.actions().move({ x, y }).click().perform();
  }
  async key() {
    await this.driver.actions().sendKeys('\uE00C').perform();
  }
  value<T>(expression: string): Promise<T> {
    return this.driver.executeScript<T>(`return (${expression})`);
  }
  async resize(width: number, height: number) {
    await this.driver.manage().window().setRect({ width, height, x: 0, y: 0 });
  }
}

function freePort(): Promise<number> {
  return new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

async function startWebKit(): Promise<{ driver: WebDriver; process: ChildProcess }> {
  const webkit = findWebKit();
  if (!webkit) throw new Error('WebKit is not installed: playwright.config.ts should have left this project out.');
  const port = await freePort();
  const child = spawn('/usr/bin/xvfb-run', ['-a', webkit.driver, `--port=${port}`], {
    stdio: 'ignore',
    detached: true,
  });
  const capabilities = {
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: webkit.browser, args: ['--automation'] },
  };
  for (let attempt = 0; ; attempt++) {
    try {
      const builder = new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(capabilities);
      return { driver: await builder.build(), process: child };
    } catch (error) {
      // The virtual screen takes a moment to come up.
      if (attempt > 40) throw error;
      await new Promise((done) => setTimeout(done, 250));
    }
  }
}

export const test = base.extend<{ driver: Driver }, { webkit: WebDriver | undefined }>({
  webkit: [
    async ({ browserName: _ }, use, { project }) => {
      if (project.name !== 'webkit') return use(undefined);
      const { driver, process: child } = await startWebKit();
      await use(driver);
      await driver.quit().catch(() => {});
      if (child.pid) process.kill(-child.pid);
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  driver: async ({ webkit, playwright }, use, { project }) => {
    const origin = process.env.HOST_ORIGIN ?? '';
    if (webkit) {
      await webkit.get(origin);
      await webkit.executeScript('localStorage.clear()');
      return use(new WebKitDriver(webkit, origin));
    }
    const { launchOptions, channel } = project.use;
    const engine = project.name === 'firefox' ? playwright.firefox : playwright.chromium;
    const browser = await engine.launch({ ...launchOptions, channel });
    await use(new PlaywrightDriver(await browser.newPage({ viewport: { width: 1280, height: 800 } }), origin));
    await browser.close();
  },
});

export { expect };

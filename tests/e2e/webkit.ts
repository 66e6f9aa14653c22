/** Debian's WebKit: its MiniBrowser on a virtual screen, driven by WebDriver. */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Builder, By, error, type WebDriver, type WebElement } from 'selenium-webdriver';
import type { WebKitGtk } from '../browsers/engines.ts';
import { freePort } from '../site.ts';
import { callText, type Driver, type Engine } from './driver.ts';

/** Timeout in ms for a page to meet an expectation. */
const patience = 20_000;

const driverOf = (browser: WebDriver, origin: string): Driver => ({
  open: (path) => browser.get(origin + path),
  // Like Playwright, waits for a page that is loading.
  press: (name) =>
    browser.wait(async () => {
      const element = await browser.executeScript<WebElement | undefined>(
        `return [...document.querySelectorAll('a, button')].find((each) =>
          each.checkVisibility() && (each.ariaLabel ?? each.textContent).trim().startsWith(arguments[0]))`,
        name,
      );
      return element?.click().then(
        () => true,
        (problem) => {
          if (problem instanceof error.ElementNotInteractableError) return false;
          throw problem;
        },
      );
    }, patience),
  point: (x, y) => browser.actions().move({ x, y }).perform(),
  clickAt: (x, y) => browser.actions().move({ x, y }).click().perform(),
  escape: () => browser.actions().sendKeys('\uE00C').perform(),
  write: (field, text) => browser.findElement(By.css(`[name=${field}]`)).sendKeys(text),
  value: (read, ...args) => browser.executeScript(`return ${callText(read, args)}`),
  async resize(width, height) {
    await browser.manage().window().setRect({ width, height, x: 0, y: 0 });
    const reached = async () => (await this.value(() => innerWidth)) === width;
    await browser.wait(reached, patience, `The window does not become ${width} px wide; it stops at 447.`);
  },
});

/**
 * Starts the browser.
 * @param setting a line of GTK's settings.ini, such as `gtk-enable-animations=0`
 */
export async function startWebKit({ driver, screen, browser }: WebKitGtk, setting = ''): Promise<Engine> {
  // A separate folder, so that the machine's settings are ignored.
  const settings = mkdtempSync(join(tmpdir(), 'vitrine-desktop-'));
  mkdirSync(join(settings, 'gtk-3.0'));
  writeFileSync(join(settings, 'gtk-3.0/settings.ini'), `[Settings]\n${setting}\n`);
  const port = await freePort();
  const child = spawn(screen, ['-a', driver, `--port=${port}`], {
    stdio: 'ignore',
    detached: true,
    env: { ...process.env, XDG_CONFIG_HOME: settings },
  });
  const builder = new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
  });
  const session = await patiently(() => builder.build());
  return {
    drive: async (origin: string) => {
      const driver = driverOf(session, origin);
      await driver.resize(1280, 800);
      return driver;
    },
    leave: () => session.get('about:blank'),
    end: async () => {
      await session.quit().catch(() => {});
      if (child.pid) process.kill(-child.pid);
      rmSync(settings, { recursive: true, force: true });
    },
  };
}

/** Retries, since the virtual screen takes a moment to start. */
async function patiently<T>(start: () => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await start();
    } catch (error) {
      if (attempt > 100) throw error;
      await new Promise((done) => setTimeout(done, 250));
    }
  }
}

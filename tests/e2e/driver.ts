/** Drives a page in every engine: Chromium and Firefox by Playwright, Debian's WebKit by WebDriver. */
import type { Browser, Page } from '@playwright/test';
import { preferred } from './preferences.ts';

export interface Driver {
  open(path: string): Promise<void>;
  /** Clicks the first visible link or button whose name starts with this text. */
  press(name: string): Promise<void>;
  /** Moves the pointer. */
  point(x: number, y: number): Promise<void>;
  clickAt(x: number, y: number): Promise<void>;
  escape(): Promise<void>;
  /** Fills in the form field with this name. */
  write(field: string, text: string): Promise<void>;
  /** Runs a function in the page and returns its result. It can use only its arguments, which are sent as JSON. */
  value<T, A extends unknown[]>(read: (...args: A) => T, ...args: A): Promise<Awaited<T>>;
  /** Resizes the page. If the window has toolbars, the page is slightly lower. */
  resize(width: number, height: number): Promise<void>;
}

/** Returns a function call as source code, since Playwright and WebDriver send functions in different ways. */
export const callText = (read: (...args: never[]) => unknown, args: unknown[]) =>
  `(${read})(...${JSON.stringify(args)})`;

class PlaywrightDriver implements Driver {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(path: string) {
    await this.page.goto(path);
  }
  async press(name: string) {
    const beginning = { name: new RegExp(`^${name}`) };
    const named = this.page.getByRole('button', beginning).or(this.page.getByRole('link', beginning));
    await named.filter({ visible: true }).first().click();
  }
  point(x: number, y: number) {
    return this.page.mouse.move(x, y);
  }
  clickAt(x: number, y: number) {
    return this.page.mouse.click(x, y);
  }
  escape() {
    return this.page.keyboard.press('Escape');
  }
  write(field: string, text: string) {
    return this.page.locator(`[name=${field}]`).fill(text);
  }
  value<T, A extends unknown[]>(read: (...args: A) => T, ...args: A) {
    return this.page.evaluate<Awaited<T>>(callText(read, args));
  }
  resize(width: number, height: number) {
    return this.page.setViewportSize({ width, height });
  }
}

/** A browser that is started once for each worker, and gives each test a driver. */
export interface Engine {
  drive(origin: string, tags: readonly string[]): Promise<Driver>;
  /** Leaves the previous test's page, whose animations would keep the processor busy. */
  leave(): Promise<void>;
  end(): Promise<void>;
}

export function playwrightEngine(browser: Browser): Engine {
  return {
    drive: async (baseURL, tags) => {
      const context = await browser.newContext({ baseURL, viewport: { width: 1280, height: 800 }, ...preferred(tags) });
      return new PlaywrightDriver(await context.newPage());
    },
    leave: async () => {
      for (const context of browser.contexts()) await context.close();
    },
    end: () => browser.close(),
  };
}

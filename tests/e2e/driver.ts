/** One way to drive a page for every engine: Playwright has Chromium and Firefox, WebDriver has Debian's WebKit. */
import type { Browser, Page } from '@playwright/test';
import { preferred } from './preferences.ts';

export interface Driver {
  open(path: string): Promise<void>;
  /** Presses the first shown link or button whose name begins so. */
  press(name: string): Promise<void>;
  /** Moves the pointer. */
  point(x: number, y: number): Promise<void>;
  clickAt(x: number, y: number): Promise<void>;
  escape(): Promise<void>;
  /** Writes into the field of a form that has this name. */
  write(field: string, text: string): Promise<void>;
  /** What a function returns in the page; it sees nothing but its arguments, which travel as JSON. */
  value<T, A extends unknown[]>(read: (...args: A) => T, ...args: A): Promise<Awaited<T>>;
  /** Gives the page that width; where the window has bars, the page is a little lower. */
  resize(width: number, height: number): Promise<void>;
}

/** A function's call as text: Playwright and WebDriver hand over functions in different ways. */
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
  /** Leaves the page of the test before: what moves in it would take the processor until the end. */
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

/** Drives a page in every engine: Chromium and Firefox by Playwright, Debian's WebKit by WebDriver. */
import type { Browser } from '@playwright/test';
import { preferred } from './preferences.ts';

export interface Driver {
  open(path: string): Promise<unknown>;
  /** Clicks the first visible link or button whose name starts with this text. */
  press(name: string): Promise<unknown>;
  /** Moves the pointer. */
  point(x: number, y: number): Promise<void>;
  clickAt(x: number, y: number): Promise<void>;
  escape(): Promise<void>;
  /** Fills in the form field with this name. */
  write(field: string, text: string): Promise<void>;
  /** Runs a function in the page and returns its result. It can use only its arguments, which are sent as JSON. */
  value<T, A extends unknown[]>(read: (...args: A) => T, ...args: A): Promise<Awaited<T>>;
  /** Resizes the page. If the window has toolbars, the page is slightly lower. */
  resize(width: number, height: number): Promise<unknown>;
}

/** Returns a function call as source code, since Playwright and WebDriver send functions in different ways. */
export const callText = (read: (...args: never[]) => unknown, args: unknown[]) =>
  `(${read})(...${JSON.stringify(args)})`;

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
      const page = await context.newPage();
      return {
        open: (path) => page.goto(path),
        press: (name) => {
          const beginning = { name: new RegExp(`^${name}`) };
          const named = page.getByRole('button', beginning).or(page.getByRole('link', beginning));
          return named.filter({ visible: true }).first().click();
        },
        point: (x, y) => page.mouse.move(x, y),
        clickAt: (x, y) => page.mouse.click(x, y),
        escape: () => page.keyboard.press('Escape'),
        write: (field, text) => page.locator(`[name=${field}]`).fill(text),
        value: (read, ...args) => page.evaluate(callText(read, args)),
        resize: (width, height) => page.setViewportSize({ width, height }),
      };
    },
    leave: async () => {
      for (const context of browser.contexts()) await context.close();
    },
    end: () => browser.close(),
  };
}

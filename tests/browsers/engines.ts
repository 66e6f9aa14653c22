/** Programs that tests use besides Chromium, if installed. */
import { existsSync, globSync } from 'node:fs';
import { firefox, webkit } from '@playwright/test';
import { findProgram } from '../../tools/programs.ts';

export interface Engine {
  name: string;
  found(): boolean;
  /** Tests that don't run without it. If omitted, another browser replaces it. */
  runs?: string;
  /** Debian's packages. */
  debian: readonly string[];
  /** Playwright's name of its own build, which it can download. */
  playwright?: 'chromium' | 'firefox' | 'webkit';
}

/** Returns the Firefox in the environment, a stock Firefox, or else the one downloaded by Playwright. */
export function findFirefox() {
  const stock = process.env.FIREFOX_PATH || findProgram('firefox-esr', 'firefox');
  // Playwright drives a stock Firefox by WebDriver BiDi.
  if (stock) return { executablePath: stock, channel: 'moz-firefox' };
  const own = firefox.executablePath();
  return existsSync(own) ? { executablePath: own } : undefined;
}

/** Returns Debian's WebKit (webkit2gtk-driver), which is driven by WebDriver, and what provides a virtual screen (xvfb). */
export function findWebKitGtk() {
  const driver = findProgram('WebKitWebDriver');
  const screen = findProgram('xvfb-run');
  const [browser] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser');
  return driver && screen && browser ? { driver, screen, browser } : undefined;
}

export type WebKitGtk = NonNullable<ReturnType<typeof findWebKitGtk>>;

/** Returns whether a WebKit is installed: Debian's, or the one downloaded by Playwright. */
export function hasWebKit(): boolean {
  return Boolean(findWebKitGtk()) || existsSync(webkit.executablePath());
}

/**
 * Returns whether Poppler is installed, which orders a PDF's text by its position on the page, like applicant tracking
 * systems.
 */
export const hasPoppler = () => Boolean(findProgram('pdftotext'));

/** Chromium without a window, as Debian packs it. */
export const findShell = () => findProgram('chromium-headless-shell');

export const engines: readonly Engine[] = [
  // Tests run twice as fast in it; without it they run in Chromium.
  { name: 'Chromium’s headless shell', found: () => Boolean(findShell()), debian: ['chromium-headless-shell'] },
  {
    name: 'Firefox',
    found: () => Boolean(findFirefox()),
    runs: 'its tests',
    debian: ['firefox-esr'],
    playwright: 'firefox',
  },
  {
    name: 'WebKit',
    found: hasWebKit,
    runs: 'its tests',
    debian: ['webkit2gtk-driver', 'xvfb'],
    playwright: 'webkit',
  },
  {
    name: 'Java',
    found: () => Boolean(findProgram('java')),
    runs: 'the Nu HTML checker',
    debian: ['default-jre-headless'],
  },
  {
    name: 'Poppler',
    found: hasPoppler,
    runs: 'the second reader of PDF',
    debian: ['poppler-utils'],
  },
];

/** Returns a line for each missing engine, since its tests are skipped. */
export function missingEngines(): string[] {
  return engines
    .filter(({ found, runs }) => runs && !found())
    .map(({ name, runs }) => `Not run: ${runs}, because ${name} is not installed (npm run browsers).`);
}

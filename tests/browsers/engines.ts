/** What the tests use beside Chromium, where it is installed. */
import { existsSync, globSync } from 'node:fs';
import { firefox, webkit } from '@playwright/test';
import { findProgram } from '../../tools/findProgram.ts';

export interface Engine {
  name: string;
  found(): boolean;
  /** What is not run without it; absent where something else takes its place. */
  runs?: string;
  /** Debian's packages. */
  debian: readonly string[];
  /** What Playwright calls its own build of it, which it downloads. */
  playwright?: 'chromium' | 'firefox' | 'webkit';
}

export interface Firefox {
  executablePath: string;
  /** Says that it is a stock Firefox, which Playwright drives by WebDriver BiDi. */
  channel?: 'moz-firefox';
}

/** The one that is named, a stock Firefox, or else the one that Playwright downloaded. */
export function findFirefox(): Firefox | undefined {
  const stock =
    process.env.FIREFOX_PATH ||
    [
      findProgram('firefox-esr', 'firefox'),
      '/Applications/Firefox.app/Contents/MacOS/firefox',
      'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
    ].find((place) => place && existsSync(place));
  if (stock) return { executablePath: stock, channel: 'moz-firefox' };
  const own = firefox.executablePath();
  return existsSync(own) ? { executablePath: own } : undefined;
}

export interface WebKitGtk {
  driver: string;
  browser: string;
  /** Gives the small browser a virtual screen. */
  screen: string;
}

/** Debian's WebKit (packages webkit2gtk-driver and xvfb), which is driven by WebDriver. */
export function findWebKitGtk(): WebKitGtk | undefined {
  const driver = findProgram('WebKitWebDriver');
  const screen = findProgram('xvfb-run');
  const [browser] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser');
  return driver && screen && browser ? { driver, screen, browser } : undefined;
}

/** Whether there is a WebKit: Debian's, or the one that Playwright downloaded. */
export function hasWebKit(): boolean {
  return Boolean(findWebKitGtk()) || existsSync(webkit.executablePath());
}

/** Chromium without a window, as Debian packs it. */
export const findShell = () => findProgram('chromium-headless-shell');

export const engines: readonly Engine[] = [
  // The tests go twice as fast in it; without it Chromium itself takes them.
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
];

/** A line for each engine that is missing, so that nobody takes silence for a pass. */
export function missingEngines(): string[] {
  return engines
    .filter(({ found, runs }) => runs && !found())
    .map(({ name, runs }) => `Not run: ${runs}, because ${name} is not installed (npm run browsers).`);
}

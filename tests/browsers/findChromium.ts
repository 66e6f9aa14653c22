/** Finds a Chromium for the tests, and installs one if it is missing. */
import { existsSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';
import { findProgram } from '../../tools/programs.ts';
import type { Engine } from './engines.ts';
import { installEngine } from './installEngine.ts';

/** Makes Chromium run as root, and prevents requests in the background, which fail on a closed network. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Returns the path in CHROMIUM_PATH, Playwright's Chromium, or the system's. */
const installed = () =>
  process.env.CHROMIUM_PATH ||
  [
    chromium.executablePath(),
    findProgram('chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'),
  ].find((place) => place && existsSync(place));

const engine: Engine = {
  name: 'Chromium',
  found: () => Boolean(installed()),
  runs: 'its tests',
  debian: ['chromium', 'fonts-liberation'],
  playwright: 'chromium',
};

/** Returns the Chromium inside an npm package, as a last resort. */
async function packaged(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  console.log('Using the Chromium in @sparticuz/chromium.');
  const { default: browser } = await import('@sparticuz/chromium');
  return browser.executablePath().catch(() => undefined);
}

/**
 * Returns the path of a Chromium, which it installs if necessary.
 * @throws with instructions if no Chromium could be installed
 */
export async function findChromium(): Promise<string> {
  await installEngine(engine);
  const path = installed() ?? (await packaged());
  if (path) return path;
  throw new Error('The tests need a browser. Install Chromium or Chrome, or set CHROMIUM_PATH.');
}

/** Starts a Chromium that Playwright drives. */
export async function launchChromium(): Promise<Browser> {
  return chromium.launch({ executablePath: await findChromium(), args: chromiumArguments });
}

/** Finds a Chromium for the tests, and installs one where there is none. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { execute, run } from './run.ts';

/** Quiet, and able to run as root; a closed network must not keep it busy. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const usualPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

function playwrightsOwn(): string | undefined {
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

function systems(): string | undefined {
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return [...folders.flatMap((folder) => names.map((name) => join(folder, name))), ...usualPlaces].find(existsSync);
}

/** Ways to get a browser, from the best to the last. */
const installations: { what: string; install: () => Promise<string | undefined> }[] = [
  {
    what: "Playwright's Chromium",
    install: async () => ((await run('playwright', ['install', 'chromium'])) === 0 ? playwrightsOwn() : undefined),
  },
  {
    what: "Debian's chromium",
    install: async () => {
      if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
      const env = { DEBIAN_FRONTEND: 'noninteractive' };
      await execute('apt-get', ['update', '-q'], env);
      await execute('apt-get', ['install', '-qy', '--no-install-recommends', 'chromium', 'fonts-liberation'], env);
      return systems();
    },
  },
  {
    what: 'the Chromium inside @sparticuz/chromium',
    install: async () => {
      if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
      const { default: packaged } = await import('@sparticuz/chromium');
      return packaged.executablePath();
    },
  },
];

/**
 * @returns the path of a Chromium
 * @throws with one sentence that says what to install, where none could be had
 */
export async function findChromium(): Promise<string> {
  const found = process.env.CHROMIUM_PATH || playwrightsOwn() || systems();
  if (found) return found;
  for (const { what, install } of installations) {
    console.log(`No Chromium found; trying ${what} …`);
    try {
      const path = await install();
      if (path) return path;
    } catch (error) {
      console.log(`  ${(error as Error).message.split('\n')[0]}`);
    }
  }
  throw new Error('The tests need a browser: install Chromium or Chrome, or name one with CHROMIUM_PATH.');
}

/** The browsers beside Chromium, where they are installed. */
import { existsSync, globSync } from 'node:fs';

const first = (places: readonly string[]) => places.find((place) => existsSync(place));

/** Debian's Firefox, or the usual places of others. */
export function findFirefox(): string | undefined {
  return first([
    process.env.FIREFOX_PATH ?? '',
    '/usr/bin/firefox-esr',
    '/usr/bin/firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
    'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
  ]);
}

export interface WebKit {
  driver: string;
  browser: string;
}

/** Debian's WebKitGTK (package webkit2gtk-driver), and the virtual screen that its small browser needs. */
export function findWebKit(): WebKit | undefined {
  const driver = first(['/usr/bin/WebKitWebDriver']);
  const [browser] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser');
  return driver && browser && existsSync('/usr/bin/xvfb-run') ? { driver, browser } : undefined;
}

/** A line for each engine that is missing, so that nobody takes silence for a pass. */
export function missingEngines(): string[] {
  return [
    ...(findFirefox() ? [] : ['Firefox is not installed: its tests are not run.']),
    ...(findWebKit() ? [] : ['WebKit is not installed: its tests are not run.']),
  ];
}

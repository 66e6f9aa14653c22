import { defineConfig } from '@playwright/test';
import { findFirefox, findWebKit } from './scripts/lib/engines.ts';
import { chromiumArguments } from './scripts/lib/findChromium.ts';

const firefox = findFirefox();

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: '.cache/test-results',
  snapshotPathTemplate: 'tests/screenshots/{arg}{ext}',
  globalSetup: './tests/e2e/setup.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // A second try on a shared machine; the reporter names what needed it.
  retries: process.env.CI ? 1 : 0,
  timeout: 30_000,
  reporter: 'line',
  use: {
    viewport: { width: 1280, height: 800 },
    launchOptions: { executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args: chromiumArguments },
  },
  projects: [
    { name: 'chromium', use: { browserName: 'chromium' } },
    // What differs between engines also runs in the others, where they are installed.
    ...(firefox
      ? [
          {
            name: 'firefox',
            testMatch: 'engines.spec.ts',
            use: { launchOptions: { executablePath: firefox, args: [] }, channel: 'moz-firefox' },
          },
        ]
      : []),
    ...(findWebKit() ? [{ name: 'webkit', testMatch: 'engines.spec.ts' }] : []),
  ],
});

import { defineConfig } from '@playwright/test';
import { chromiumArguments } from './scripts/lib/findChromium.ts';

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: '.cache/test-results',
  globalSetup: './tests/e2e/setup.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  timeout: 30_000,
  reporter: 'line',
  use: {
    viewport: { width: 1280, height: 800 },
    launchOptions: { executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args: chromiumArguments },
  },
  projects: [{ name: 'chromium', use: { browserName: 'chromium' } }],
});

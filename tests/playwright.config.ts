import { availableParallelism } from 'node:os';
import { defineConfig, type Project } from '@playwright/test';
import { findFirefox, findShell, hasWebKit } from './browsers/engines.ts';
import { chromiumArguments } from './browsers/findChromium.ts';
import { type Preference, preferences } from './e2e/preferences.ts';

/**
 * Specs that Firefox runs too: behavior that can differ between engines. WebKit runs only `engines/`, and Chromium runs
 * all specs. Tests that only Chromium can pass, or that are alike in all engines, are tagged @chromium.
 */
const differing = ['engines/*', 'form', 'formFailures', 'policy', 'environment', 'search'].map(
  (name) => `**/${name}.spec.ts`,
);

/**
 * Firefox and WebKit get a preference when they start: there is a project for tests without preferences, and one for each
 * preference. Starting a browser takes as long as several tests, so one worker runs all tests of a project.
 */
const byPreference = (engine: string, project: (preference?: Preference) => Project): Project[] => [
  {
    name: engine,
    workers: 1,
    grepInvert: new RegExp(['@chromium', ...Object.keys(preferences)].join('|')),
    ...project(),
  },
  ...Object.entries(preferences).map(([tag, preference]) => ({
    name: tag.replace('@', `${engine}-`),
    workers: 1,
    grep: new RegExp(tag),
    grepInvert: /@chromium/,
    ...project(preference),
  })),
];

const firefox = findFirefox();
const firefoxProjects = byPreference('firefox', (preference) => ({
  testMatch: differing,
  use: {
    browserName: 'firefox',
    channel: firefox?.channel,
    launchOptions: {
      executablePath: firefox?.executablePath,
      // Doesn't open a downloaded PDF in a new tab.
      firefoxUserPrefs: {
        'pdfjs.disabled': true,
        // Fewer frames and no preloaded process save a seventh of the time.
        'layout.frame_rate': 20,
        'dom.ipc.processPrelaunch.enabled': false,
        ...preference?.firefox,
      },
    },
  },
}));

// WebKit over WebDriver (tests/e2e/webkit.ts).
const webkitProjects = byPreference('webkit', () => ({
  testMatch: '**/engines/*.spec.ts',
  use: { browserName: 'webkit' },
}));

const editor = '**/editor*.spec.ts';
const chromium = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

/** Takes half the time of the whole browser, but has no clipboard, back/forward cache, or window images. */
const shell = findShell() ?? chromium;

const chromiumProject = (name: string, executablePath: string, tests: Project): Project => ({
  name,
  use: { browserName: 'chromium', launchOptions: { executablePath, args: chromiumArguments } },
  ...tests,
});

export default defineConfig({
  testDir: 'e2e',
  outputDir: '../.cache/test-results',
  snapshotPathTemplate: 'screenshots/{arg}{ext}',
  globalSetup: './e2e/setup.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Browsers wait half of the time, but the tests of commands run beside them. Twice as many workers need a fifth more work.
  workers: availableParallelism(),
  // One retry, for shared machines. The reporter lists tests that needed it.
  retries: process.env.CI ? 1 : 0,
  timeout: 120_000,
  // Generous, since a busy machine renders late.
  expect: { timeout: 30_000 },
  reporter: 'line',
  use: { viewport: { width: 1280, height: 800 } },
  projects: [
    // First, since one worker runs all of it: the editor is started once.
    chromiumProject('chromium-editor', shell, { testMatch: editor, workers: 1 }),
    ...(firefox ? firefoxProjects : []),
    ...(hasWebKit() ? webkitProjects : []),
    chromiumProject('chromium', shell, { testIgnore: editor, grepInvert: /@whole/ }),
    chromiumProject('chromium-whole', chromium, { grep: /@whole/ }),
  ],
});

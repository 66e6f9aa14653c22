import { availableParallelism } from 'node:os';
import { defineConfig, type Project } from '@playwright/test';
import { findFirefox, findShell, hasWebKit } from './browsers/engines.ts';
import { chromiumArguments } from './browsers/findChromium.ts';
import { type Preference, preferences } from './e2e/preferences.ts';

/**
 * What differs between engines: what each must do, which WebKit is asked too, the form, and faults. Chromium has all
 * specs; a test that it alone can pass, or that all pass alike, is tagged @chromium.
 */
const differing = ['engines/*', 'form', 'formFailures', 'policy', 'surroundings', 'surroundingsBuilt'].map(
  (name) => `**/${name}.spec.ts`,
);

/**
 * Firefox and WebKit learn a preference when they start: one project for tests without any, and one for each. To start a
 * browser takes as long as several tests, so that one does all of a project, beside Chromium's.
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
      // A downloaded PDF is not opened in a tab of its own.
      firefoxUserPrefs: {
        'pdfjs.disabled': true,
        // Nobody watches: fewer frames, and no process in store, are a seventh of the time.
        'layout.frame_rate': 20,
        'dom.ipc.processPrelaunch.enabled': false,
        ...preference?.firefox,
      },
    },
  },
}));

// Everything that each engine must do, over WebDriver: see tests/e2e/webkit.ts.
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
  // A browser waits as much as it works, but the tests of commands run beside; twice as many take a fifth more work.
  workers: availableParallelism(),
  // A second try on a shared machine; the reporter names what needed it.
  retries: process.env.CI ? 1 : 0,
  timeout: 120_000,
  // Generous, since a busy machine renders late.
  expect: { timeout: 30_000 },
  reporter: 'line',
  use: { viewport: { width: 1280, height: 800 } },
  projects: [
    // First, what one worker does alone; the editor is started once.
    chromiumProject('chromium-editor', shell, { testMatch: editor, workers: 1 }),
    ...(firefox ? firefoxProjects : []),
    ...(hasWebKit() ? webkitProjects : []),
    chromiumProject('chromium', shell, { testIgnore: editor, grepInvert: /@whole/ }),
    chromiumProject('chromium-whole', chromium, { grep: /@whole/ }),
  ],
});

import { join } from 'node:path';
import { run } from '../../src/commands/processes/run.ts';
import { testsFolder as folder } from '../../tools/installPackages.ts';

/** Runs Playwright's command with the configuration of the tests, and returns its exit code. */
export function runTestsInBrowsers(typed: string[], env: Record<string, string>): Promise<number> {
  const config = join(folder, 'playwright.config.ts');
  return run('playwright', ['test', `--config=${config}`, ...typed], { env, packageName: '@playwright/test', folder });
}

/** Downloads Playwright's own build of a browser, and returns the exit code. */
export function downloadBrowser(browser: string): Promise<number> {
  return run('playwright', ['install', browser], { folder });
}

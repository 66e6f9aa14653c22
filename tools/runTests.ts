import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { compileCache, root } from '#base/folders.ts';
import { buildSite } from '#commands/build/buildSite.ts';
import { run } from '#commands/processes/run.ts';
import { missingEngines } from '../tests/browsers/engines.ts';
import { findChromium } from '../tests/browsers/findChromium.ts';
import { runTestsInBrowsers } from '../tests/browsers/runPlaywright.ts';
import forgetSites, { keepSites } from '../tests/builtSites.ts';
import { testBuild } from '../tests/site.ts';
import { audit } from './audit.ts';
import { lint } from './lint.ts';
import { missingServers } from './programs.ts';
import { missingScreenshots } from './screenshotOrigin.ts';

interface Sum {
  passed: number;
  failed: number;
  /** Failed tests, printed again at the end, since the runner's report is thousands of lines above. */
  failures?: string[];
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  success: boolean;
  testResults: {
    name: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

const reports = join(root, '.cache/reports');

function readReport<Report>(file: string, count: (report: Report) => Sum): Sum {
  try {
    return count(JSON.parse(readFileSync(join(reports, file), 'utf8')));
  } catch {
    // A missing report counts as a failure: the tests did not run.
    return { passed: 0, failed: 1 };
  }
}

/** Runs a part of the tests, and prints how long it took; parts may overlap. */
async function timed<Result>(name: string, part: () => Promise<Result>): Promise<Result> {
  const start = performance.now();
  const result = await part();
  console.log(`${name}: ${((performance.now() - start) / 1000).toFixed(0)} s`);
  return result;
}

/** Runs all tests but those in browsers. */
const vitest = async (): Promise<Sum> => {
  const report = `--outputFile.json=${join(reports, 'vitest.json')}`;
  await run('vitest', ['run', '--reporter=default', '--reporter=json', report]);
  return readReport('vitest.json', (report: VitestReport) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests || (report.success ? 0 : 1),
    failures: report.testResults.flatMap(({ name, message, assertionResults }) => {
      const file = relative(root, name);
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      return [
        ...(message ? [`${file}: ${message}`] : []),
        ...failed.map(({ fullName, failureMessages }) => `${file}: ${fullName}\n${failureMessages.join('\n')}`),
      ];
    }),
  }));
};

const playwright = async (chromium: string): Promise<Sum> => {
  const env = { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: join(reports, 'playwright.json') };
  await runTestsInBrowsers(['--reporter=line,json'], env);
  return readReport(
    'playwright.json',
    (report: { stats: { expected: number; unexpected: number; flaky: number }; errors: unknown[] }) => ({
      passed: report.stats.expected + report.stats.flaky,
      failed: report.stats.unexpected + report.errors.length,
    }),
  );
};

/**
 * Runs all checks and tests. Builds the site, which checks content. Then checks types and style, runs the end-to-end tests
 * in real browsers, and all other tests beside both. Prints a line with the sums of all runners.
 * @returns the exit code
 */
export async function runTests(): Promise<number> {
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  // The runners and their child processes load the same modules many times.
  process.env.NODE_COMPILE_CACHE ??= compileCache;
  forgetSites();
  process.env[keepSites] = '1';

  const sums: Sum[] = [];
  /** Notes about tests that did not run, printed at the end. */
  const notes: string[] = [];
  let chromium: string | undefined;
  const one = (passed: boolean): Sum => ({ passed: passed ? 1 : 0, failed: passed ? 0 : 1 });
  const style = async (): Promise<Sum> => {
    const clean = (await lint()) === 0;
    return {
      ...one(clean),
      failures: clean ? [] : ['Types, style or unused code: run npm run lint for details.'],
    };
  };
  const known = await timed('audit', audit);
  if (known.clean !== undefined) sums.push(one(known.clean));
  const built = (await timed('build', () => buildSite({ env: testBuild }))) === 0;
  sums.push(one(built));
  // Not beside the build, since both write .astro.
  const styled = timed('lint', style);
  if (built) {
    // Browsers mostly wait, and take longest; the other tests use the processors meanwhile.
    const browsers = timed('Playwright', async () => {
      try {
        chromium = await findChromium();
        return await playwright(chromium);
      } catch (error) {
        console.error((error as Error).message);
        return { passed: 0, failed: 1 };
      }
    });
    sums.push(await timed('Vitest', vitest));
    sums.push(await browsers);
  }
  sums.push(await styled);
  const total = sums.reduce((a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed }));
  notes.push(known.message, ...missingEngines(), ...missingServers(), ...missingScreenshots(chromium));
  for (const line of [...sums.flatMap(({ failures = [] }) => failures), ...notes]) console.log(line);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  return total.failed ? 1 : 0;
}

import { run, runAstro } from '#commands/processes/run.ts';
import { installTests, testsFolder } from './installTests.ts';

/**
 * Types, style, and code that nobody uses; all three, even when the first complains.
 * @returns the exit code: 0 when none of them does
 */
export async function lint(): Promise<number> {
  // The tools, and the types of the tests.
  await installTests();
  const codes = [
    await runAstro(['check', '--minimumSeverity', 'warning']),
    await run('biome', ['check', '--error-on-warnings'], { packageName: '@biomejs/biome', folder: testsFolder }),
    await run('knip', [], { folder: testsFolder }),
  ];
  return Math.max(...codes);
}

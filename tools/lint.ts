import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { root } from '#base/folders.ts';
import { run, runAstro } from '#commands/processes/run.ts';
import { findWrongImports } from './findWrongImports.ts';
import { testsFolder } from './installPackages.ts';
import { lockfiles, withoutHash } from './lockfile.ts';

/**
 * Checks types and style, and finds unused code, wrong imports, and packages without a hash. Runs all checks, even if one
 * fails.
 * Needs the packages of the tests: the linters, and types that the tests import.
 * @returns the exit code: 0 if all checks pass
 */
export async function lint(): Promise<number> {
  const codes = [
    await runAstro(['check', '--minimumSeverity', 'warning']),
    await run('biome', ['check', '--error-on-warnings'], { packageName: '@biomejs/biome', folder: testsFolder }),
    await run('knip', [], { folder: testsFolder }),
    checkImports(),
    checkLockfiles(),
  ];
  return Math.max(...codes);
}

function checkImports(): number {
  const files = globSync('src/**/*.{ts,tsx,astro,css}', { cwd: root, exclude: ['**/node_modules'] });
  const sources = files.map((file) => [file.split(sep).join('/'), readFileSync(join(root, file), 'utf8')] as const);
  const problems = findWrongImports(new Map(sources));
  for (const problem of problems) console.error(problem);
  return problems.length > 0 ? 1 : 0;
}

/** Logs the packages that npm would install unchecked, and returns the exit code. */
function checkLockfiles(): number {
  const problems = lockfiles
    .filter((file) => existsSync(join(root, file)))
    .flatMap((file) =>
      withoutHash(JSON.parse(readFileSync(join(root, file), 'utf8'))).map((path) => `${file}: ${path}`),
    );
  for (const problem of problems) console.error(`${problem} has no "integrity". Run npm run lockfile.`);
  return problems.length > 0 ? 1 : 0;
}

import { explainError } from '#base/commandError.ts';
import { root } from '#base/folders.ts';
import { isError } from '#base/problems.ts';
import type { Action } from '../cli/commandLine.ts';
import { restartCode } from '../serve/devProblems.ts';
import { freePort } from './port.ts';
import { runAstro } from './run.ts';

/** Returns a function that checks the content, prints the problems if they changed, and returns the errors. */
function makeCheck(): () => Promise<string> {
  let printed = '';
  const check = async () => {
    try {
      // Astro starts meanwhile.
      const { checkFolder } = await import('#content/check/checkContent.ts');
      const { formatProblem, formatProblems, printProblems } = await import('#content/check/formatProblems.ts');
      const problems = await checkFolder(root);
      const text = problems.map(formatProblem).join('\n');
      if (text !== printed) printProblems(problems);
      printed = text;
      const errors = problems.filter(isError);
      return errors.length ? formatProblems(errors) : '';
    } catch (error) {
      const reason = explainError(error, root) ?? String(error);
      if (reason !== printed) console.error(reason);
      printed = reason;
      return reason;
    }
  };
  let last = Promise.resolve('');
  // One after the other, so that the last response is about the last change.
  return () => (last = last.then(check));
}

/**
 * Serves the site in development mode until it is stopped, and returns the exit code. Starts again if a setting changes
 * that Astro reads only at its start, such as the languages.
 */
export async function develop(port: number, signal?: AbortSignal): Promise<number> {
  const code = await runAstro(['dev'], { PORT: String(port) }, { respond: makeCheck(), signal });
  if (code !== restartCode) return code;
  console.log('A setting of the build has changed. Starting again …');
  return develop(port, signal);
}

/** `vitrine dev`: serves the site with hot reload, on this machine only. */
export const run: Action<'dev'> = async () => develop(await freePort('PORT', 4321));

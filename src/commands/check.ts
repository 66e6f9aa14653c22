/** `vitrine check`: reports every problem in `content/` at once; warnings stop nothing. */
import { root } from '#base/folders.ts';
import { isError, sentenceOf } from '#base/problems.ts';
import { checkFolder } from '#content/check/checkContent.ts';
import { printProblems } from '#content/check/formatProblems.ts';
import type { Action } from './cli/commandLine.ts';

export const run: Action<'check'> = async ({ json }) => {
  const problems = await checkFolder(root);
  const errors = problems.filter(isError).length;
  if (json) {
    // The help of the command describes it.
    const described = problems.map((problem) => {
      const { severity, path: _, ...place } = problem;
      return { severity, ...place, message: sentenceOf(problem) };
    });
    console.log(JSON.stringify({ errors, warnings: problems.length - errors, problems: described }, null, 2));
  } else {
    printProblems(problems);
  }
  return errors ? 1 : 0;
};

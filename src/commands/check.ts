/** `npm run check`: says what is wrong with `content/`, all of it at once; warnings stop nothing. */
import { runCommand } from './cli/commandLine.ts';

await runCommand('check', async ({ json }) => {
  const { isError, sentenceOf } = await import('#base/problems.ts');
  const { checkFolder } = await import('#content/check/checkFolder.ts');
  const { formatProblems } = await import('#content/check/formatProblems.ts');
  const { paintFor } = await import('#base/paint.ts');
  const { root } = await import('./processes/run.ts');
  const problems = await checkFolder(root);
  const errors = problems.filter(isError).length;
  if (json) {
    // The help of the command describes it.
    const told = problems.map((problem) => {
      const { severity, path: _, ...place } = problem;
      return { severity, ...place, message: sentenceOf(problem) };
    });
    console.log(JSON.stringify({ errors, warnings: problems.length - errors, problems: told }, null, 2));
  } else {
    if (problems.length) console.error(formatProblems(problems, paintFor(process.stderr)));
    if (!errors) console.log(paintFor(process.stdout)('green', 'No problems found in content/.'));
  }
  return errors ? 1 : 0;
});

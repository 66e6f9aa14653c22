/** `npm run check`: says what is wrong with `content/`, all of it at once; warnings stop nothing. */
import { runCommand } from './cli/commandLine.ts';

await runCommand('check', async ({ json }) => {
  const { checkContent, isError } = await import('#content/check/checkContent.ts');
  const { formatProblems } = await import('#content/check/formatProblems.ts');
  const { paintFor } = await import('#base/paint.ts');
  const { root } = await import('./processes/run.ts');
  const problems = await checkContent(root);
  const errors = problems.filter(isError).length;
  if (json) {
    // The help of the command describes it.
    const told = problems.map(({ severity = 'error', ...problem }) => ({ severity, ...problem }));
    console.log(JSON.stringify({ errors, warnings: problems.length - errors, problems: told }, null, 2));
  } else {
    if (problems.length) console.error(formatProblems(problems, paintFor(process.stderr)));
    if (!errors) console.log(paintFor(process.stdout)('green', 'content/ is in order.'));
  }
  return errors ? 1 : 0;
});

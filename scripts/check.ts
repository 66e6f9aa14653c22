/** `npm run check`: says what is wrong with `content/`, all of it at once; warnings stop nothing. */
import { parseArgs } from 'node:util';
import { checkContent, isError, type Problem } from './lib/checkContent.ts';
import { formatProblems } from './lib/formatProblems.ts';
import { root } from './lib/run.ts';

const usage = `npm run check

Tells every mistake in content/, with its place and what to do. Ends with 1 where there are errors.
  --json  tells the same as one JSON document (with npm run --silent check):
          { "errors": 1, "warnings": 0, "problems": [{ "severity": "error" or "warning",
            "file": "content/…", "line": 4, "column": 11, "message": "…", "source": "the line" }] }
          line, column and source are missing where a whole file is meant.`;

/** What continuous integration reads; `usage` describes it. */
function toJson(problems: readonly Problem[]): string {
  const errors = problems.filter(isError).length;
  const told = problems.map(({ severity = 'error', ...problem }) => ({ severity, ...problem }));
  return JSON.stringify({ errors, warnings: problems.length - errors, problems: told }, null, 2);
}

let json: boolean | undefined;
try {
  ({ json = false } = parseArgs({ options: { json: { type: 'boolean' } } }).values);
} catch (error) {
  console.error(`${(error as Error).message}\n\n${usage}`);
  process.exitCode = 1;
}
if (json !== undefined) {
  const problems = await checkContent(root);
  const failed = problems.some(isError);
  if (json) console.log(toJson(problems));
  else {
    if (problems.length) console.error(formatProblems(problems));
    if (!failed) console.log('content/ is in order.');
  }
  if (failed) process.exitCode = 1;
}

import { paintFor } from '#base/paint.ts';
import type { Problem } from '#base/problems.ts';
import { formatProblems } from '#content/check/formatProblems.ts';

/** Prints the problems of the content, or that there are none. */
export function printProblems(problems: readonly Problem[]): void {
  if (problems.length) console.error(formatProblems(problems, paintFor(process.stderr)));
  else console.log(paintFor(process.stdout)('green', 'No problems found in content/.'));
}

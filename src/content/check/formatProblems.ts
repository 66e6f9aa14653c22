import { visible, wide } from '#base/characters.ts';
import { englishCount } from '#base/counter.ts';
import { isError, type Problem, sentenceOf } from '#base/problems.ts';
import { type Paint, paintFor, unpainted } from '#base/terminal.ts';

/** Returns `2 errors, 1 warning`; `no errors` if there are none. */
export function countProblems(problems: readonly Problem[]): string {
  const errors = problems.filter(isError).length;
  const warnings = problems.length - errors;
  const found = [errors && englishCount(errors, 'error'), warnings && englishCount(warnings, 'warning')];
  return found.filter(Boolean).join(', ') || 'no errors';
}

const widest = 96;
/** Returns the offending line with a caret under the place; a long line is cut around it. */
function quote(source: string, line: number, column: number): string[] {
  const from = Math.max(0, column - 1 - widest / 2);
  // The width of a tab depends on the terminal; a space is always one column.
  const part = (start: number, end: number) => visible(source.slice(start, end).replaceAll('\t', ' '));
  const blank = part(from, column - 1)
    .replace(wide, '\u3000')
    .replace(/[^\u3000]/gu, ' ');
  const number = String(line);
  return [`  ${number} | ${part(from, from + widest)}`, `  ${' '.repeat(number.length)} | ${blank}^`];
}

/** Returns a problem as compilers report it: the place in a form that editors and terminals link, then the line. */
function paintProblem(problem: Problem, paint: Paint): string {
  const { file, line, column = 1, source } = problem;
  const place = visible(line ? `${file}:${line}:${column}` : file);
  const color = isError(problem) ? 'red' : 'yellow';
  const lines = [
    `${paint('bold', place)}: ${isError(problem) ? '' : paint(color, 'warning: ')}${visible(sentenceOf(problem))}`,
  ];
  if (line && source !== undefined) {
    const [quoted = '', caret = ''] = quote(source, line, column);
    lines.push(quoted, paint(color, caret));
  }
  return lines.join('\n');
}

export const formatProblem = (problem: Problem): string => paintProblem(problem, unpainted);

export function formatProblems(problems: readonly Problem[], paint = unpainted): string {
  const color = problems.some(isError) ? 'red' : 'yellow';
  const sum = paint(color, `${countProblems(problems)} in content/.`);
  return [...problems.map((problem) => paintProblem(problem, paint)), '', sum].join('\n');
}

export function printProblems(problems: readonly Problem[]): void {
  if (problems.length) console.error(formatProblems(problems, paintFor(process.stderr)));
  else console.log(paintFor(process.stdout)('green', 'No problems found in content/.'));
}

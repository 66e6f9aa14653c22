import { isError, type Problem } from './checkContent.ts';

const count = (number: number, what: string) => `${number} ${what}${number === 1 ? '' : 's'}`;

/** A problem in the form that editors and terminals make a link of. */
export function formatProblem(problem: Problem): string {
  const { file, line, column, message } = problem;
  const place = line ? ` (line ${line}, column ${column ?? 1})` : '';
  return `${file}: ${isError(problem) ? '' : 'warning: '}${message}${place}`;
}

/** One line a problem, then how many there are. */
export function formatProblems(problems: readonly Problem[]): string {
  const errors = problems.filter(isError).length;
  const warnings = problems.length - errors;
  const found = [...(errors ? [count(errors, 'problem')] : []), ...(warnings ? [count(warnings, 'warning')] : [])];
  const sum = `${found.join(' and ')} in content/${errors ? '; nothing was built' : ''}.`;
  return [...problems.map(formatProblem), '', sum].join('\n');
}

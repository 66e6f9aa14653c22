import { isError, type Problem } from './checkContent.ts';

const count = (number: number, what: string) => `${number} ${what}${number === 1 ? '' : 's'}`;

/** `2 errors, 1 warning`; `no errors` where there is nothing. */
export function countProblems(problems: readonly Problem[]): string {
  const errors = problems.filter(isError).length;
  const warnings = problems.length - errors;
  const found = [...(errors ? [count(errors, 'error')] : []), ...(warnings ? [count(warnings, 'warning')] : [])];
  return found.join(', ') || 'no errors';
}

/** Letters of a line that fit beside each other in a terminal. */
const widest = 96;
/** Letters that terminals show twice as wide: those of East Asia, and emoji. */
const wide =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff01-\uff60]|\p{Emoji_Presentation}/gu;

/** The offending line with a caret under the place; of a long line, what stands around it. */
function quote(source: string, line: number, column: number): string[] {
  const from = Math.max(0, Math.min(column - 1 - widest / 2, source.length - widest));
  const [before, after] = [from ? '…' : '', from + widest < source.length ? '…' : ''];
  // A tab is as wide as the terminal likes: a blank is one letter everywhere.
  const shown = source.slice(from, from + widest).replaceAll('\t', ' ');
  const blank = (before + shown.slice(0, column - 1 - from))
    .replace(wide, '\u3000')
    .replace(/\p{M}|\p{Cf}/gu, '')
    .replace(/[^\u3000]/gu, ' ');
  const number = String(line);
  return [`  ${number} | ${before}${shown}${after}`, `  ${' '.repeat(number.length)} | ${blank}^`];
}

/** A problem as compilers tell it: the place in the form that editors and terminals make a link of, then the line. */
export function formatProblem(problem: Problem): string {
  const { file, line, column = 1, message, source } = problem;
  const place = line ? `${file}:${line}:${column}` : file;
  const lines = [`${place}: ${isError(problem) ? '' : 'warning: '}${message}`];
  if (line && source !== undefined) lines.push(...quote(source, line, column));
  return lines.join('\n');
}

/** All problems, then how many there are. */
export function formatProblems(problems: readonly Problem[]): string {
  return [...problems.map(formatProblem), '', `${countProblems(problems)} in content/.`].join('\n');
}

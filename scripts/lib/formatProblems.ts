import type { Problem } from './checkContent.ts';

/** One line a problem, in the form that editors and terminals make a link of, then the message. */
export function formatProblems(problems: readonly Problem[]): string {
  const lines = problems.map(({ file, line, column, message }) => {
    const place = line ? ` (line ${line}, column ${column ?? 1})` : '';
    return `${file}: ${message}${place}`;
  });
  const count = `${problems.length} ${problems.length === 1 ? 'problem' : 'problems'} in content/; nothing was built.`;
  return [...lines, '', count].join('\n');
}

import { describe, expect, it } from 'vitest';
import type { Problem } from '#base/problems.ts';
import type { Paint } from '#base/terminal.ts';
import { countProblems, formatProblem, formatProblems } from './formatProblems.ts';

const place = { file: 'content/projects/x.md', line: 4, column: 11 };
const source = 'category: reserch';
const problem: Problem = { ...place, source, message: 'category must be personal', severity: 'error' };
const warning: Problem = { file: 'content/site.yaml', message: 'expires is in the past', severity: 'warning' };
const quoted = (given: Partial<Problem>) =>
  formatProblem({ ...problem, ...given })
    .split('\n')
    .slice(1);

it('escapes characters that control a terminal or the direction of text', () => {
  const file = 'content/\u001b[2J\u202egnp.\n::error';
  expect(
    formatProblem({ ...problem, file, message: 'has \u0007\u2066', source: 'a\u009b: \u001b]0;x', column: 5 }),
  ).toBe(
    'content/\\u{1b}[2J\\u{202e}gnp.\\u{a}::error:4:5: has \\u{7}\\u{2066}\n  4 | a\\u{9b}: \\u{1b}]0;x\n    |          ^',
  );
});

describe('the caret is below the place', () => {
  it('in a line that begins with a tab', () => {
    expect(quoted({ source: '\tdate: x', column: 8, line: 12 })).toEqual(['  12 |  date: x', '     |        ^']);
  });

  it('in a line with wide characters', () => {
    expect(quoted({ source: 'title: 开é', column: 9 })).toEqual(['  4 | title: 开é', '    |        \u3000^']);
  });

  it('in the part of a long line that is shown', () => {
    const [line = '', caret = ''] = quoted({ source: `${'a '.repeat(100)}here${' b'.repeat(100)}`, column: 201 });
    expect(line).toMatch(/^ {2}4 \| .{96}$/);
    expect(line.slice(caret.indexOf('^')).startsWith('here')).toBe(true);
  });
});

it('says if there is nothing to count', () => {
  expect(countProblems([])).toBe('no errors');
});

it('paints the place, the word warning, the caret and the sum', () => {
  const paint: Paint = (style, text) => `<${style}>${text}</>`;
  expect(formatProblems([problem, warning], paint).split('\n')).toEqual([
    '<bold>content/projects/x.md:4:11</>: category must be personal',
    '  4 | category: reserch',
    '<red>    |           ^</>',
    '<bold>content/site.yaml</>: <yellow>warning: </>expires is in the past',
    '',
    '<red>1 error, 1 warning in content/.</>',
  ]);
});

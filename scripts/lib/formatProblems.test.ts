import { expect, it } from 'vitest';
import { formatProblems } from './formatProblems.ts';

it('writes a problem as file, message and place, and counts it', () => {
  const problem = { file: 'content/projects/x.md', line: 4, column: 11, message: 'date is missing' };
  expect(formatProblems([problem])).toBe(
    'content/projects/x.md: date is missing (line 4, column 11)\n\n1 problem in content/; nothing was built.',
  );
});

it('leaves out a place that nobody knows', () => {
  const problems = [
    { file: 'content/site.yaml', message: 'is missing' },
    { file: 'content/about.md', line: 2, message: 'intro must not be empty' },
  ];
  expect(formatProblems(problems).split('\n')).toEqual([
    'content/site.yaml: is missing',
    'content/about.md: intro must not be empty (line 2, column 1)',
    '',
    '2 problems in content/; nothing was built.',
  ]);
});

it('marks warnings, and says that they stop nothing', () => {
  const warning = {
    file: 'content/site.yaml',
    message: 'security.expires lies in the past',
    severity: 'warning',
  } as const;
  expect(formatProblems([warning])).toBe(
    'content/site.yaml: warning: security.expires lies in the past\n\n1 warning in content/.',
  );
  const error = { file: 'content/about.md', message: 'intro must not be empty' };
  expect(formatProblems([error, warning, warning]).split('\n').at(-1)).toBe(
    '1 problem and 2 warnings in content/; nothing was built.',
  );
});

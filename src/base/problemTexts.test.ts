import { expect, it } from 'vitest';
import { describe, type ProblemFacts, type ProblemKind } from './problemTexts.ts';

it.each<[ProblemKind, ProblemFacts, string]>([
  ['value', { allowed: 'a, b', found: '"x"' }, 'must be a, b (found "x")'],
  ['value', { allowed: 'a, b', found: '"x"', meant: ['a', 'b'] }, 'must be a, b (found "x"). Did you mean "a" or "b"?'],
  ['colon', { write: '- "a: b"' }, 'Value contains a colon and a space. Write - "a: b"'],
  [
    'list',
    { allowed: 'entries', write: '- a: b' },
    'entries is missing. Write entries: on a line above, and below it - a: b',
  ],
  [
    'page',
    { found: '/a', meant: ['/b'], fix: 'ofText' },
    'points to /a, which does not exist. Did you mean "/b"? It points to the page in the language of the text.',
  ],
  [
    'unread',
    { fix: 'rename', write: 'a.md' },
    'nothing reads this file. Rename it to a.md, or move it out of content/.',
  ],
])('describes the kind %s with %o', (kind, facts, message) => {
  expect(describe({ kind, ...facts })).toMatchObject({ kind, ...facts, message });
});

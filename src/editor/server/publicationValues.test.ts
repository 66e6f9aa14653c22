import { expect, it } from 'vitest';
import { shownField, storedField } from './publicationValues.ts';

it.each([
  ['title', 'Rivers \\& lakes', 'Rivers & lakes'],
  ['title', 'Cost of $x_1$ \\& more', 'Cost of $x_1$ \\& more'],
  ['url', 'https://a.example/x\\&y_z', 'https://a.example/x\\&y_z'],
])('shows %s %s as %s, and stores it as it was', (name, stored, shown) => {
  expect(shownField(name, stored)).toBe(shown);
  expect(storedField(name, shown, stored)).toBe(stored);
});

it('escapes typed signs for LaTeX, and keeps those of the file', () => {
  expect(storedField('title', 'C# & 100 % of R\\&D', undefined)).toBe('C\\# \\& 100 \\% of R\\&D');
  expect(storedField('url', 'https://a.example/x?a&b', undefined)).toBe('https://a.example/x?a&b');
  expect(storedField('journal', 'R & D', 'R & D')).toBe('R & D');
  expect(storedField('title', 'R & D of $x_1$ for \\$5 & \\(y_2\\)', 'R \\& D')).toBe(
    'R \\& D of $x_1$ for \\$5 \\& \\(y_2\\)',
  );
  const linked = 'R \\& D, \\url{https://a.example/x_y?a&b}, \\href{https://a.example/x_y}{a\\_b}';
  expect(storedField('note', linked.replace('R \\&', 'E &'), linked)).toBe(linked.replace('R', 'E'));
});

import { expect, it } from 'vitest';
import { countBodyWords, countWords } from './countWords.ts';
import { Markdown } from './markdown/markdown.ts';

it.each([
  ['Never lost a game.', 4],
  ['It’s a long-lived C++ file', 5],
  ['漢字。'.repeat(50), 79],
  ['', 0],
])('counts the words of %j: %i', (text, words) => {
  expect(Math.round(countWords(text))).toBe(words);
});

it('counts the words of paragraphs and lists, but not URLs of links', () => {
  expect(countBodyWords(new Markdown('One\n\n- [two](https://a.example/b)\n- three'))).toBe(3);
});

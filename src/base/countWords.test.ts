import { expect, it } from 'vitest';
import { countBodyWords } from './countWords.ts';
import { Markdown } from './markdown/markdown.ts';

it('counts the words of paragraphs and lines, not URLs of links, and characters by the time to read them', () => {
  expect(countBodyWords(new Markdown('It’s\n\n- [two](https://a.example/b)\n- long-lived'))).toBe(3);
  expect(Math.round(countBodyWords(new Markdown('漢字。'.repeat(50))))).toBe(79);
});

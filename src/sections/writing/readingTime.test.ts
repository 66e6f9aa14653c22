import { expect, it } from 'vitest';
import { Markdown } from '#base/markdown/markdown.ts';
import { minutesToRead } from './readingTime.ts';

it.each<[string, string, number]>([
  ['nothing', '', 1],
  ['a few words', 'One two three.', 1],
  ['1,190 words', 'It’s a well-known **word** 4. '.repeat(238), 5],
  ['the same with long addresses', '[It’s](https://a.example/b/c/d/e) a well-known word 4. '.repeat(238), 5],
  ['900 Chinese characters', '漢字。'.repeat(450), 3],
  ['both', `${'word '.repeat(476)}${'かな'.repeat(150)}`, 3],
  ['Korean, which has spaces', '한국어 단어 '.repeat(238), 2],
])('%s', (_, markdown, minutes) => {
  expect(minutesToRead(new Markdown(markdown))).toBe(minutes);
});

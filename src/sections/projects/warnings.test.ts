import { expect, it } from 'vitest';
import { projectWarnings } from './warnings.ts';

it.each([
  ['A card game for four.', ['has only 21 characters', '80 characters or more']],
  ['四人用の纸牌游戏', ['has only 8 characters', '30 characters or more']],
  ['ブラウザで四人で遊べるカードゲームです。ルールは誰でも読めるように書きました。', []],
])('warns of a description that is too short for its script: %s', (description, parts) => {
  const message = projectWarnings({ description }).map((warning) => warning.message);
  expect(message).toHaveLength(parts.length ? 1 : 0);
  for (const part of parts) expect(message[0]).toContain(part);
});

it('warns of a cover without alt text', () => {
  const described = { description: 'A'.repeat(80), imageSrc: './cover.svg' };
  expect(projectWarnings(described)).toEqual([
    { path: ['imageSrc'], message: 'has no alt text. Say in `coverAlt` what the cover shows.' },
  ]);
  expect(projectWarnings({ ...described, coverAlt: 'Four cards' })).toEqual([]);
});

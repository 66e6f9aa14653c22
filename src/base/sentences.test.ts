import { expect, it } from 'vitest';
import { joinSentences, sentencesOf } from './sentences.ts';

it.each([
  ['One. Two? Three!', ['One. ', 'Two? ', 'Three!']],
  ['I work with Dr. Sample. He tests.', ['I work with Dr. Sample. ', 'He tests.']],
  ['I like tools, e.g. Vitrine. And J. S. Bach.', ['I like tools, e.g. Vitrine. ', 'And J. S. Bach.']],
  ['Ich baue Kleines, z. B. Uhren. Seit 1.9 Jahren.', ['Ich baue Kleines, z. B. Uhren. ', 'Seit 1.9 Jahren.']],
  ['業務歴は9年。設計を担当。', ['業務歴は9年。', '設計を担当。']],
  ['No end', ['No end']],
  ['By J. ', ['By J. ']],
  ['', []],
])('splits %j into its sentences', (text, sentences) => {
  expect(sentencesOf(text)).toEqual(sentences);
});

it.each([
  [['Design', 'A game.', undefined, ''], 'Design. A game.'],
  [['Why?', 'Because!'], 'Why? Because!'],
  [['And so on…', 'She said “no.”', 'More:'], 'And so on… She said “no.” More:'],
  [['设计。', '一个游戏', 'リーダー'], '设计。一个游戏。リーダー。'],
  [['', undefined], undefined],
])('joins %j as sentences', (texts, whole) => {
  expect(joinSentences(...texts)).toBe(whole);
});

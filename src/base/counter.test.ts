import { expect, it } from 'vitest';
import { counter, englishCount } from './counter.ts';

it.each([
  [2, '2 проекта'],
  [11, '11 проектов'],
  [21, '21 проект'],
  [1200, '1\u00a0200 проектов'],
])('writes %i with the form that it takes', (count, text) => {
  expect(counter('ru', { one: '# проект', few: '# проекта', other: '# проектов' })(count)).toBe(text);
});

it('counts in English', () => {
  expect([1, 2].map((number) => englishCount(number, 'entry', 'entries'))).toEqual(['1 entry', '2 entries']);
});

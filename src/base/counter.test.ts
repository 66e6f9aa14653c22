import { expect, it } from 'vitest';
import { counter, englishCount } from './counter.ts';

const projects = counter('ru', { one: '# проект', few: '# проекта', other: '# проектов' });
const jobs = counter('ar', { one: 'وظيفة واحدة', two: 'وظيفتان', few: '# وظائف', other: '# وظيفة' });

it.each([
  [1, '1 проект', 'وظيفة واحدة'],
  [2, '2 проекта', 'وظيفتان'],
  [5, '5 проектов', '5 وظائف'],
  [11, '11 проектов', '11 وظيفة'],
  [21, '21 проект', '21 وظيفة'],
  [1200, '1\u00a0200 проектов', '1,200 وظيفة'],
])('writes %i with the form that it takes', (count, russian, arabic) => {
  expect([projects(count), jobs(count)]).toEqual([russian, arabic]);
});

it('counts in English', () => {
  expect([0, 1, 2].map((number) => englishCount(number, 'error'))).toEqual(['0 errors', '1 error', '2 errors']);
  expect([1, 2].map((number) => englishCount(number, 'entry', 'entries'))).toEqual(['1 entry', '2 entries']);
});

import { expect, it } from 'vitest';
import { readDate, saysMore } from './readDate.ts';

it.each<[string | undefined, string | undefined]>([
  ['2021', '2021'],
  ['2021-05', '2021-05'],
  ['2021-5', '2021-05'],
  ['2024-09-31', '2024-09'],
  ['2021-05-03T00:00:00.000Z', '2021-05'],
  ['2021-13', '2021'],
  ['03/1996', '1996-03'],
  ['25/03/2021', '2021-03'],
  ['03/25/2021', '2021-03'],
  ['05/03/2021', '2021'],
  ['May 2021', '2021-05'],
  ['May 4th, 2021', '2021-05'],
  ['31 de mayo de 2020', '2020-05'],
  ['août 2019', '2019-08'],
  ['AOUT 2019', '2019-08'],
  ['MAYIS 2019', '2019-05'],
  ['2017年9月', '2017-09'],
  ['2015-03（1年6个月）', '2015-03'],
  ['Summer 2019', '2019'],
  ['Spring 2020', '2020'],
  ["'19", '2019'],
  ['June ’98', '1998-06'],
  ['Jan or Feb 2019', '2019'],
  ['Present', 'now'],
  ['até atual', 'now'],
  ['至今（9个月）', 'now'],
  ['по настоящее время', 'now'],
  [undefined, undefined],
  [' - ', undefined],
  ['N/A', undefined],
])('reads "%s" as %s', (text, date) => {
  expect(readDate(text)).toBe(date);
});

it.each([
  'soon',
  '2012-2013',
  '2019-21',
  '2019/20',
  "'19–'21",
  '2019 - Present',
  '05/19',
  '1609459200000',
  '0001-01-01',
  '목',
])('rejects "%s"', (text) => {
  expect(() => readDate(text)).toThrow(`"${text}" is not a date`);
});

it.each([
  ['Spring 2020', true],
  ['2020 (expected)', true],
  ['Q3 2021', true],
  ['WS 2019/20', true],
  ['Jan 2019 – Winter 2020', true],
  ['2021-05-03T00:00:00.000Z', false],
  ['12th of May 2020', false],
  ['1. März 2020 bis heute', false],
  ['2019-05 to date', false],
  ['mayo de 2019', false],
  ['янв. 2019 г.', false],
  ['2021年5月3日', false],
  ["'19–'21", false],
  ['n/a', false],
])('finds more than dates in "%s": %s', (text, says) => {
  expect(saysMore(text)).toBe(says);
});

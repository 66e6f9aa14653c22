import { describe, expect, it } from 'vitest';
import { job } from '../../../tests/entries.ts';
import { type Employer, employersOf } from './experience.ts';
import { timeScale } from './timeScale.ts';

const role = (start?: string, end?: string, title = 'X') => ({ ...job(), title, start, end });
/** A stay at an employer, with the name of its first role. */
const stay = (...roles: ReturnType<typeof role>[]): Employer => {
  const [made] = employersOf(roles.map((each) => ({ ...each, company: roles[0]?.title })));
  if (!made) throw new Error('no role');
  return made;
};
const entry = (...of: Parameters<typeof role>) => stay(role(...of));
const rowOf = (employers: Employer[], present = '2026-08') => timeScale(employers, present, 'en')?.rows[0];
const bar = (...of: Parameters<typeof rowOf>) => rowOf(...of)?.bars[0];

it('draws nothing without entries that have a start', () => {
  expect(timeScale([], '2026-08', 'en')).toBeUndefined();
  expect(timeScale([entry(), entry(undefined, '2026-01')], '2026-08', 'en')).toBeUndefined();
});

describe('ticks', () => {
  it('mark quarters up to three years', () => {
    const ticks = timeScale([entry('2024-06', '2026-12')], '2026-08', 'en')?.ticks ?? [];
    expect(ticks).toHaveLength(12);
    expect(ticks.filter(({ label }) => /^\d/.test(label))).toEqual([
      { label: '2024', at: 0 },
      { label: '2025', at: 33.33 },
      { label: '2026', at: 66.67 },
    ]);
  });

  it.each([
    [10, 10, 1],
    [29, 6, 5],
  ])('are few enough for their labels over %i years', (years, count, step) => {
    const ticks = timeScale([entry(String(2027 - years).padStart(4, '0'), '2026')], '2026-08', 'en')?.ticks ?? [];
    expect(ticks).toHaveLength(count);
    expect(Number(ticks[1]?.label) - Number(ticks[0]?.label)).toBe(step);
    expect(ticks[1]?.at).toBeCloseTo((100 * step) / years, 1);
  });
});

describe('bars', () => {
  it('are to scale, and include the last month', () => {
    expect(bar([entry('2026-04', '2026-06')])).toMatchObject({ from: 25, width: 25, now: false });
  });

  it.each([
    ['after the bar where there is room', '2026-01', '2026-06', 'after'],
    ['before it where there is none after', '2026-06', '2026-12', 'before'],
    ['inside where there is room on neither side', '2026-02', '2026-11', 'inside'],
  ])('have their label %s', (_, start, end, side) => {
    expect(rowOf([entry(start, end)])).toMatchObject({ label: 'X', side });
  });

  it.each([['Vermessungs-und-Kartographieverwaltungsamt', 'Vermessungs-und-Kartographieverw…']])(
    'have a name cut at a word, if its first word fits: %s',
    (name, label) => {
      const row = rowOf([entry('2026-02', '2026-11', name)]);
      expect(row).toMatchObject({ label });
      expect(row?.above.at).toBeLessThanOrEqual(100);
    },
  );

  const nameOf = (length: number) => 'n'.repeat(length);
  it.each([
    ['begins with the bar', '2026-01', 20, { at: 0, anchor: 'start' }],
    ['ends with the bar where it would not', '2026-07', 17, { at: 66.67, anchor: 'end' }],
    ['begins with the scale where it is longer than that', '2026-07', 25, { at: 75, anchor: 'end' }],
  ])('have a label above that %s', (_, start, length, above) => {
    const end = start.replace('07', '08');
    expect(rowOf([entry(start, end, nameOf(length))])).toMatchObject({ label: nameOf(length), above });
  });
});

describe('rows of several roles', () => {
  it('have one bar for each role, short ones on top, and one label', () => {
    const row = rowOf([stay(role('2026-05', '2026-06', 'b'), role('2026-01', '2026-03', 'a'))]);
    expect(row?.bars).toMatchObject([
      { from: 0, width: 25, role: { title: 'a' } },
      { from: 33.33, width: 16.67, role: { title: 'b' } },
    ]);
    expect(row).toMatchObject({ label: 'b', side: 'after', at: 50, above: { at: 0 } });
  });

  it('count as one, and give the earlier ones one lane, longest bars first', () => {
    const two = (year: number) => stay(role(`${year}-07`, `${year}-12`), role(`${year}-01`, `${year}-05`));
    const years = (count: number) => Array.from({ length: count }, (_, index) => two(2026 - index));
    expect(timeScale(years(7), '2026-08', 'en')).toMatchObject({ rows: { length: 7 }, earlier: 0, lane: [] });
    const { rows, earlier, lane } = timeScale(years(8), '2026-08', 'en') ?? {};
    expect([rows?.length, earlier, lane?.map(({ role }) => role.start)]).toEqual([
      6,
      2,
      ['2020-07', '2019-07', '2020-01', '2019-01'],
    ]);
  });
});

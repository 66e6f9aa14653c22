import { expect, it } from 'vitest';
import { reportLeftOut } from './report.ts';

const many = (what: string) => Array.from({ length: 40 }, (_, index) => `${what} ${index}, which is told`);

it('says all of what fits on a screen', () => {
  const { shown, whole } = reportLeftOut({ noPlace: ['custom: 2 entries'], byHand: ['Look\nat'] });
  expect(shown).toBe('No place on the site:\n  custom: 2 entries\n\nTo check or complete yourself:\n  Look\n  at');
  expect(whole).toBeUndefined();
});

it('joins fields that have only a name', () => {
  const noPlace = ['work[].teamSize (9)', 'basics.pronouns', 'podcasts: 2 entries', 'awards[].x (2)'];
  expect(reportLeftOut({ noPlace, byHand: [] }).shown).toBe(
    'No place on the site:\n  podcasts: 2 entries\n  Fields that the site does not know: work[].teamSize (9), basics.pronouns, awards[].x (2). Put what matters into a summary',
  );
});

it('says what to do about a single field', () => {
  expect(reportLeftOut({ noPlace: ['work[].teamSize (9)'], byHand: [] }).shown).toBe(
    'No place on the site:\n  Fields that the site does not know: work[].teamSize (9). Put what matters into a summary',
  );
});

it.each([
  [many('left'), many('hand')],
  [many('left'), []],
  [[], many('hand')],
  [['one'], [...many('hand'), 'x'.repeat(3000)]],
])('fits on a screen, with the whole of it apart', (noPlace, byHand) => {
  const { shown, whole } = reportLeftOut({ noPlace, byHand });
  expect(shown.split('\n').length).toBeLessThanOrEqual(22);
  for (const text of [...noPlace, ...byHand]) expect(whole).toContain(text);
});

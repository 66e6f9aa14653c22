import { expect, it } from 'vitest';
import { kindOfHeading } from './headings.ts';

it.each([
  ['Teaching experience', 'teaching'],
  ['Volunteer work', 'volunteer'],
  ['Work experience', 'work'],
  ['professional_summary', 'summary'],
  ['Memberships', undefined],
])('finds the list for the heading "%s", the rarer kind first', (heading, list) => {
  expect(kindOfHeading(heading)).toBe(list);
});

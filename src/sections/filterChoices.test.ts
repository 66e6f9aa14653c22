import { expect, it } from 'vitest';
import { filterChoices } from './filterChoices.ts';

const strings = { all: 'All', count: (count: number) => `${count} shown` };
const options = [
  { query: 'a=1', name: 'One' },
  { query: 'a=2', name: 'Two' },
  { query: 'b=1', name: 'Linked', isLinked: true },
];

it('offers each option that some entries have, with their number and what it shows', () => {
  expect(filterChoices([['a=1'], ['a=1', 'b=1'], []], options, strings)).toEqual([
    { query: '', name: 'All', count: 3, status: '3 shown' },
    { query: 'a=1', name: 'One', count: 2, status: '2 shown' },
    { query: 'b=1', name: 'Linked', isLinked: true, count: 1, status: '1 shown' },
  ]);
});

it.each([[[]], [[['a=1'], ['a=1']]], [[[], []]]])(
  'offers nothing if no option chooses some entries only: %j',
  (queries) => {
    expect(filterChoices(queries, options.slice(0, 2), strings)).toEqual([]);
  },
);

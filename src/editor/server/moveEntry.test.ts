import { expect, it } from 'vitest';
import { compareProjects } from '#sections/projects/project.ts';
import { moveEntry } from './moveEntry.ts';

/** Returns projects: `A1` is project A with `order: 1`, and `A` has no number. B is older than A, C older than B. */
const read = (list: string) =>
  list.split(' ').map((text) => {
    const [title = '', order] = [text.charAt(0), text.slice(1)];
    return { title, date: `${3000 - title.charCodeAt(0)}-01`, ...(order && { order: Number(order) }) };
  });
const write = (list: ReturnType<typeof read>) => list.map(({ title, order = '' }) => title + order).join(' ');

it.each([
  // Only the moved project gets another number: a free integer, or else the shortest decimal.
  ['A1 B2 C3 D4 E5', 0, 2, 'B2 C3 A3.5 D4 E5'],
  ['A1 B2 C3 D4 E5', 4, 1, 'A1 E1.5 B2 C3 D4'],
  ['A1 B1.5 C2', 2, 1, 'A1 C1.3 B1.5'],
  ['A1 B2 C3', 2, 0, 'C0 A1 B2'],
  // Projects without a number stay without one, unless a project after them has one.
  ['A B C D', 3, 0, 'D1 A B C'],
  ['A B C D', 0, 3, 'B1 C2 D3 A'],
  ['B1 A C', 0, 2, 'A-1 C0 B1'],
  // The moved project needs no number: its date already sorts it there.
  ['C1 A B D', 0, 2, 'A B C D'],
  // Nothing moves.
  ['A1 B2', 0, 0, 'A1 B2'],
])('%s: moves the project at %i to %i: %s', (before, from, to, after) => {
  expect(write(moveEntry(read(before), from, to, compareProjects))).toBe(after);
});

it.each([
  ['A1 B1.001 C2', 2, 1, 'A1 C2 B3'],
  ['A-1 B-0.999 C0 D E', 2, 1, 'A1 C2 B3 D E'],
])('%s: renews all numbers if no decimal of three digits is free', (before, from, to, after) => {
  expect(write(moveEntry(read(before), from, to, compareProjects))).toBe(after);
});

it('keeps the wanted order through a thousand moves', () => {
  let list = read('A1 B2 C3 D E F');
  for (let count = 0; count < 1000; count++) {
    const [from, to] = [(count * 7) % list.length, (count * 5 + 2) % list.length];
    const wanted = list.map(({ title }) => title);
    wanted.splice(to, 0, ...wanted.splice(from, 1));
    list = moveEntry(list, from, to, compareProjects);
    expect(list.map(({ title }) => title)).toEqual(wanted);
    expect(list.toSorted(compareProjects)).toEqual(list);
  }
});

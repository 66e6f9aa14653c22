import { expect, it } from 'vitest';
import { itemAt, withItem } from './removedItems.ts';

const links = [{ name: 'One' }, { name: 'Two' }, { name: 'Three' }];

it('restores an item in its place, and keeps other changes', () => {
  const removed = itemAt({ links }, ['links'], 1);
  expect(withItem({ links: links.toSpliced(1, 1), role: 'New' }, removed)).toEqual({ links, role: 'New' });
});

it('restores an item in a nested list, and in an empty list', () => {
  const groups = [{ items: ['a'] }, { items: ['b', 'c'] }];
  const removed = itemAt({ groups }, ['groups', 1, 'items'], 0);
  expect(withItem({ groups: [{ items: ['a'] }, { items: ['c'] }] }, removed)).toEqual({ groups });
  expect(withItem({}, itemAt({ tags: ['x'] }, ['tags'], 0))).toEqual({ tags: ['x'] });
});

import { expect, it } from 'vitest';
import { itemAt, withItem } from './removedItems.ts';

const links = [{ name: 'One' }, { name: 'Two' }, { name: 'Three' }];

it('puts an item back into its place, and keeps what was typed since', () => {
  const removed = itemAt({ links }, ['links'], 1);
  expect(withItem({ links: links.toSpliced(1, 1), role: 'New' }, removed)).toEqual({ links, role: 'New' });
});

it('puts an item back into a list in a list, and into one that is empty', () => {
  const groups = [{ items: ['a'] }, { items: ['b', 'c'] }];
  const removed = itemAt({ groups }, ['groups', 1, 'items'], 0);
  expect(withItem({ groups: [{ items: ['a'] }, { items: ['c'] }] }, removed)).toEqual({ groups });
  expect(withItem({}, itemAt({ tags: ['x'] }, ['tags'], 0))).toEqual({ tags: ['x'] });
});

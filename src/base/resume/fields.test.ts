import { expect, it } from 'vitest';
import { linkIn } from './fields.ts';

const url = 'https://a.example';

it.each([
  [url, undefined, {}],
  [{ url }, undefined, {}],
  [{ href: url, type: 'Repository', text: 'The code' }, 'The code', {}],
  [{ website: url, platform: 'GitHub' }, 'GitHub', {}],
  [{ url, title: 'Cards', label: 'A game', stars: 5 }, 'Cards', { label: 'A game', stars: 5 }],
  [{ url, href: 'https://b.example' }, undefined, { href: 'https://b.example' }],
])('reads %j as a link with the name %s and further fields %j', (value, name, more) => {
  expect(linkIn(value)).toMatchObject({ url, name, more });
  expect(linkIn(value).more).toEqual(more);
});

import { expect, it } from 'vitest';
import { Draft } from '../draft.ts';
import { labelOf, readEntry } from './readEntry.ts';

it.each<[string, unknown, object | undefined]>([
  ['a text', 'Sea rescue', { title: 'Sea rescue' }],
  [
    'the names of its fields',
    { title: 'A', organization: 'B', date: '2026-05' },
    { title: 'A', organization: 'B', date: '2026-05' },
  ],
  [
    'other names of them',
    { name: 'A', issuer: 'B', city: 'Lyon', year: 2020, website: 'https://a.example', summary: 'C' },
    { title: 'A', organization: 'B, Lyon', date: 2020, url: 'https://a.example', text: 'C' },
  ],
  ['a period', { position: 'A', startDate: '2020-01', endDate: '2021' }, { title: 'A', start: '2020-01', end: 2021 }],
  ['a period under one name', { role: 'A', date: '2019 - 2021' }, { title: 'A', start: 2019, end: 2021 }],
  ['a group without a title', { company: 'B', notes: 'C' }, { title: 'B', text: 'C' }],
  [
    'what fits no field as text',
    { name: 'A', note: 'B', grantNumber: 7, tags: ['x', 'y'], extra: { is: true } },
    { title: 'A', text: 'B. Grant number: 7. Tags: x, y. Extra: Is: true.' },
  ],
  ['a second name of a field as text', { name: 'A', title: 'B' }, { title: 'A', text: 'Title: B.' }],
  [
    'a long text whole',
    { text: `${'word '.repeat(30)}end.` },
    expect.objectContaining({ title: expect.any(String), text: expect.stringContaining('end.') }),
  ],
  ['nothing of nothing', {}, undefined],
])('reads %s', (_, entry, expected) => {
  const read = readEntry(entry, 'patents[1]', new Draft());
  expect(read && JSON.parse(JSON.stringify(read))).toEqual(expected);
});

it('reports a date that cannot be read', () => {
  const draft = new Draft();
  readEntry({ name: 'A', date: 'soon' }, 'patents[1]', draft);
  expect(draft.byHand.join()).toContain('patents[1]');
});

it.each([
  ['militaryService', 'Military service'],
  ['open_source', 'Open source'],
  ['MOOCs', 'Moocs'],
  ['AIGrants', 'Aigrants'],
  ['志愿', '志愿'],
])('calls %s "%s"', (name, label) => {
  expect(labelOf(name)).toBe(label);
});

import { expect, it } from 'vitest';
import { make } from '../../../tests/importedContent.ts';

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
    'unknown fields as text',
    { name: 'A', note: 'B', grantNumber: 7, tags: ['x', 'y'], extra: { is: true }, id: 'x1' },
    { title: 'A', text: 'B. Grant number: 7. x, y.' },
  ],
  [
    'the name of a field with several paragraphs',
    { name: 'A', fieldNotes: 'B\n\nC' },
    { title: 'A', text: 'Field notes: B. C.' },
  ],
  [
    'the name of a field with long lines',
    { name: 'A', fieldNotes: [`B${' b'.repeat(30)}`, 'C'] },
    { title: 'A', highlights: [`Field notes: B${' b'.repeat(30)}`, 'Field notes: C'] },
  ],
  ['a second name of a field as text', { name: 'A', title: 'B' }, { title: 'B', text: 'Name: A.' }],
  [
    'a list as a list',
    { name: 'A', summary: '<p>B</p><ul><li>C</li></ul>' },
    { title: 'A', text: 'B', highlights: ['C'] },
  ],
  [
    'a long text whole',
    { text: `${'word '.repeat(30)}end.` },
    expect.objectContaining({ title: expect.any(String), text: expect.stringContaining('end.') }),
  ],
  ['a long bullet whole', { bullets: ['A\nB', 'C'] }, { title: 'A', text: 'B', highlights: ['C'] }],
  ['nothing from an empty group', {}, undefined],
])('reads %s', (_, entry, expected) => {
  const { fields } = make({ patents: [entry, { title: 'Other' }] });
  expect(fields('more/patents.md').entries).toEqual([...(expected ? [expected] : []), { title: 'Other' }]);
});

it('reports an entry that has only a link or a date', () => {
  const { noPlace } = make({ patents: [{ url: 'https://a.example' }, {}, { title: 'Other' }] });
  expect(noPlace).toEqual(['Patents[1] has no title or text (found url: https://a.example). It was left out.']);
});

it("reports a date that can't be read", () => {
  expect(make({ patents: [{ name: 'A', date: 'soon' }] }).byHand).toEqual([
    'Patents[1]: date is not a date (found "soon"). It is shown without dates.',
  ]);
});

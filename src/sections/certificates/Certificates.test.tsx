import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { printed } from '../../../tests/entries.ts';
import { Certificates } from './Certificates.tsx';
import { certificatesFiles } from './schema.ts';
import { certificates } from './section.ts';

const of = (issuer: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    title: `${issuer} ${index + 1}`,
    issuer,
    date: String(2026 - index),
  }));
const show = (all: Parameters<typeof Certificates>[0]['certificates']) =>
  render(<Certificates id="certificates" foldAfter={certificates.contents.foldAfter} certificates={all} />);
/** Returns each group's heading and number of entries. */
const groupsIn = (part: HTMLElement) =>
  within(part)
    .queryAllByRole('heading', { level: 3, hidden: true })
    .map((heading) => [heading.textContent, heading.nextElementSibling?.childElementCount]);

it('shows issuer and expiry of a few certificates', () => {
  show([{ title: 'Triage', issuer: 'Ward Board', date: '2024-05', expires: '2027-05' }]);
  expect(screen.getByRole('heading', { name: 'Triage' }).nextElementSibling?.innerHTML).toBe(
    '<bdi>Ward Board</bdi>, <bdi>valid until May 2027</bdi>',
  );
});

it('draws the name of an issuer with signs beside right-to-left words', () => {
  const { container } = show(of('חברת C++', 9));
  expect(groupsIn(container)).toEqual([['חברת C++\u200e 9', 9]]);
});

it('shows the only fact of a line with joined units', () => {
  show([{ title: 'Triage', issuer: 'Board of 10 km' }]);
  expect(screen.getByRole('heading', { name: 'Triage' }).nextElementSibling?.textContent).toBe('Board of 10\u00a0km');
});

it('groups nine or more by issuer, with issuers of one at the end', () => {
  const { container } = show([...of('A', 5), ...of('Alone', 1), ...of('B', 3)]);
  expect(groupsIn(container)).toEqual([
    ['A 5', 5],
    ['B 3', 3],
    ['Other issuers 1', 1],
  ]);
  expect(screen.getByText('Alone 1').textContent).toContain('Alone 1, Alone');
  expect(screen.queryByRole('group')).toBeNull();
});

it("doesn't group certificates if each issuer has one", () => {
  const { container } = show(Array.from({ length: 9 }, (_, index) => ({ title: 'C', issuer: `Issuer ${index}` })));
  expect(groupsIn(container)).toEqual([]);
});

it('shows three of each issuer if there are more than twenty, and folds the others', () => {
  const { container } = show([...of('A', 12), ...of('B', 9), ...of('C', 2)]);
  const fold = screen.getByText('All 23 certificates').closest('details') as HTMLDetailsElement;
  expect(groupsIn(fold)).toEqual([
    ['A ', 9],
    ['B ', 6],
  ]);
  expect(groupsIn(container).slice(0, -2)).toEqual([
    ['A 12', 3],
    ['B 9', 3],
    ['C 2', 2],
  ]);
});

it.each([12, 15])('folds certificates after the twentieth from %i issuers with two each', (count) => {
  const { container } = show(Array.from({ length: count }, (_, index) => of(`Issuer ${index}`, 2)).flat());
  const fold = screen.getByText(`All ${count * 2} certificates`).closest('details') as HTMLDetailsElement;
  expect(groupsIn(fold)).toEqual(Array.from({ length: count - 10 }, (_, index) => [`Issuer ${index + 10} 2`, 2]));
  expect(groupsIn(container)).toHaveLength(count);
});

it('rejects an expiry before the date', () => {
  const entries = [{ title: 'Triage', date: '2024-05', expires: '2024-04' }];
  expect(certificatesFiles.schema.safeParse({ entries }).error?.issues[0]?.message).toBe('must not be before date');
});

it('lists each certificate in documents', () => {
  const [first, ...others] = of('A', 2);
  const all = [
    { ...first, title: 'A 1', expires: '2029', url: 'https://example.com/a' },
    ...others,
    { title: 'Alone', url: 'https://example.com/alone' },
  ];
  expect(printed(certificates, all)?.rows).toEqual([
    {
      name: 'A',
      items: [
        { text: 'A 1 (2026, valid until 2029)', url: 'https://example.com/a' },
        { text: 'A 2 (2025)', url: null },
      ],
    },
    { name: 'Alone', url: 'https://example.com/alone', items: [] },
  ]);
  expect(certificates.jsonResume.write(all)?.[0]).toEqual({
    name: 'A 1',
    issuer: 'A',
    date: '2026',
    url: 'https://example.com/a',
  });
  expect(certificates.person(all).hasCredential[0]).toEqual({
    '@type': 'EducationalOccupationalCredential',
    name: 'A 1',
    url: 'https://example.com/a',
    dateCreated: '2026',
    expires: '2029',
    recognizedBy: { '@type': 'Organization', name: 'A' },
  });
});

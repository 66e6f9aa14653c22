import { expect, it } from 'vitest';
import { job, project } from '../../tests/entries.ts';
import { make } from '../../tests/importedContent.ts';
import { experience } from './experience/section.ts';
import { interests } from './interests/section.ts';
import { projects } from './projects/section.ts';

/** Imports a list with one entry, and returns the entry's file. */
function take(list: string, entry: object) {
  const { paths, fields, body, noPlace } = make({ [list]: [entry] });
  const path = paths.find((each) => each !== 'site.yaml') ?? '';
  return { path, fields: fields(path), body: body(path), noPlace };
}

it('writes fields that an import would lose under x-vitrine, and restores them', () => {
  const fields = { company: 'Acme', type: 'internship', description: ['Built it.'] } as const;
  const [written] =
    experience.jsonResume.write([
      job({ title: undefined, ...fields, description: [...fields.description], start: '2021' }),
    ]) ?? [];
  expect(written).toMatchObject({ name: 'Acme', 'x-vitrine': { type: 'internship' } });
  expect(take('work', written ?? {}).fields).toEqual({ ...fields, start: 2021 });
});

it('writes no x-vitrine if an import loses nothing', () => {
  const [written] = experience.jsonResume.write([job({ slug: 'acme', title: undefined, company: 'Acme' })]) ?? [];
  expect(written).not.toHaveProperty('x-vitrine');
});

it('leaves out images and their alt texts', () => {
  const written = [
    projects.jsonResume.write([project({ imageSrc: './a.svg', coverAlt: 'Cards' })]),
    experience.jsonResume.write([job({ logoUrl: './a.svg' })]),
    interests.jsonResume.write([{ name: 'Chess', imageSrc: 'images/a.svg' }]),
  ];
  expect(written).not.toContain(undefined);
  expect(JSON.stringify(written)).not.toMatch(/a\.svg|imageSrc|coverAlt|logoUrl/);
});

it('restores body, links and name of a file, without images and links to other files', () => {
  const fields = {
    title: 'Cards',
    category: 'personal' as const,
    codeLink: 'https://code.example/cards',
    demoLink: 'https://cards.example',
  };
  const body =
    '## Problem\n\nIt costs $5, see [this](https://a.example) and `[b](c.md)`.\n\n![Board](./board.svg)\n\n[Paper](/paper.pdf)';
  const [written] = projects.jsonResume.write([project({ ...fields, slug: 'my-game', body })]) ?? [];
  const taken = take('projects', written ?? {});
  expect(taken).toEqual({
    path: 'projects/my-game.md',
    fields,
    body: '## Problem\n\nIt costs $5, see [this](https://a.example) and `[b](c.md)`.\n\n\n\nPaper',
    noPlace: [],
  });
});

it('removes images and broken links from a body', () => {
  const body = '[Board](./board.md) ![Board](./board.svg)';
  expect(take('projects', { name: 'Cards', 'x-vitrine': { body } }).body).toBe('Board');
});

it.each([
  [
    { type: 'x' },
    'Job 1 (Acme), x-vitrine: type must be one of internship, full-time, part-time, contract, freelance, self-employed, temporary, apprenticeship, working student, volunteer, the data mine (found "x")',
  ],
  [{ typ: 'internship' }, 'Job 1 (Acme), x-vitrine: has an unknown field "typ"'],
  ['internship', 'Job 1 (Acme), x-vitrine: has an unknown field "x-vitrine"'],
])('ignores and reports an invalid x-vitrine: %j', (own, message) => {
  const { fields, noPlace } = take('work', { name: 'Acme', 'x-vitrine': own });
  expect(fields).toEqual({ company: 'Acme' });
  expect(noPlace).toEqual([expect.stringContaining(message)]);
});

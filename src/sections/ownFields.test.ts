import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { parseJson } from '#commands/import/readJson.ts';
import { readResume } from '#commands/import/readResume.ts';
import { toContent } from '#commands/import/toContent.ts';
import { job, project } from '../../tests/entries.ts';
import { experience } from './experience/section.ts';
import { interests } from './interests/section.ts';
import { projects } from './projects/section.ts';

/** The file that a list's only entry makes: front matter and body. */
function take(list: string, entry: object) {
  const text = JSON.stringify({ basics: { name: 'Nemo Niemand', email: 'nemo@example.com' }, [list]: [entry] });
  const { files, noPlace } = toContent(readResume(() => parseJson(text), 'resume.json'));
  const [path = '', file = ''] = [...files].find(([path]) => path !== 'site.yaml') ?? [];
  const [, yaml = '', body = ''] = /^---\n([\s\S]*?)^---$([\s\S]*)/m.exec(file) ?? [];
  return { path, facts: parse(yaml), body: body.trim(), noPlace };
}

it('writes fields that an import would lose under x-vitrine, and restores them', () => {
  const facts = { company: 'Acme', type: 'internship', description: ['Built it.'] } as const;
  const [written] =
    experience.jsonResume.write([
      job({ title: undefined, ...facts, description: [...facts.description], start: '2021' }),
    ]) ?? [];
  expect(written).toMatchObject({ name: 'Acme', 'x-vitrine': { type: 'internship' } });
  expect(take('work', written ?? {}).facts).toEqual({ ...facts, start: 2021 });
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
  const facts = {
    title: 'Cards',
    category: 'personal' as const,
    codeLink: 'https://code.example/cards',
    demoLink: 'https://cards.example',
  };
  const body =
    '## Problem\n\nIt costs $5, see [this](https://a.example) and `[b](c.md)`.\n\n![Board](./board.svg)\n\n[Paper](/paper.pdf)';
  const [written] = projects.jsonResume.write([project({ ...facts, slug: 'my-game', body })]) ?? [];
  const taken = take('projects', written ?? {});
  expect(taken).toEqual({
    path: 'projects/my-game.md',
    facts,
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
  const { facts, noPlace } = take('work', { name: 'Acme', 'x-vitrine': own });
  expect(facts).toEqual({ company: 'Acme' });
  expect(noPlace).toEqual([expect.stringContaining(message)]);
});

import { expect, it } from 'vitest';
import { absoluteFrom } from '#base/urls.ts';
import { projectData } from '#site/head/pageData.ts';
import * as made from '../../../tests/entries.ts';
import { graphOf, only } from '../../../tests/schemaOrg.ts';

const at = absoluteFrom(new URL('https://example.com'));
const owner = made.siteWith();
const codeLink = 'https://example.com/code';

const project = (fields: Parameters<typeof made.project>[0]) => made.project({ slug: 'x', ...fields });

const workOf = async (fields: Parameters<typeof made.project>[0]) =>
  only(await graphOf(projectData(owner, project(fields), at), at), 'WebPage').node('mainEntity');

it.each([
  ['research', undefined, 'ScholarlyArticle'],
  ['personal', codeLink, 'SoftwareSourceCode'],
  ['personal', undefined, 'CreativeWork'],
  ['freelance', undefined, 'CreativeWork'],
] as const)('a %s project with code at %s is a %s', async (category, code, type) => {
  expect((await workOf({ category, codeLink: code })).type).toBe(type);
});

it('has the fields and links of a project', async () => {
  const work = await workOf({
    category: 'personal',
    title: 'A work',
    description: 'What it does.',
    date: '2026-02',
    technologies: ['C++', 'D3'],
    codeLink,
    demoLink: 'https://example.com/demo',
    youtubeLink: 'https://example.com/video',
  });
  expect(work.id).toBe('https://example.com/projects/x#project');
  expect(work.text('name')).toBe('A work');
  expect(work.text('description')).toBe('What it does.');
  expect(work.text('url')).toBe('https://example.com/projects/x');
  expect(work.text('image')).toBe('https://example.com/cards/projects/x.png');
  expect(work.text('dateCreated')).toBe('2026-02');
  expect(work.texts('keywords')).toEqual(['C++', 'D3']);
  expect(work.node('author').text('name')).toBe('Alex Example');
  expect(work.text('codeRepository')).toBe(codeLink);
  expect(work.node('workExample').text('url')).toBe('https://example.com/demo');
  expect(work.node('subjectOf').text('url')).toBe('https://example.com/video');
  expect((await workOf({ category: 'freelance' })).properties).not.toContain('keywords');
});

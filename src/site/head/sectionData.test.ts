import { expect, it } from 'vitest';
import { absolute } from '#base/urls.ts';
import { only, readGraph } from '../../../tests/schemaOrg.ts';
import { jsonLd, type PageData, pageGraph } from './jsonLd.ts';
import { aboutData, experienceData } from './pageData.ts';
import { sectionData } from './sectionData.ts';

const at = (path: string) => absolute(path, new URL('https://example.com'), '/');
const graphOf = (data: PageData) =>
  readGraph(jsonLd(pageGraph(data, { path: '/', title: 'T', description: 'D', siteName: 'S' }, at)));

const owner = { name: 'Zoë', language: 'en', links: [] };
const today = new Date('2026-11-22');
const values = {
  languages: [{ name: 'German' }],
  volunteering: [{ role: 'Coach', organization: 'A school' }],
  teaching: [{ course: 'Trees' }],
};

it('adds the sections of About to the owner', async () => {
  const person = only(await graphOf(aboutData({ owner, values, today }, at)), 'Person');
  expect(person.node('knowsLanguage').text('name')).toBe('German');
  expect(person.properties).not.toContain('memberOf');
});

it('adds the sections of Experience to the owner, and courses as separate nodes', async () => {
  const graph = await graphOf(experienceData(owner, [], at, sectionData('experience', values, { at, today })));
  const person = only(graph, 'Person');
  expect(person.node('memberOf').node('memberOf').text('name')).toBe('A school');
  expect(person.properties).not.toContain('knowsLanguage');
  expect(only(graph, 'Course').node('hasCourseInstance').node('instructor').id).toBe(person.id);
});

import { expect, it } from 'vitest';
import { absolute } from '#base/urls.ts';
import type { ExperienceEntry } from '#sections/experience/experience.ts';
import { only, readGraph } from '../../../tests/schemaOrg.ts';
import { jsonLd, type PageData, pageGraph } from './jsonLd.ts';
import { aboutData, contactData, experienceData } from './personData.ts';

const at = (path: string) => absolute(path, new URL('https://example.com'), '/');
const owner = {
  name: 'Alex Example',
  language: 'en',
  role: 'Developer',
  location: 'Columbus, Ohio',
  tagline: 'It shows its work.',
  email: 'hello@example.com',
  phone: '+1 614 555 0142',
  links: [{ name: 'GitHub', url: 'https://example.com/github' }],
};
const today = new Date('2026-11-21T12:00:00Z');
const nameOnly = { name: 'Zoë', language: 'en', links: [] };

const graphOf = (data: PageData) =>
  readGraph(jsonLd(pageGraph(data, { path: '/', title: 'T', description: 'D', siteName: 'S' }, at)));

it('tells of About what it shows', async () => {
  const education = [
    { title: 'Degree', institution: 'A university', start: '2023' },
    { title: 'Degree to come', institution: 'A college', start: '2024', end: '2027' },
    { title: 'Diploma', institution: 'A school', start: '2021', end: '2023' },
  ];
  const skills = {
    groups: [
      { name: 'Languages', items: [{ name: 'C++', highlight: false }] },
      { name: 'Libraries', items: [{ name: 'D3', highlight: true }] },
    ],
  };
  const image = 'https://example.com/portrait.webp';
  const person = only(
    await graphOf(aboutData({ owner, intro: 'I build.', image, values: { skills, education }, today }, at)),
    'Person',
  );
  expect(person.text('jobTitle')).toBe('Developer');
  expect(person.text('description')).toBe('I build.');
  expect(person.text('image')).toBe(image);
  expect(person.texts('sameAs')).toEqual(['https://example.com/github']);
  expect(person.texts('knowsAbout')).toEqual(['C++', 'D3']);
  expect(person.node('address').text('addressLocality')).toBe('Columbus, Ohio');
  expect(person.nodes('alumniOf').map((school) => school.text('name'))).toEqual(['A school']);
  expect(person.nodes('affiliation').map((school) => school.text('name'))).toEqual(['A university', 'A college']);
});

it('claims nothing of a school without a name or without years', async () => {
  const education = [{ title: 'Degree', start: '2021', end: '2023' }, { institution: 'A school' }];
  const person = only(await graphOf(aboutData({ owner: nameOnly, values: { education }, today }, at)), 'Person');
  expect(person.properties.sort()).toEqual(['name', 'url']);
});

it('takes the statement where there is no intro', async () => {
  const person = only(await graphOf(aboutData({ owner, values: {}, today }, at)), 'Person');
  expect(person.text('description')).toBe('It shows its work.');
});

it('tells of Experience who, what and when', async () => {
  const entry: ExperienceEntry = {
    slug: 'a-company',
    title: 'Intern',
    company: 'A company',
    location: 'Remote',
    start: '2025-05',
    end: '2025-07',
    websiteUrl: 'https://example.com/company',
    description: ['One.'],
    technologies: [],
    draft: false,
  };
  const now = { ...entry, slug: 'now', end: undefined, websiteUrl: undefined };
  const [past, present] = only(await graphOf(experienceData(owner, [entry, now], at)), 'Person').nodes('worksFor');
  expect(past?.id).toBe('https://example.com/experience#entry-a-company');
  expect([past?.text('roleName'), past?.text('startDate'), past?.text('endDate')]).toEqual([
    'Intern',
    '2025-05',
    '2025-07',
  ]);
  expect(past?.node('worksFor').text('name')).toBe('A company');
  expect(past?.node('worksFor').text('url')).toBe('https://example.com/company');
  expect(present?.properties).not.toContain('endDate');
  expect(present?.node('worksFor').properties).toEqual(['name']);
  const alone = { ...entry, company: undefined };
  expect(only(await graphOf(experienceData(owner, [alone], at)), 'Person').properties).not.toContain('worksFor');
});

it.each([
  ['About', aboutData({ owner: nameOnly, values: {}, today }, at)],
  ['Experience', experienceData(nameOnly, [], at)],
  ['Contact', contactData(nameOnly, at)],
])('says of an owner with a name alone only that, on %s', async (_, data) => {
  const person = only(await graphOf(data), 'Person');
  expect(person.properties.sort()).toEqual(['name', 'url']);
});

it.each([
  ['About', aboutData({ owner, values: {}, today }, at)],
  ['Experience', experienceData(owner, [], at)],
  ['Contact', contactData(owner, at)],
])('keeps e-mail and phone out of %s', (_, data) => {
  expect(JSON.stringify(data)).not.toMatch(/hello@|614/);
});

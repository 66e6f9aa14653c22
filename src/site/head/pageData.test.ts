import { expect, it } from 'vitest';
import { absoluteFrom } from '#base/urls.ts';
import { about, job, pageContent, siteWith } from '../../../tests/entries.ts';
import { graphOf, only } from '../../../tests/schemaOrg.ts';
import { aboutData, contactData, experienceData } from './pageData.ts';

const at = absoluteFrom(new URL('https://example.com'));
const owner = siteWith({
  role: 'Developer',
  location: 'Columbus, Ohio',
  tagline: 'It shows its work.',
  links: [{ name: 'GitHub', url: 'https://example.com/github' }],
});
const nameOnly = pageContent({ site: siteWith({ name: 'Zoë' }) });
const filled = pageContent({ site: owner });

it('describes the content of About', async () => {
  const image = 'https://example.com/portrait.webp';
  const values = {
    skills: { ...about(), groups: [{ name: 'Languages', items: [{ name: 'C++', highlight: false }] }] },
    education: [{ institution: 'A school', start: '2021', end: '2023' }],
    talks: [{ title: 'Talk', event: 'JSConf' }],
  };
  const person = only(
    await graphOf(aboutData({ ...filled, ...values, about: about({ intro: 'I build.' }) }, image, at), at),
    'Person',
  );
  expect(person.text('jobTitle')).toBe('Developer');
  expect(person.text('description')).toBe('I build.');
  expect(person.text('image')).toBe(image);
  expect(person.texts('sameAs')).toEqual(['https://example.com/github']);
  expect(person.texts('knowsAbout')).toEqual(['C++']);
  expect(person.node('address').text('addressLocality')).toBe('Columbus, Ohio');
  const abroad = await graphOf(contactData({ ...owner, location: 'Germany' }, at), at);
  expect(only(abroad, 'Person').node('address').text('addressCountry')).toBe('DE');
  expect(person.node('alumniOf').text('name')).toBe('A school');
  expect(person.node('performerIn').text('name')).toBe('JSConf');
});

it('uses the tagline if there is no intro', async () => {
  const person = only(await graphOf(aboutData(filled, undefined, at), at), 'Person');
  expect(person.text('description')).toBe('It shows its work.');
});

it('contains only the name if the owner has no other fields', async () => {
  for (const data of [aboutData(nameOnly, undefined, at), experienceData(nameOnly, at), contactData(nameOnly.site, at)])
    expect(only(await graphOf(data, at), 'Person').properties.sort()).toEqual(['name', 'url']);
});

const values = {
  experience: [job({ company: 'Firm' })],
  languages: [{ name: 'German' }],
  volunteering: [{ role: 'Coach', organization: 'A school' }],
  teaching: [{ course: 'Trees' }],
};

it('adds the sections of Experience to the owner, and courses as separate nodes', async () => {
  const graph = await graphOf(experienceData({ ...nameOnly, ...values }, at), at);
  const person = only(graph, 'Person');
  expect(person.node('memberOf').node('memberOf').text('name')).toBe('A school');
  expect(person.node('worksFor').node('worksFor').text('name')).toBe('Firm');
  expect(person.properties).not.toContain('knowsLanguage');
  expect(only(graph, 'Course').node('hasCourseInstance').node('instructor').id).toBe(person.id);
});

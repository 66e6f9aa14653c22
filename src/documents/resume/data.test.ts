import { describe, expect, it } from 'vitest';
import { contentFiles } from '#sections/index.ts';
import type { Site } from '#sections/owner/schema.ts';
import { resumeData } from './data.ts';

const site = contentFiles.site.schema.parse({ name: 'Ada Example' }) as Site;
const nothing = { site, address: 'https://ada.example/' };

it('puts experience and projects first, then the sections in their order', () => {
  const { sections } = resumeData({
    ...nothing,
    talks: [{ title: 'Talk' }],
    skills: { groups: [{ name: 'Languages', items: [{ name: 'C', highlight: false }] }] },
    education: [{ title: 'BSc' }],
    projects: [{ title: 'Cards', category: 'personal', draft: false, aliases: [], technologies: [] }],
    experience: [{ title: 'Intern', draft: false, description: [], technologies: [] }],
    interests: [{ name: 'Piano' }],
  });
  expect(sections.map(({ heading }) => heading)).toEqual([
    'Experience',
    'Projects',
    'Tech Stack',
    'Education',
    'Talks',
  ]);
});

it('leaves out what the owner does not say', () => {
  expect(resumeData({ ...nothing, talks: [], education: [{ title: 'BSc', resume: false }] })).toMatchObject({
    role: null,
    location: null,
    lookingFor: null,
    intro: null,
    sections: [],
  });
});

it('takes the intro', () => {
  expect(resumeData({ ...nothing, about: { intro: 'I build.' } }).intro).toBe('I build.');
});

describe('contact', () => {
  const contact = (facts: Partial<Site>, address = 'https://ada.example/') =>
    resumeData({ ...nothing, site: { ...site, ...facts }, address }).contact;

  it('is e-mail, phone, the site and its links, each with its address', () => {
    const links = [{ name: 'Code', url: 'https://www.code.example/ada/' }];
    expect(contact({ email: 'ada@example.com', phone: '+1 (614) 555-0142', links })).toEqual([
      { text: 'ada@example.com', url: 'mailto:ada@example.com' },
      { text: '+1 (614) 555-0142', url: 'tel:+16145550142' },
      { text: 'ada.example', url: 'https://ada.example/' },
      { text: 'code.example/ada', url: 'https://www.code.example/ada/' },
    ]);
  });

  it('leaves out a site that stands nowhere yet', () => {
    expect(contact({}, 'http://localhost:4321/')).toEqual([]);
  });

  it('shows the name of an address that is too long for a line', () => {
    const url = `https://example.com/${'x'.repeat(60)}`;
    expect(contact({ links: [{ name: 'Profile', url }] }).at(-1)).toEqual({ text: 'Profile', url });
  });
});

import { describe, expect, it } from 'vitest';
import type { ExperienceFacts } from '#sections/experience/schema.ts';
import { contentFiles } from '#sections/index.ts';
import type { Site } from '#sections/owner/schema.ts';
import type { ProjectFacts } from '#sections/projects/schema.ts';
import { resumeData } from './data.ts';

const site = contentFiles.site.schema.parse({ name: 'Ada Example' }) as Site;
const nothing = { site, experience: [], projects: [], education: [], address: 'https://ada.example/' };

const entry = (facts: Partial<ExperienceFacts>): ExperienceFacts => ({
  title: 'Intern',
  company: 'Co',
  technologies: [],
  description: [],
  draft: false,
  ...facts,
});
/** Projects in order, as the site numbers them. */
const projects = (...all: Partial<ProjectFacts>[]) =>
  all.map((facts, index) => ({
    title: `Project ${index + 1}`,
    category: 'personal' as const,
    draft: false,
    aliases: [],
    technologies: [],
    figure: index + 1,
    ...facts,
  }));
const titles = (list: readonly { title: string | { text: string } }[]) =>
  list.map(({ title }) => (typeof title === 'string' ? title : title.text));

describe('what stands on the résumé', () => {
  it('is every entry but those marked otherwise, in the order of the pages', () => {
    const { experience, education } = resumeData({
      ...nothing,
      experience: [
        entry({ title: 'c' }),
        entry({ title: 'out', resume: false }),
        entry({ title: 'a', resume: true }),
        entry({ title: 'b' }),
      ],
      education: [
        { title: 'BSc', institution: 'University', start: '2023' },
        { title: 'Course', institution: 'Online', start: '2022', resume: false },
      ],
    });
    expect(titles(experience)).toEqual(['c', 'a', 'b']);
    expect(titles(education)).toEqual(['BSc']);
  });

  it('is every skill but items, groups and empty groups that are marked otherwise', () => {
    const item = (name: string, resume?: boolean) => ({ name, highlight: false, resume });
    const groups = [
      { name: 'Languages', items: [item('C++'), item('Basic', false), item('Rust', true)] },
      { name: 'Office', items: [item('Typing')], resume: false },
      { name: 'Old', items: [item('Cobol', false)] },
    ];
    expect(resumeData({ ...nothing, skills: { groups } }).skills).toEqual([
      { name: 'Languages', items: ['C++', 'Rust'] },
    ]);
  });

  it('is, of thirty projects, the first seven', () => {
    const all = projects(...Array.from({ length: 30 }, () => ({})));
    expect(titles(resumeData({ ...nothing, projects: all }).projects)).toEqual(
      [1, 2, 3, 4, 5, 6, 7].map((number) => `Project ${number}`),
    );
  });

  it('takes projects in and out by their marks, which touch no other', () => {
    const marks: Partial<ProjectFacts>[] = Array.from({ length: 12 }, () => ({}));
    marks[1] = { resume: false };
    marks[2] = { resume: true };
    marks[10] = { resume: true };
    marks[11] = { resume: false };
    expect(titles(resumeData({ ...nothing, projects: projects(...marks) }).projects)).toEqual(
      [1, 3, 4, 5, 6, 7, 11].map((number) => `Project ${number}`),
    );
  });
});

describe('dates', () => {
  it.each([
    [{ start: '2026-08' }, 'Aug 2026 – present'],
    [{ start: '2025-08', end: '2026-04' }, 'Aug 2025 – Apr 2026'],
    [{ start: '2021', end: '2021' }, '2021'],
    [{ start: undefined, end: '2021-05' }, 'until May 2021'],
    [{ start: undefined }, null],
  ])('of an entry: %o', (period, when) => {
    expect(resumeData({ ...nothing, experience: [entry(period)] }).experience[0]?.when).toBe(when);
  });

  it.each([
    [{ start: '2023' }, '2023 – present'],
    [{ start: '2021', end: '2023' }, '2021 – 2023'],
    [{ end: '2023' }, '2023'],
    [{}, null],
  ])('of education: %o', (period, when) => {
    const education = [{ title: 'BSc', institution: 'University', ...period }];
    expect(resumeData({ ...nothing, education }).education[0]?.when).toBe(when);
  });
});

describe('a heading', () => {
  const websiteUrl = 'https://co.example';

  it('is the title of an entry, or the company where there is none', () => {
    const { experience } = resumeData({
      ...nothing,
      experience: [
        entry({ title: 'Intern', company: 'Co', websiteUrl }),
        entry({ title: undefined, company: 'Co', websiteUrl }),
        entry({ title: 'Intern', company: undefined }),
      ],
    });
    expect(experience.map(({ title, company }) => [title, company])).toEqual([
      [
        { text: 'Intern', url: null },
        { text: 'Co', url: websiteUrl },
      ],
      [{ text: 'Co', url: websiteUrl }, null],
      [{ text: 'Intern', url: null }, null],
    ]);
  });

  it('does not say a company or place twice', () => {
    const { experience, education } = resumeData({
      ...nothing,
      experience: [
        entry({ title: 'Freelance', company: 'Freelance' }),
        entry({ company: 'Co, Lyon', location: 'Lyon' }),
      ],
      education: [{ title: 'School', institution: 'School' }],
    });
    expect(experience.map(({ company, location }) => [company?.text, location])).toEqual([
      [undefined, null],
      ['Co, Lyon', null],
    ]);
    expect(education[0]?.institution).toBeNull();
  });

  it('is the title of an education, or the institution where there is none', () => {
    const education = [{ title: 'BSc', institution: 'University' }, { institution: 'School' }, { title: 'Course' }];
    expect(
      resumeData({ ...nothing, education }).education.map(({ title, institution }) => [title, institution]),
    ).toEqual([
      ['BSc', 'University'],
      ['School', null],
      ['Course', null],
    ]);
  });
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

it('takes the links of a project in the order of its card, and only those that it has', () => {
  const [first] = resumeData({
    ...nothing,
    projects: projects({ demoLink: 'https://demo.example', codeLink: 'https://code.example' }),
  }).projects;
  expect(first?.links).toEqual([
    { text: 'Code', url: 'https://code.example' },
    { text: 'Demo', url: 'https://demo.example' },
  ]);
});

it('leaves out what the owner does not say', () => {
  expect(resumeData(nothing)).toMatchObject({ role: null, location: null, lookingFor: null, intro: null, skills: [] });
});

import { describe, expect, it } from 'vitest';
import { wordsOfBlock } from '#base/markdown/blocks.ts';
import type { Site } from '#sections/contentFiles.ts';
import { contentFiles } from '#sections/contentFiles.ts';
import { resumeSections, sections } from '#sections/index.ts';
import type { Publication } from '#sections/publications/publication.ts';
import { rolesOf } from '#sections/resumeSection.ts';
import { about, job, paper, project } from '../../../tests/entries.ts';
import { resumeData } from './data.ts';

const site = contentFiles.site.schema.parse({ name: 'Ada Example' }) as Site;
const nothing = { site, url: 'https://ada.example/', today: new Date('2026-11-22') };

const projects = Array.from({ length: 9 }, (_, index) => project({ title: `Project ${index + 1}` }));
const publication = (title: string): Publication => paper({ key: title, slug: title, title });
const everything = {
  ...nothing,
  talks: [{ title: 'Talk' }],
  skills: { groups: [{ name: 'Languages', items: [{ name: 'C', highlight: false }] }] },
  education: [{ title: 'BSc', start: '2019', end: '2022' }],
  projects,
  experience: [job({ title: 'Intern' })],
  interests: [{ name: 'Piano' }],
  publications: [publication('Tides'), publication('Waves')],
};
const headings = (content: Partial<typeof everything>) =>
  resumeData({ ...everything, ...content }).sections.map(({ heading }) => heading);
const withResume = (resume: object) => ({
  site: contentFiles.site.schema.parse({ name: 'Ada Example', resume }) as Site,
});

it.each([
  [{}, 'a4'],
  [{ location: 'Columbus, Ohio' }, 'us-letter'],
  [{ location: 'Lisbon, Portugal', resume: { paper: 'letter' } }, 'us-letter'],
])('has the paper of the country, unless `paper` is set: %j', (fields, paper) => {
  const site = contentFiles.site.schema.parse({ name: 'Ada Example', ...fields }) as Site;
  expect(resumeData({ ...nothing, site }).paper).toBe(paper);
});

describe('sections', () => {
  it.each([
    [{ start: '2023' }, true],
    [{ start: '2023', end: '2027' }, true],
    [{}, false],
  ])('start with education for a student: %o', (years, isFirst) => {
    const education = [{ title: 'BSc', start: '', end: '', ...years }].map(({ start, end, title }) => ({
      title,
      ...(start && { start }),
      ...(end && { end }),
    })) as typeof everything.education;
    expect(headings({ education })[0] === 'Education').toBe(isFirst);
  });

  it('have another order for a student, after `resume.order`', () => {
    const education = [{ title: 'BSc', start: '2023', end: '2027' }];
    const byStudy = ['Education', 'Experience', 'Projects', 'Publications', 'Talks', 'Skills', 'Interests'];
    expect(headings({ education })).toEqual(byStudy);
    const talksFirst = ['Talks', ...byStudy.filter((name) => name !== 'Talks')];
    expect(headings({ education, ...withResume({ order: ['talks'] }) })).toEqual(talksFirst);
  });

  it('all have a place in the default order', () => {
    const printed = Object.entries(sections).flatMap(([name, section]) => ('resume' in section ? name : []));
    expect(new Set(printed)).toEqual(new Set(resumeSections));
  });

  it('end with the number of entries that a limit omits', () => {
    const { sections } = resumeData({
      ...everything,
      ...withResume({ limits: { projects: 4, publications: 2, interests: 0 } }),
    });
    const of = (name: string) => sections.find(({ heading }) => heading === name);
    expect(of('Projects')?.entries).toHaveLength(4);
    expect(of('Projects')?.more).toEqual({ text: '5 more: ada.example', url: 'https://ada.example/' });
    expect(of('Publications')?.more).toBeUndefined();
    expect(of('Interests')).toBeUndefined();
  });
});

it.each([
  [[true, false, true], ['Paper 1', 'Paper 3'], '1 more: ada.example'],
  [[false, false], ['Paper 1', 'Paper 2'], undefined],
])('has the selected publications with `publications: selected`, if there are any: %j', (selected, titles, more) => {
  const publications = selected.map((isSelected, index) => ({ ...publication(`Paper ${index + 1}`), isSelected }));
  const [section] = resumeData({ ...nothing, publications, ...withResume({ publications: 'selected' }) }).sections;
  expect(section?.entries.map(({ title }) => title.text)).toEqual(titles);
  expect(section?.more?.text).toBe(more);
});

it('says how long skills were used only with `evidence`', () => {
  const items = [{ name: 'Go', highlight: false }];
  const experience = [job({ start: '2025-01', end: '2025-12', technologies: ['Go'] })];
  const of = (resume: object) =>
    resumeData({ ...nothing, experience, skills: { groups: [{ name: 'A', items }] }, ...withResume(resume) }).sections;
  expect(of({}).at(-1)?.rows).toEqual([{ name: 'A', items: ['Go'] }]);
  expect(of({ evidence: true }).at(-1)?.rows).toEqual([{ name: 'A', items: ['Go (1 year, 1 job)'] }]);
});

it.each([
  [{}, [null]],
  [{ abstracts: true }, ['An abstract.']],
])('has abstracts of publications only if `resume` in site.yaml has %j', (resume, texts) => {
  const publications = [{ ...publication('Tides'), summary: 'An abstract.' }];
  const [section] = resumeData({ ...nothing, publications, ...withResume(resume) }).sections;
  expect(section?.entries.map(({ text }) => text)).toEqual(texts);
});

it('leaves out missing fields, empty sections, and entries with `resume: false`', () => {
  expect(resumeData({ ...nothing, talks: [], education: [{ title: 'BSc', resume: false }] })).toMatchObject({
    role: null,
    location: null,
    lookingFor: null,
    summary: [],
    sections: [],
  });
});

describe('the summary', () => {
  const summary = (texts: { intro?: string; body?: string }, resume = {}) =>
    resumeData({ ...nothing, ...withResume(resume), about: about(texts) }).summary.flatMap(wordsOfBlock);

  it('is the intro and the background', () => {
    expect(summary({ intro: 'I build.', body: 'I **began** with\nfish.\n\nThen ships.' })).toEqual([
      'I build.',
      'I began with fish.',
      'Then ships.',
    ]);
  });

  it('has at most `resume.limits.about` paragraphs', () => {
    expect(summary({ intro: 'I build.', body: 'More.' }, { limits: { about: 1 } })).toEqual(['I build.']);
  });
});

describe('contact', () => {
  const contact = (fields: Partial<Site>, url = 'https://ada.example/') =>
    resumeData({ ...nothing, site: { ...site, ...fields }, url }).contact;

  it('adds the name of a profile if its URL doesn’t contain it', () => {
    const links = [
      { name: 'Telegram', url: 'https://t.me/ada' },
      { name: 'Git Hub', url: 'https://github.com/ada' },
    ];
    expect(
      contact({ links })
        .slice(-2)
        .map(({ text }) => text),
    ).toEqual(['Telegram: t.me/ada', 'github.com/ada']);
  });

  it('is email, phone, site and other profiles, each with its URL', () => {
    const links = [
      { name: 'Code', url: 'https://www.code.example/ada/' },
      { name: 'Website', url: 'https://www.ada.example' },
    ];
    expect(contact({ email: 'ada@example.com', phone: '+1 (614) 555-0142', links })).toEqual([
      { text: 'ada@example.com', url: 'mailto:ada@example.com' },
      { text: '+1 (614) 555-0142', url: 'tel:+16145550142' },
      { text: 'ada.example', url: 'https://ada.example/' },
      { text: 'code.example/ada', url: 'https://www.code.example/ada/' },
    ]);
  });

  it('has the street before the place, only in the owner’s own copy', () => {
    const owner = { ...nothing, site: { ...site, location: 'Lyon' } };
    expect(resumeData(owner).location).toBe('Lyon');
    expect(resumeData({ ...owner, private: { street: 'Rue 1', facts: [] } }).location).toBe('Rue 1, Lyon');
  });

  it('has the facts of the home page, then private ones', () => {
    const fact = (name: string) => ({ name, value: 'x' });
    const owner = { ...nothing, site: { ...site, facts: [fact('Public')] }, private: { facts: [fact('Private')] } };
    expect(resumeData(owner).facts).toEqual([fact('Public'), fact('Private')]);
  });

  it('shows the name instead of a URL that is too long for a line', () => {
    const url = `https://example.com/${'x'.repeat(60)}`;
    expect(contact({ links: [{ name: 'Profile', url }] }).at(-1)).toEqual({ text: 'Profile', url });
  });
});

it('has the language of each entry, also of roles at one employer', () => {
  const roles = [job({ company: 'Co', title: 'a' }), { ...job({ company: 'Co', title: 'b' }), lang: 'fr' }];
  const talks = [{ title: 'Talk' }, { title: 'Exposé', lang: 'fr' }];
  const { sections } = resumeData({ ...nothing, talks, experience: roles } as Parameters<typeof resumeData>[0]);
  const all = sections.flatMap(({ entries }) => entries).flatMap(rolesOf);
  expect(all.map(({ role: { title, lang } }) => [title.text, lang])).toEqual([
    ['a', undefined],
    ['b', 'fr'],
    ['Talk', undefined],
    ['Exposé', 'fr'],
  ]);
});

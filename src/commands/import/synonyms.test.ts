import { expect, it } from 'vitest';
import { make } from '../../../tests/importedContent.ts';

const entry = { position: 'Baker', name: 'Co', url: 'https://co.example', startDate: '2019-05', endDate: '2021' };
const school = { studyType: 'BSc', area: 'Physics', institution: 'School', startDate: '2019', endDate: '2022' };
const project = { name: 'Cards', description: 'A game.', keywords: ['C'], url: 'https://a.example', roles: ['Lead'] };

it.each([
  [
    { work: [{ ...entry, highlights: ['Bread'], keywords: ['Oven'] }] },
    {
      experience: [
        {
          title: 'Baker',
          employer: 'Co',
          link: 'https://co.example',
          start_date: '2019-05',
          to: '2021',
          responsibilities: ['Bread'],
          technologies: ['Oven'],
        },
      ],
    },
  ],
  [
    { work: [entry] },
    {
      'Work Experience': [{ role: 'Baker', company: 'Co', Website: 'https://co.example', from: '2019-05', end: 2021 }],
    },
  ],
  [{ work: [entry] }, { jobs: [{ ...entry, name: undefined, org: 'Co' }] }],
  [{ education: [school] }, { education: [{ ...school, studyType: undefined, degree: 'BSc' }] }],
  [
    { education: [school] },
    { studies: [{ degree: 'BSc', major: 'Physics', school: 'School', start: 2019, graduationDate: '2022' }] },
  ],
  [
    { volunteer: [{ position: 'Coach', organization: 'Club', highlights: ['Robots'] }] },
    { volunteering: [{ role: 'Coach', org: 'Club', responsibilities: 'Robots' }] },
  ],
  [{ awards: [{ title: 'Prize', date: '2020' }] }, { honors: [{ name: 'Prize', year: 2020 }] }],
  [
    { projects: [project] },
    {
      projects: [{ title: 'Cards', description: 'A game.', techStack: 'C', link: 'https://a.example', role: 'Lead' }],
    },
  ],
  [
    { skills: [{ name: 'Languages', keywords: ['C'] }], interests: [{ name: 'Go' }] },
    { skills: [{ category: 'Languages', items: ['C'] }], hobbies: ['Go'] },
  ],
  [
    { publications: [{ name: 'T', publisher: 'J', releaseDate: '2026', url: 'https://a.example', summary: 'S' }] },
    { papers: [{ title: 'T', journal: 'J', year: 2026, link: 'https://a.example', abstract: 'S' }] },
  ],
  [
    {
      basics: {
        name: 'Nemo',
        label: 'Sailor',
        summary: 'S.',
        phone: '1',
        profiles: [{ network: 'X', url: 'x.example' }],
      },
    },
    {
      basics: {
        name: 'Nemo',
        headline: 'Sailor',
        bio: 'S.',
        mobile: '1',
        social: [{ platform: 'X', link: 'x.example' }],
      },
    },
  ],
])('accepts other names for %j', (known, other) => {
  const expected = make(known);
  const made = make(other);
  expect(made.files).toEqual(expected.files);
  expect(made.noPlace).toEqual(expected.noPlace);
});

it('adds the value of a second name to the summary, unless it is the same', () => {
  const { noPlace, files } = make({ work: [{ ...entry, company: 'Company', website: entry.url }] });
  expect(files.get('experience/co.md')).toContain('summary: "Company: Company."');
  expect(noPlace).toEqual([]);
});

it('adds a second list of a kind to the first, each entry once', () => {
  const { files, noPlace } = make({
    awards: [{ title: 'A' }],
    achievements: [{ title: 'A' }, { title: 'B' }],
    honors: ['C'],
  });
  expect(files.get('awards.yaml')).toContain('\nentries:\n  - title: A\n  - title: B\n  - title: C\n');
  expect(noPlace).toEqual([]);
});

it('accepts profiles that are a group', () => {
  const profiles = { github: 'https://github.com/nemo', linkedin: 'nemo' };
  const { files } = make({ basics: { name: 'Nemo', email: 'nemo@example.com', profiles } });
  expect(files.get('site.yaml')).toContain('url: https://github.com/nemo');
  expect(files.get('site.yaml')).toContain('url: https://www.linkedin.com/in/nemo');
});

it('uses the name of a group instead of a text, but no group instead of a list', () => {
  const { noPlace, files } = make({ work: [{ ...entry, tools: [{ name: 'Oven' }] }], papers: { count: 2 } });
  expect(files.get('experience/co.md')).toContain('technologies:\n  - Oven\n');
  expect(noPlace).toEqual([]);
  expect(files.get('more/papers.md')).toBe('---\nheading: Papers\n---\n\n- Count: 2\n');
});

it.each([
  [{ work: [{ position: { foo: 'Dev' } }] }, 'experience/foo-dev.md', 'title: "Foo: Dev"'],
  [{ skills: [{ keywords: { foo: 'Dev' } }] }, 'skills.yaml', 'name: "Foo: Dev"'],
  [{ references: [{ name: { a: 'b' }, reference: { c: 'd' } }] }, 'references.yaml', 'quote: "C: d"'],
  [{ more: [{ heading: 5, note: 'Here', entries: [{ title: 'x' }] }] }, 'more/5.md', 'title: x\n---\n\nHere'],
])("writes values in %j that the section can't read as words", (resume, path, text) => {
  expect(make(resume).files.get(path)).toContain(text);
});

it('accepts names that every JavaScript object has', () => {
  const { noPlace, files } = make({ constructor: { name: 'x' }, work: [{ ...entry, toString: 'x' }] });
  expect(noPlace).toEqual([]);
  expect(files.get('experience/co.md')).toContain('To string: x.');
  expect([...files.keys()]).toContain('more/constructor.md');
});

it.each([
  [{ education: [{ score: '4', courses: ['C'] }] }, 'Degree 1 has no degree, field or school'],
  [{ work: [{ score: '4', courses: ['C'] }] }, 'Job 1 has no position or name'],
  [{ projects: [{ score: '4', courses: ['C'] }] }, 'Project 1 has no name or description'],
  [{ publications: [{ score: '4', courses: ['C'] }] }, 'Publication 1 has no name'],
])('reports the fields of the incomplete entry in %j', (resume, message) => {
  const { noPlace, byHand } = make(resume);
  expect([...noPlace, ...byHand]).toContain(`${message} (found score: 4, courses: C). It was left out.`);
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { bodyIn, fieldsIn } from '../../../tests/importedContent.ts';
import { ResumeError, readResume, readSource } from './readResume.ts';
import { toContent } from './toContent.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'yaml-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Returns the content of a file, or its first problem. */
function take(text: string, name = 'resume.yaml') {
  writeFileSync(join(folder, name), text);
  try {
    const { files, noPlace } = toContent(readResume(() => readSource(join(folder, name)), name));
    const fields = (path: string) => fieldsIn(files, path);
    const body = (path: string) => bodyIn(files, path);
    return { fields, body, paths: [...files.keys()], noPlace, problem: undefined };
  } catch (error) {
    if (!(error instanceof ResumeError)) throw error;
    const [{ line, column, message } = { message: '' }] = error.problems;
    return { fields: () => undefined, body: () => '', paths: [], noPlace: [], problem: `${line}:${column} ${message}` };
  }
}

const jsonResume = `
# My résumé
basics:
  name: Nemo Niemand
  phone: +49 30 901820
  location: { city: Köln }
work:
  - &co
    name: Co
    position: Baker
    startDate: 2019-05
    endDate: 2020.10
    highlights: [Bread, "Rolls: all"]
  - { <<: *co, position: Chef }
  - company: Den
    url:
`;

it.each(['resume.yaml', 'resume.yml', 'resume', 'cv.txt'])('reads JSON Resume in %s as YAML', (name) => {
  const { fields, paths } = take(jsonResume, name);
  expect(paths).toEqual(['site.yaml', 'experience/co.md', 'experience/co-1.md', 'experience/den.md']);
  expect(fields('site.yaml')).toMatchObject({ name: 'Nemo Niemand', phone: '+49 30 901820', location: 'Köln' });
  expect(fields('experience/co.md')).toMatchObject({
    start: '2019-05',
    end: '2020-10',
    description: ['Bread', 'Rolls: all'],
  });
});

it.each([
  ['a: b: c', '1:4 Value contains a colon and a space.'],
  ['basics:\n\tname: X', '2:1 Line is indented or spaced with a tab.'],
  ['basics:\n  name: { x1: A, en: B }', '2:9 basics.name must be text'],
  ['basics:\n  label: X', '2:3 basics.name is required (text)'],
  ['profile:\n  name: X', 'undefined:undefined is not in a known résumé format'],
  ['Only a sentence', 'undefined:undefined is not in a known résumé format'],
  [
    'a: &a [x, x, x, x, x, x, x, x]\nb: &b [*a, *a, *a, *a, *a, *a, *a]\nc: &c [*b, *b, *b, *b, *b, *b]\nd: [*c, *c, *c]',
    "can't be read",
  ],
])('rejects %j', (text, problem) => {
  expect(take(text).problem).toContain(problem);
});

it.each(['[', '- '])('rejects %j that is nested too deep', (sign) => {
  expect(take(`a:\n  ${sign.repeat(20_000)}`).problem).toContain('nested too deep');
});

const renderCv = `
cv:
  name: Nemo Niemand
  headline: Baker
  location: Köln
  email: nemo@example.com
  website: https://nemo.example/me
  social_networks:
    - { network: GitHub, username: nemo }
  sections:
    summary:
      - I bake **bread**.
    education:
      - institution: School
        area: Physics
        degree: BSc
        location: Lyon
        start_date: 2019-09
        end_date: 2022-06
        highlights: ["GPA: 3.9", Choir]
    professional_experience:
      - company: "[Co](https://co.example)"
        position: Baker
        start_date: 2023-01
        end_date: present
        highlights: [Bread, Rolls]
    Selected Projects:
      - name: "[Cards](https://github.com/nemo/cards)"
        date: Fall 2023
        highlights: [A game]
    Papers:
      - title: On bread
        authors: [Ada Sample, "***Nemo Niemand***"]
        doi: 10.1234/bread
        journal: Journal of Bread
        date: 2024-01
    skills:
      - label: Baking
        details: Bread, Rolls
    languages:
      - { label: German, details: native }
    Volunteer Firefighter:
      - bullet: Put out fires.
      - number: Saved a cat.
    Memberships:
      - name: Guild
        date: 2020
        summary: Member
design:
  theme: classic
`;

it('reads RenderCV', () => {
  const { fields, body, noPlace, paths } = take(renderCv);
  expect(fields('site.yaml')).toMatchObject({
    role: 'Baker',
    email: 'nemo@example.com',
    links: [
      { name: 'GitHub', url: 'https://github.com/nemo' },
      { name: 'nemo.example', url: 'https://nemo.example/me' },
    ],
  });
  expect(fields('about.md')).toEqual({ intro: 'I bake bread.' });
  expect(fields('education.yaml').entries).toEqual([
    {
      title: 'BSc, Physics',
      institution: 'School, Lyon',
      start: '2019-09',
      end: '2022-06',
      highlights: ['GPA: 3.9', 'Choir'],
    },
  ]);
  expect(fields('experience/co.md')).toMatchObject({
    company: 'Co',
    websiteUrl: 'https://co.example',
    start: '2023-01',
  });
  expect(fields('projects/cards.md')).toMatchObject({
    title: 'Cards',
    codeLink: 'https://github.com/nemo/cards',
    date: 2023,
  });
  expect(fields('skills.yaml').groups).toEqual([{ name: 'Baking', items: [{ name: 'Bread' }, { name: 'Rolls' }] }]);
  expect(fields('languages.yaml').entries).toEqual([{ name: 'German', level: 'native' }]);
  expect(paths).toContain('publications.bib');
  expect(body('more/volunteer-firefighter.md')).toBe('- Put out fires.\n- Saved a cat.');
  expect(fields('more/memberships.md')).toEqual({
    heading: 'Memberships',
    entries: [{ title: 'Guild', date: 2020, text: 'Member' }],
  });
  expect(noPlace).toEqual(['design.theme: classic']);
});

/** What people really write, each with the content that it becomes. */
import { describe, expect, it } from 'vitest';
import { fieldsIn, make } from '../../../tests/importedContent.ts';
import { readResume } from './readResume.ts';
import { parseYaml } from './readYaml.ts';
import { toContent } from './toContent.ts';

/** Returns the content of sections in RenderCV. */
function cv(sections: object) {
  const text = JSON.stringify({ cv: { name: 'Nemo Niemand', sections } });
  const { files, noPlace } = toContent(readResume(() => parseYaml(text), 'cv.yaml'));
  return { fields: (path: string) => fieldsIn(files, path), paths: [...files.keys()], noPlace };
}

const co = { company: 'Co', position: 'Baker' };
const school = { institution: 'School', area: 'Physics', degree: 'BSc' };

describe('the fields of an entry decide what it is, not its heading', () => {
  it.each<[string, object, string, object]>([
    [
      'Education & Certificates',
      school,
      'education.yaml',
      { entries: [{ title: 'BSc, Physics', institution: 'School' }] },
    ],
    ['Education', co, 'experience/co.md', { title: 'Baker', company: 'Co' }],
    ['volunteering', co, 'volunteering.yaml', { entries: [{ role: 'Baker', organization: 'Co' }] }],
    [
      'Education',
      { label: 'Driving', details: 'B' },
      'more/education.md',
      { heading: 'Education', entries: [{ title: 'Driving', text: 'B' }] },
    ],
  ])('%s: %j', (heading, entry, path, fields) => {
    const made = cv({ [heading]: [entry] });
    expect(made.fields(path)).toEqual(fields);
    expect(made.noPlace).toEqual([]);
  });

  it('each in a list of several kinds', () => {
    const { paths } = cv({ Background: [co, school, { name: 'Chess' }] });
    expect(paths.sort()).toEqual(['education.yaml', 'experience/co.md', 'more/background.md', 'site.yaml']);
  });
});

describe('lists in any form', () => {
  it.each<[string, object, string, object]>([
    [
      'texts',
      { skills: ['Bread', 'Rolls'] },
      'skills.yaml',
      { groups: [{ name: 'Skills', items: [{ name: 'Bread' }, { name: 'Rolls' }] }] },
    ],
    [
      'a text',
      { languages: 'English\nFrench' },
      'languages.yaml',
      { entries: [{ name: 'English' }, { name: 'French' }] },
    ],
    [
      'roles at one employer',
      { work: [{ name: 'Acme', positions: [{ position: 'Engineer', startDate: '06/2020' }] }] },
      'experience/acme.md',
      { title: 'Engineer', company: 'Acme', start: '2020-06' },
    ],
    [
      'an unknown one',
      { patents: [{ name: 'Wheel', number: 7, issuer: 'Office' }] },
      'more/patents.md',
      { heading: 'Patents', entries: [{ title: 'Wheel', organization: 'Office', text: 'Number: 7' }] },
    ],
  ])('%s', (_, resume, path, fields) => {
    const { fields: of, noPlace } = make(resume);
    expect(of(path)).toEqual(fields);
    expect(noPlace).toEqual([]);
  });

  it('keeps the order of undated jobs, without "present"', () => {
    const { fields } = make({ work: [{ name: 'Zoo' }, { name: 'Ark' }] });
    expect(fields('experience/zoo.md')).toEqual({ company: 'Zoo', order: 1 });
    expect(fields('experience/ark.md')).toEqual({ company: 'Ark', order: 2 });
  });
});

it.each<[object, object]>([
  [{ startDate: 'Jun 2018 - Aug 2018' }, { start: '2018-06', end: '2018-08' }],
  [{ period: 'January 2020 – Present' }, { start: '2020-01' }],
  [
    { from: '2014, June', to: 'Sept 2016' },
    { start: '2014-06', end: '2016-09' },
  ],
])('reads the period %j as %j', (dates, period) => {
  expect(make({ volunteer: [{ organization: 'Club', ...dates }] }).fields('volunteering.yaml').entries).toEqual([
    { organization: 'Club', ...period },
  ]);
});

it('shows a degree of long ago without an end by its year alone', () => {
  const { fields, byHand } = make({ education: [{ institution: 'School', studyType: 'BSc', startDate: '1998-09' }] });
  expect(fields('education.yaml')).toEqual({ entries: [{ title: 'BSc', institution: 'School', end: 1998 }] });
  expect(byHand).toContain('BSc of 1998 has no end. Add it in content/education.yaml.');
});

const long = 'word '.repeat(40).trim();
describe('texts', () => {
  it.each<[string, object, string, object]>([
    [
      'that are wrapped stay a paragraph',
      { work: [{ name: 'Co', summary: 'Baked bread for\nall of the town.' }] },
      'experience/co.md',
      { company: 'Co', summary: 'Baked bread for all of the town.' },
    ],
    [
      'with a list become bullets',
      { work: [{ name: 'Co', summary: 'All meals.\n- Bread\n• Rolls' }] },
      'experience/co.md',
      { company: 'Co', summary: 'All meals.', description: ['Bread', 'Rolls'] },
    ],
    [
      'that are too long for their field are kept',
      { education: [{ institution: 'School', score: long, courses: [long] }] },
      'education.yaml',
      { entries: [{ institution: 'School', honors: expect.stringMatching(/…$/), summary: `${long}. ${long}.` }] },
    ],
    [
      'of a reference have no contact details',
      { references: [{ name: 'Ada', reference: 'Good. ada@a.example', email: 'ada@a.example' }] },
      'references.yaml',
      { entries: [{ person: 'Ada' }] },
    ],
    [
      'of HTML and Markdown are plain',
      { awards: [{ title: '<b>Prize</b>', summary: '**For** [bread](https://a.example)' }] },
      'awards.yaml',
      { entries: [{ title: 'Prize', summary: 'For bread (https://a.example)' }] },
    ],
  ])('%s', (_, resume, path, fields) => {
    expect(make(resume).fields(path)).toEqual(fields);
  });

  it('about the person are two facts, then a list, named by their fields', () => {
    const person = {
      name: 'Nemo',
      nationality: 'Dansk',
      drivingLicence: 'B',
      pronouns: 'they/them',
      nameInKana: 'ネモ',
      address: 'Geheimgasse 17',
    };
    const { body, fields, files, noPlace } = make({ language: 'de', basics: person });
    expect(fields('site.yaml').facts).toEqual([
      { name: 'Nationality', value: 'Dansk' },
      { name: 'Driving licence', value: 'B' },
    ]);
    expect(body('more/personliche-angaben.md')).toBe('- Pronouns: they/them\n- Name in kana: ネモ');
    expect([...files.values()].join()).not.toContain('Geheimgasse');
    expect(noPlace).toContain('basics.address, which is private');
  });
});

describe('a project', () => {
  it.each<[object, object, string?]>([
    [{ url: 'https://github.com/a/b' }, { codeLink: 'https://github.com/a/b' }],
    [{ url: 'https://youtu.be/a' }, { youtubeLink: 'https://youtu.be/a' }],
    // Only its field says that a page is a demo.
    [{ url: 'https://a.example' }, { private: false }, '<https://a.example>'],
    [{ demo: 'https://a.example' }, { demoLink: 'https://a.example' }],
    [
      { links: [{ label: 'Case study', url: 'https://a.example' }, 'https://b.example'] },
      { private: false },
      '[Case study](https://a.example)\n\n<https://b.example>',
    ],
    [{ type: 'research project' }, { category: 'research', private: false }],
    [
      { highlights: ['Won **prizes**'], startDate: '2020-01', endDate: '2021' },
      { start: '2020-01', date: 2021, highlights: ['Won prizes'], private: false },
    ],
  ])('with %j has %j', (given, fields, text = '') => {
    const { fields: of, body } = make({ projects: [{ name: 'Cards', ...given }] });
    expect(of('projects/cards.md')).toEqual({ title: 'Cards', ...fields });
    expect(body('projects/cards.md')).toBe(text);
  });

  it('continues a long description in its text, and repeats no part of it', () => {
    const description = `${'A sentence about it. '.repeat(20)}The end.`;
    const { files } = make({ projects: [{ name: 'Cards', description }] });
    const text = files.get('projects/cards.md') ?? '';
    expect(text.match(/A sentence about it\./g)).toHaveLength(20);
    expect(text.match(/The end\./g)).toHaveLength(1);
  });
});

describe('the person', () => {
  const person = (more: object) => make({ basics: { name: 'Nemo', email: 'nemo@example.com', ...more } });

  it.each<[object, object]>([
    [
      { label: 'Sailor', phone: 5550100, location: { city: 'Aarhus', region: 'Jutland', countryCode: 'DK' } },
      { role: 'Sailor', phone: '5550100', location: 'Aarhus, Jutland, Denmark' },
    ],
    [{ location: { address: 'Street 1' } }, {}],
    [{ name: undefined, firstName: 'Nemo', lastName: 'K' }, { name: 'Nemo K' }],
    [
      { profiles: ['https://a.example/me', { network: 'GitHub', username: 'nemo' }] },
      {
        links: [
          { name: 'a.example', url: 'https://a.example/me' },
          { name: 'GitHub', url: 'https://github.com/nemo' },
        ],
      },
    ],
    [
      { social: { github: 'nemo' }, linkedin: 'nemo' },
      {
        links: [
          { name: 'LinkedIn', url: 'https://www.linkedin.com/in/nemo' },
          { name: 'GitHub', url: 'https://github.com/nemo' },
        ],
      },
    ],
    [
      { url: 'a.example/me', profiles: [{ network: 'X', url: 'https://a.example/me/' }] },
      { links: [{ name: 'X', url: 'https://a.example/me/' }] },
    ],
  ])('%j', (basics, fields) => {
    expect(person(basics).fields('site.yaml')).toEqual({ name: 'Nemo', email: 'nemo@example.com', ...fields });
  });

  it.each<[object, string]>([
    [{ email: 'nemo at example' }, 'basics.email: nemo at example'],
    [{ profiles: [{ network: 'X', url: 'javascript:alert(1)' }] }, 'basics.profiles[0].url: javascript:alert(1)'],
  ])('%j is left out, and reported', (basics, line) => {
    expect(person(basics).noPlace).toContain(line);
  });

  it('has each part of a place that Japanese writes without spaces', () => {
    const location = { city: '架空市', region: '見本県', countryCode: 'JP' };
    const { fields, noPlace } = make({ language: 'ja', basics: { name: 'Nemo', location } });
    expect(fields('site.yaml').location).toBe('見本県架空市');
    expect(noPlace.join()).not.toMatch(/市|県/);
  });

  it('splits a long summary after a sentence', () => {
    const { fields, body } = person({ summary: `${'I sail the sea. '.repeat(24)}\n\nAnd **land**.` });
    expect(fields('about.md').intro).toBe('I sail the sea. '.repeat(24).trim());
    expect(body('about.md')).toBe('And **land**.');
  });

  it('has the phone number of a messenger in the report alone', () => {
    const { files, noPlace } = person({ profiles: [{ network: 'WhatsApp', username: '+44 131 496 0142' }] });
    expect([...files.values()].join()).not.toContain('496');
    expect(noPlace).toContain('basics.profiles[0].username: +44 131 496 0142');
  });
});

it('reports a field that several entries have once', () => {
  const work = ['A', 'B', 'C'].map((name) => ({ name, logo: `${name}.png` }));
  expect(make({ work }).noPlace).toEqual(['work[].logo (3 values)']);
});

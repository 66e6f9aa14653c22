import { describe, expect, it } from 'vitest';
import { jsonResumeLists } from '#sections/index.ts';
import { long, make } from '../../../tests/importedContent.ts';
import { parseJson } from './readJson.ts';
import { ResumeError, readResume } from './readResume.ts';
import { toContent } from './toContent.ts';

describe('education', () => {
  it('keeps the place of a degree without a school', () => {
    const { fields } = make({ education: [{ studyType: 'Abitur', location: 'Berlin' }] });
    expect(fields('education.yaml').entries).toEqual([{ title: 'Abitur', institution: 'Berlin' }]);
  });

  it('has a title of degree and field, and dates', () => {
    const made = make({
      education: [
        { studyType: 'BSc', area: 'Physics', institution: 'School', startDate: '2019-09', endDate: '2022', gpa: '4' },
        { area: 'Physics', studyType: 'Physics' },
        { institution: 'School', endDate: 'June 2018' },
        { url: 'https://a.example' },
      ],
    });
    expect(made.fields('education.yaml').entries).toEqual([
      { title: 'BSc, Physics', institution: 'School', start: '2019-09', end: 2022, honors: '4' },
      { title: 'Physics' },
      { institution: 'School', end: '2018-06' },
    ]);
    expect(made.noPlace).toEqual([
      'Degree 4 has no degree, field or school (found url: https://a.example). It was left out.',
    ]);
  });
});

it('leaves out dates in the wrong order, which would stop the import', () => {
  const { fields, byHand } = make({
    certificates: [{ name: 'Exam', date: '2022', expires: '2020' }],
    writing: [{ title: 'Why', date: '2021-12', updated: '2021-03' }],
  });
  expect(fields('certificates.yaml').entries).toEqual([{ title: 'Exam', date: 2022 }]);
  expect(fields('writing/why.md')).toEqual({ title: 'Why', date: '2021-12' });
  expect(byHand).toEqual([
    'Post 1 (Why), updated must not be before date. It was left out.',
    'Certificate 1 (Exam), expires must not be before date. It was left out.',
  ]);
});

it.each([
  ['awards', 'awards.yaml', { title: long(150), awarder: `${long(150)}!`, summary: 'All.' }],
  ['certificates', 'certificates.yaml', { name: long(150), issuer: `${long(150)}!`, summary: 'All.' }],
  ['volunteer', 'volunteering.yaml', { position: long(150), organization: `${long(150)}!`, summary: 'All.' }],
  ['education', 'education.yaml', { studyType: long(150), institution: `${long(150)}!`, summary: 'All.' }],
])('keeps texts of %s that are too long for a field in the summary', (list, file, entry) => {
  const made = make({ [list]: [entry] });
  expect(made.fields(file).entries[0].summary).toBe(`${long(150)}. ${long(150)}! All.`);
  expect(made.byHand.join()).not.toContain('was cut');
});

it('leaves out keys of publications that the résumé lacks, and lists them', () => {
  const made = make({
    publications: [{ name: 'Bread', 'x-vitrine': { bibtex: '@misc{bread, title = {Bread}, year = {2020}}' } }],
    projects: [{ name: 'Oven', 'x-vitrine': { publications: ['pie', 'bread', 'cake'] } }],
  });
  expect(made.fields('projects/oven.md').publications).toEqual(['bread']);
  expect(made.noPlace).toEqual(['content/projects/oven.md: publications that the résumé lacks: pie, cake']);
});

it('names the fields of an incomplete entry, whatever is in them', () => {
  expect(make({ references: [{ 'x-vitrine': [{ quote: 'Good' }] }] }).noPlace).toEqual([
    'Reference 1 has no name or quote (found x-vitrine: [{"quote":"Good"}]). It was left out.',
  ]);
});

it.each(jsonResumeLists)(
  'takes or reports an entry of $list whose fields it does not know',
  ({ list, main = 'heading' }) => {
    const { files, noPlace } = make({ [list]: [{ [main]: 'A good one' }, { foo: 'fluent words' }] });
    expect([...files.values()].join()).toContain('A good one');
    expect([...files.values(), ...noPlace].join()).toContain('fluent words');
  },
);

it('gives an award without a title the name of its awarder', () => {
  const made = make({ awards: [{ awarder: 'Guild', summary: 'For bread.' }] });
  expect(made.fields('awards.yaml').entries).toEqual([{ title: 'Guild', summary: 'For bread.' }]);
});

describe('skills', () => {
  it('are groups with keywords, and one more without', () => {
    const made = make({
      skills: [
        { name: 'Languages', keywords: ['C', 'C', 'Ada'] },
        { name: 'Docker', level: 'Master', keywords: [] },
        'Git',
        { keywords: ['Vim'] },
        { name: 'Languages', keywords: 'Go, Rust; Zig' },
      ],
    });
    expect(made.fields('skills.yaml').groups).toEqual([
      { name: 'Languages', items: ['C', 'Ada', 'Go', 'Rust', 'Zig'].map((name) => ({ name })) },
      { name: 'Skills', items: [{ name: 'Docker', level: 'Master' }, { name: 'Git' }, { name: 'Vim' }] },
    ]);
    expect(made.noPlace).toEqual([]);
  });

  it('are reported if they have no name or keywords, and counted', () => {
    const resume = {
      basics: { name: 'Nemo' },
      skills: [{ area: 'Web', stack: ['Go', 'C'] }, 'Git', { level: 'Expert' }],
    };
    const taken: string[] = [];
    const { noPlace, lost } = toContent(
      readResume(() => parseJson(JSON.stringify(resume)), 'resume.json'),
      { onSection: (what) => taken.push(what) },
    );
    expect(noPlace).toEqual([
      'Skill 1 has no name or keywords (found area: Web, stack: Go,C). It was left out.',
      'Skill 3 has no name or keywords (found level: Expert). It was left out.',
    ]);
    expect(lost).toBe('WebGoCExpert'.length);
    expect(taken).toContain('1 of 3 groups of skills');
  });

  it('are reported in full if they are cut', () => {
    const made = make({ skills: [{ name: 'X', keywords: [long(150)] }] });
    expect(made.byHand).toContain(`Skill 1 (X), keywords was cut to 120 characters: ${long(150)}`);
  });
});

it('imports interests as a name and a text', () => {
  const made = make({ interests: [{ name: 'Piano', keywords: ['Bach', 'Satie'] }, 'Chess', { keywords: ['Go'] }] });
  expect(made.fields('interests.yaml').entries).toEqual([
    { name: 'Piano', text: 'Bach, Satie' },
    { name: 'Chess' },
    { name: 'Go' },
  ]);
});

it('makes custom sections of unknown lists, but not of data about the file', () => {
  const made = make({
    $schema: 'https://a.example',
    meta: { theme: 'x' },
    hobbyhorses: [{ name: 'Clocks' }],
    pets: [{ name: 'Cat' }, { name: 'Dog' }],
    references: [],
    custom: { a: 1 },
    lastChange: 'yesterday',
  });
  expect(made.noPlace).toEqual(['Only for programs: lastChange']);
  expect(made.fields('more/pets.md')).toEqual({ heading: 'Pets', entries: [{ title: 'Cat' }, { title: 'Dog' }] });
  expect(made.fields('more/hobbyhorses.md')).toEqual({ heading: 'Hobbyhorses', entries: [{ title: 'Clocks' }] });
  expect(made.body('more/custom.md')).toBe('- A: 1');
});

it('reads a JSON Resume with groups that other formats have', () => {
  const made = make({
    work: [{ name: 'Den', position: 'Cook' }],
    sections: { patents: [{ title: 'A wheel' }], visited: {} },
    cv: { name: 'My CV', url: 'https://a.example/cv.pdf', sections: {} },
  });
  expect(made.paths).toContain('experience/den.md');
  expect(made.fields('more/patents.md').entries).toEqual([{ title: 'A wheel' }]);
  expect(made.body('more/cv.md')).toContain('https://a.example/cv.pdf');
});

it('reports each imported section, in the order of the sections', () => {
  const { sections } = make({ skills: ['C'], work: [{ name: 'Co' }], education: [], interests: [{}] });
  expect(sections).toEqual(['basics', 'skills', 'work']);
});

it('writes texts that YAML could read as another type as texts', () => {
  const names = [
    'no',
    '2021-05-03',
    '0x10',
    '1e3',
    '~',
    'null',
    '- a',
    'a: b',
    '# c',
    "it's",
    '"q"',
    '@x',
    '{',
    '012',
    '12:30:45',
    '=',
  ];
  const made = make({ skills: [{ name: 'X', keywords: names }] });
  const items: { name: unknown }[] = made.fields('skills.yaml').groups[0].items;
  expect(items.map(({ name }) => name)).toEqual(
    names.map((name) => (name === '- a' ? 'a' : name === '# c' ? 'c' : name)),
  );
});

describe('a value of the wrong type', () => {
  const complaints = (text: string) => {
    try {
      readResume(() => parseJson(text), 'resume.json');
    } catch (error) {
      if (error instanceof ResumeError) return error.problems;
      throw error;
    }
    return [];
  };

  it('is reported, and the rest is imported', () => {
    const { paths, fields, noPlace } = make({
      basics: { name: 'Nemo', email: true, profiles: { a: 1 } },
      work: [{ name: 'Co' }, false, { name: 'Den', highlights: [1, { text: 'x' }], startDate: { year: 2021 } }],
      projects: 5,
    });
    expect(paths).toEqual(['site.yaml', 'more/personal-details.md', 'experience/co.md', 'experience/den.md']);
    expect(fields('experience/den.md')).toMatchObject({ start: 2021, description: ['1', 'x'] });
    expect(noPlace).toEqual(['Projects: 5', 'Private: email']);
  });

  it.each([
    '{ "basics": { "Name": "Nemo" } }',
    '{ "basics": { "name": { "text": "Nemo" } } }',
    '{ "basics": {}, "name": "Nemo" }',
  ])('accepts a name like any other field in %s', (text) => {
    expect(complaints(text)).toEqual([]);
  });

  const noResume = expect.stringMatching(/^is not in a known résumé format: it has no "basics" \(JSON Resume/);
  it.each([
    ['[]', noResume],
    ['null', noResume],
    ['"x"', noResume],
    ['{ "name": "X", "experience": [] }', noResume],
    ['{ "basics": {} }', 'basics.name is required (text)'],
    ['{ "basics": [] }', 'basics.name is required (text)'],
    ['{ "basics": { "name": "" } }', 'basics.name is required (text)'],
    ['{ "basics": "X" }', 'basics must be a group of fields (found "X")'],
    ['{ "basics": { "name": { "b": 1 } } }', expect.stringMatching(/^basics\.name must be text \(found/)],
  ])('in %s', (text, message) => {
    expect(complaints(text).map((problem) => problem.message)).toEqual([message]);
  });
});

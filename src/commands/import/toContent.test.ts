import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { parseJson } from './readJson.ts';
import { ResumeError, readResume, toContent } from './toContent.ts';

/** What is made of a résumé, whose basics need but a name. */
function make(resume: object) {
  const text = JSON.stringify({ basics: { name: 'Nemo Niemand', email: 'nemo@example.com' }, ...resume });
  const sections: string[] = [];
  const draft = toContent(readResume(() => parseJson(text), 'resume.json').resume, {
    onSection: (name) => sections.push(name),
  });
  const facts = (path: string) => {
    const file = draft.files.get(path) ?? '';
    const [, yaml = file] = /^---\n([\s\S]*?)^---/m.exec(file) ?? [];
    return parse(yaml);
  };
  const body = (path: string) =>
    draft.files
      .get(path)
      ?.replace(/^---\n[\s\S]*?^---\n+/m, '')
      .trim();
  const { noPlace, byHand } = draft;
  return { sections, paths: [...draft.files.keys()], facts, body, noPlace, byHand };
}
const long = (letters: number) => 'word '.repeat(letters / 5).trim();

describe('basics', () => {
  const basics = (more: object) => {
    const made = make({ basics: { name: 'Nemo Niemand', email: 'nemo@example.com', ...more } });
    return { ...made, site: made.facts('site.yaml'), about: made.facts('about.md') };
  };

  it('become site.yaml and about.md', () => {
    const { site, about, paths } = basics({
      label: 'Sailor',
      phone: 5550100,
      location: { city: 'Aarhus', region: 'Jutland', countryCode: 'DK' },
      profiles: [{ network: 'GitHub', url: 'https://github.com/nemo' }, 'https://chaos.example/@nemo'],
      summary: 'I sail.',
    });
    expect(site).toEqual({
      name: 'Nemo Niemand',
      role: 'Sailor',
      location: 'Aarhus, Jutland, DK',
      email: 'nemo@example.com',
      phone: '5550100',
      links: [
        { name: 'GitHub', url: 'https://github.com/nemo' },
        { name: 'chaos.example', url: 'https://chaos.example/@nemo' },
      ],
    });
    expect(about).toEqual({ intro: 'I sail.' });
    expect(paths).toEqual(['site.yaml', 'about.md']);
  });

  it('say no more than the résumé says', () => {
    const { site, paths, byHand } = basics({ email: '', summary: null, profiles: [{}], location: {} });
    expect(site).toEqual({ name: 'Nemo Niemand' });
    expect(paths).toEqual(['site.yaml']);
    expect(byHand).toEqual([expect.stringMatching(/^Without an e-mail address, Contact has no form/)]);
  });

  it.each([
    ['Aarhus, DK', { city: 'Aarhus', countryCode: 'DK', address: 'Street 1', postalCode: '8000' }],
    ['Shanghai, China', { city: 'Shanghai', region: 'Shanghai', countryCode: 'China' }],
    [undefined, { address: 'Street 1' }],
    ['Anywhere', 'Anywhere'],
    ['Here, There', 'Here\nThere'],
  ])('make "%s" of %o', (written, location) => {
    const { site, noPlace } = basics({ location });
    expect(site.location).toBe(written);
    expect(noPlace.some((what) => what.includes('a street is private'))).toBe(
      JSON.stringify(location).includes('Street'),
    );
  });

  it('make a link of the website, and ask whether the site is to stand there', () => {
    const { site, byHand } = basics({ website: 'http://nemo.example/' });
    expect(site.links).toEqual([{ name: 'nemo.example', url: 'https://nemo.example/' }]);
    expect(byHand).toEqual([
      expect.stringContaining('If this site is to stand at https://nemo.example/'),
      expect.stringMatching(/have been made so.*\n {2}https:\/\/nemo\.example\/$/),
    ]);
    expect(basics({ url: 'https://github.com/nemo' }).byHand).toEqual([]);
  });

  it('make one link of an address that is written in two ways', () => {
    const profiles = [
      { network: 'GitHub', url: 'https://github.com/nemo' },
      { network: 'Code', url: 'https://GitHub.com/nemo/' },
    ];
    const { site } = basics({ profiles, url: 'http://github.com/nemo/' });
    expect(site.links).toEqual([{ name: 'GitHub', url: 'https://github.com/nemo' }]);
  });

  it.each([
    [{ email: 'nemo at example' }, 'basics.email is no e-mail address and was left out: nemo at example'],
    [{ phone: 'Upon request' }, 'basics.phone is no number and was left out: Upon request'],
    [
      { profiles: [{ network: 'Skype', url: 'skype:nemo' }] },
      'Not web addresses, so they were left out: skype:nemo (basics.profiles[1].url of Skype)',
    ],
    [{ profiles: [{ username: 'nemo' }] }, 'basics.profiles[1] has no address: nemo'],
    [{ picture: 'https://a.example/me.jpg' }, 'name it as `photo` in content/site.yaml: https://a.example/me.jpg'],
    [{ image: 'me.jpg' }, 'name it as `photo` in content/site.yaml: me.jpg'],
    [{ name: long(100) }, `basics.name was cut to 80 letters: ${long(100)}`],
  ])('tell what they could not take: %o', (more, told) => {
    expect(basics(more).byHand.join('\n')).toContain(told);
  });

  it('tell what else a profile says', () => {
    expect(basics({ profiles: [{ url: 'https://a.example', since: 2020 }] }).noPlace).toEqual([
      'basics.profiles[].since (1)',
    ]);
  });

  it('have no letters that nobody sees, nor halves of letters', () => {
    expect(basics({ name: '\ufeffNe\u0000m\u0085o \ud83d!' }).site.name).toBe('Nemo \ufffd!');
  });

  it('part a long summary after a sentence; the rest is the background', () => {
    const sentence = `A ${long(150)}.`;
    const { about, body } = basics({ summary: `${sentence} ${sentence} ${sentence}\n\nMore.` });
    expect(about.intro).toBe(`${sentence} ${sentence}`);
    expect(body('about.md')).toBe(`${sentence}\n\nMore.`);
  });

  it('put a long label into the background', () => {
    const { site, about, body } = basics({ label: long(130), summary: 'I sail.' });
    expect(site.role).toMatch(/^word.*…$/);
    expect(about.intro).toBe('I sail.');
    expect(body('about.md')).toBe(long(130));
    expect(basics({ label: long(130) }).about.intro).toBe(long(130));
  });
});

describe('work', () => {
  it('becomes experience, by either set of field names', () => {
    const entry = {
      position: 'Intern',
      startDate: '2021',
      endDate: '2021-05-03',
      summary: 'One\nTwo',
      highlights: ['- Three'],
    };
    const made = make({
      work: [
        { name: 'Co', url: 'https://co.example', ...entry },
        { company: 'Co', website: 'https://co.example', ...entry },
      ],
    });
    const expected = {
      title: 'Intern',
      company: 'Co',
      start: 2021,
      end: '2021-05',
      websiteUrl: 'https://co.example',
      description: ['One', 'Two', 'Three'],
    };
    expect(made.paths).toEqual(['site.yaml', 'experience/co.md', 'experience/co-1.md']);
    for (const path of ['experience/co.md', 'experience/co-1.md']) expect(made.facts(path)).toEqual(expected);
    expect(made.byHand).toEqual(['Experience has no `type` (internship, the data mine): a résumé does not say it.']);
  });

  it('loses no field that stands under two names', () => {
    const made = make({
      work: [{ name: 'Co', company: 'Company', url: 'https://a.example', website: 'https://a.example' }],
    });
    expect(made.facts('experience/co.md').company).toBe('Co');
    expect(made.noPlace).toEqual(['work[1].company: Company']);
  });

  it('says no more than the résumé says', () => {
    const made = make({ work: [{ position: 'Baker' }, { company: 'Co' }, {}, { name: '', highlights: [''] }] });
    expect(made.facts('experience/baker.md')).toEqual({ title: 'Baker' });
    expect(made.facts('experience/co.md')).toEqual({ company: 'Co' });
    expect(made.paths).toHaveLength(3);
    expect(made.noPlace).toEqual([]);
  });

  it('tells what it could not take', () => {
    const made = make({
      work: [
        { summary: 'Did things.' },
        { position: 'Baker', url: 'https://co.example', isRemote: true, startDate: 'soon' },
        { name: 'Co', isRemote: false, location: { city: 'Aarhus' } },
      ],
    });
    expect(made.noPlace).toEqual([
      'work[1] has no position or name (found summary: Did things.). It was left out.',
      'work[2].url: there is no company that it could belong to',
      'work[].isRemote (2)',
    ]);
    expect(made.byHand[0]).toBe(
      'work[2].startDate is not a date (found "soon"). The entry is shown without dates, after all others.',
    );
    expect(made.facts('experience/baker.md')).not.toHaveProperty('start');
    expect(made.facts('experience/co.md').location).toBe('Aarhus');
  });

  it('loses nothing that is too long for its line', () => {
    const made = make({
      work: [
        { position: long(100), name: `Co ${long(100)}`, location: `At ${long(100)}`, keywords: ['C', 'C', long(150)] },
      ],
    });
    const [path = ''] = made.paths.slice(1);
    const { title, company, location, technologies, description } = made.facts(path);
    for (const line of [title, company, location]) expect(line).toMatch(/…$/);
    expect(technologies).toEqual(['C']);
    expect(description).toEqual([long(100), `Co ${long(100)}`, `At ${long(100)}`, long(150)]);
  });
});

describe('education', () => {
  it('has a title of degree and field, and years', () => {
    const made = make({
      education: [
        { studyType: 'BSc', area: 'Physics', institution: 'School', startDate: '2019-09', endDate: '2022', gpa: '4' },
        { area: 'Physics', studyType: 'Physics' },
        { institution: 'School', endDate: 'June 2018' },
        { url: 'https://a.example' },
      ],
    });
    expect(made.facts('education.yaml').entries).toEqual([
      { title: 'BSc, Physics', institution: 'School', start: 2019, end: 2022, honors: '4' },
      { title: 'Physics' },
      { institution: 'School', end: 2018 },
    ]);
    expect(made.noPlace).toEqual([
      'education[].startDate, endDate: the month, since the site shows years (2)',
      'education[4] has no studyType, area or institution (found url: https://a.example). It was left out.',
    ]);
  });
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
    expect(made.facts('skills.yaml').groups).toEqual([
      { name: 'Languages', items: ['C', 'Ada', 'Go', 'Rust', 'Zig'].map((name) => ({ name })) },
      { name: 'Skills', items: [{ name: 'Docker', level: 'Master' }, { name: 'Git' }, { name: 'Vim' }] },
    ]);
    expect(made.noPlace).toEqual([]);
  });

  it('tell in full what was cut', () => {
    const made = make({ skills: [{ name: 'X', keywords: [long(150)] }] });
    expect(made.byHand).toContain(`skills[1].keywords was cut to 120 letters: ${long(150)}`);
  });
});

describe('projects', () => {
  const project = (facts: object) => {
    const made = make({ projects: [{ name: 'Cards', ...facts }] });
    return { ...made, facts: made.facts('projects/cards.md'), body: made.body('projects/cards.md') };
  };

  it('become files in the résumé’s order', () => {
    const { facts, body, byHand, noPlace } = project({
      description: 'A game.',
      roles: ['Lead', 'Speaker'],
      startDate: '2020-01',
      endDate: '2021-06-01',
      keywords: ['C'],
      url: 'http://cards.example',
      highlights: ['Won **prizes**', 'Two\nlines'],
      entity: 'Club',
    });
    expect(facts).toEqual({
      title: 'Cards',
      description: 'A game.',
      category: 'personal',
      organization: 'Club',
      role: 'Lead, Speaker',
      date: '2021-06',
      order: 1,
      technologies: ['C'],
      highlights: ['Won prizes', 'Two lines'],
      demoLink: 'https://cards.example',
    });
    expect(body).toBe('');
    expect(byHand[0]).toBe(
      'Projects are personal, since the résumé does not say research or freelance (1): set `category`.',
    );
    expect(noPlace).toEqual(['projects[].startDate: a project has one date, that of its end']);
  });

  it('say no more than the résumé says', () => {
    expect(project({}).facts).toEqual({ title: 'Cards', category: 'personal', order: 1 });
    expect(project({}).body).toBe('');
  });

  it.each(['research', 'Freelance'])('are %s where the résumé says so', (type) => {
    expect(project({ type })).toMatchObject({ facts: { category: type.toLowerCase() }, byHand: [], noPlace: [] });
    expect(project({ type: 'talk' })).toMatchObject({
      facts: { category: 'personal' },
      noPlace: ['projects[].type, which is not research, personal or freelance (1): talk'],
    });
  });

  it('sums up the types that no category has', () => {
    const projects = ['talk', 'website', 'Talk', 'research', 'talk'].map((type) => ({ name: 'A', type }));
    expect(make({ projects }).noPlace).toEqual([
      'projects[].type, which is not research, personal or freelance (4): talk, website, Talk',
    ]);
  });

  it.each([
    ['https://github.com/a/b', 'codeLink'],
    ['https://www.gitlab.com/a', 'codeLink'],
    ['https://youtu.be/a', 'youtubeLink'],
    ['https://www.youtube.com/watch?v=a', 'youtubeLink'],
    ['https://github.com.example.org/a', 'demoLink'],
  ])('have %s as %s', (url, field) => {
    expect(project({ url }).facts[field]).toBe(url);
  });

  it.each([
    ['2020-01', '', '2020-01'],
    ['2020', 'Present', 2020],
    ['', '2021', 2021],
  ])('from "%s" to "%s" are of %s', (startDate, endDate, date) => {
    expect(project({ startDate, endDate }).facts.date).toBe(date);
  });

  it('go on in their body where the description is long, or there are two', () => {
    const sentence = `A ${long(200)}.`;
    const { facts, body } = project({ description: `${sentence} ${sentence}`, summary: 'Second <b>text</b>.' });
    expect(facts.description).toBe(sentence);
    expect(body).toBe(`${sentence}\n\nSecond **text**.`);
  });

  it('lose nothing that is too long for its line', () => {
    const made = make({
      projects: [{ name: `Cards ${long(100)}`, roles: [long(60), long(60)], keywords: [long(150)] }],
    });
    const [path = ''] = made.paths.slice(1);
    expect(made.body(path)).toBe([`Cards ${long(100)}`, `${long(60)}, ${long(60)}`, long(150)].join('\n\n'));
  });

  it('without a name are named by their description, and said', () => {
    const made = make({ projects: [{ description: 'Plays cards.' }, { url: 'https://a.example' }] });
    expect(made.facts('projects/plays-cards.md')).toEqual({ title: 'Plays cards.', category: 'personal', order: 1 });
    expect(made.byHand).toContain('projects[1] has no name: its title is the beginning of its description.');
    expect(made.noPlace).toContain(
      'projects[2] has no name or description (found url: https://a.example). It was left out.',
    );
  });
});

it('makes of interests a name and a text', () => {
  const made = make({ interests: [{ name: 'Piano', keywords: ['Bach', 'Satie'] }, 'Chess', { keywords: ['Go'] }] });
  expect(made.facts('interests.yaml').entries).toEqual([
    { name: 'Piano', text: 'Bach, Satie' },
    { name: 'Chess' },
    { name: 'Go' },
  ]);
});

it('makes sections of what has no name in JSON Resume, but not of what describes the file', () => {
  const made = make({
    $schema: 'https://a.example',
    meta: { theme: 'x' },
    hobbyhorses: [{ name: 'Clocks' }],
    pets: [{ name: 'Cat' }, { name: 'Dog' }],
    references: [],
    custom: { a: 1 },
    lastChange: 'yesterday',
  });
  expect(made.noPlace).toEqual(['lastChange']);
  expect(made.facts('more/pets.md')).toEqual({ heading: 'Pets', entries: [{ title: 'Cat' }, { title: 'Dog' }] });
  expect(made.facts('more/hobbyhorses.md')).toEqual({ heading: 'Hobbyhorses', entries: [{ title: 'Clocks' }] });
  expect(made.body('more/custom.md')).toBe('- A: 1');
});

it('says of each section that it was taken, in the order of the sections', () => {
  const { sections } = make({ skills: ['C'], work: [{ name: 'Co' }], education: [], interests: [{}] });
  expect(sections).toEqual(['basics', 'skills', 'work']);
});

it('writes texts that YAML might take for something else as texts', () => {
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
  const items: { name: unknown }[] = made.facts('skills.yaml').groups[0].items;
  expect(items.map(({ name }) => name)).toEqual(
    names.map((name) => (name === '- a' ? 'a' : name === '# c' ? 'c' : name)),
  );
});

describe('what cannot be understood', () => {
  const complaints = (text: string) => {
    try {
      readResume(() => parseJson(text), 'resume.json');
    } catch (error) {
      if (error instanceof ResumeError) return error.problems;
      throw error;
    }
    return [];
  };

  it('is told all at once: what was found, what is allowed, and where', () => {
    const text = `{
  "basics": { "email": true, "profiles": { "a": 1 } },
  "work": [{ "name": "Co" }, 5, { "highlights": [1, { "text": "x" }], "startDate": { "year": 2021 } }],
  "skills": "none"
}`;
    const places = complaints(text).map(({ line, column, message }) => `${line}:${column} ${message}`);
    expect(places).toEqual([
      '2:13 basics.name is required (text)',
      '2:24 basics.email must be text (found true). Put it in quotes.',
      '2:42 basics.profiles must be a list (found {"a":1})',
      '3:30 work[2] must be a group of fields (found 5)',
      '3:53 work[3].highlights[2] must be text (found {"text":"x"})',
      '3:84 work[3].startDate must be text (found {"year":2021})',
      '4:13 skills must be a list (found "none"). Put it in [ ].',
    ]);
  });

  const noResume = 'is not in JSON Resume form (https://jsonresume.org/schema): it has no "basics"';
  it.each([
    ['[]', noResume],
    ['null', noResume],
    ['"x"', noResume],
    ['{ "name": "X", "experience": [] }', noResume],
    ['{ "basics": {} }', 'basics.name is required (text)'],
    ['{ "basics": [] }', 'basics.name is required (text)'],
    ['{ "basics": { "name": "" } }', 'basics.name is required (text)'],
    ['{ "basics": "X" }', 'basics must be a group of fields (found "X")'],
    ['{ "basics": { "name": ["A", { "b": 1 }] } }', 'basics.name must be text (found ["A",{"b":1}])'],
  ])('in %s', (text, message) => {
    expect(complaints(text).map((problem) => problem.message)).toEqual([message]);
  });
});

import { describe, expect, it } from 'vitest';
import { ImportResult } from '#sections/importResult.ts';
import { fromJsonResume } from './jsonResume.ts';
import type { ParsedResume } from './resumeFile.ts';
import { sortResume } from './sortResume.ts';

const basics = { name: 'Nemo' };

/** Returns a résumé in its sections, and what was left out. */
function sort(resume: object) {
  const result = new ImportResult();
  const { lists, basics: person } = sortResume(fromJsonResume({ basics, ...resume }) as ParsedResume, result);
  const asJson = ([name, list]: [string, readonly unknown[]]) => [
    name,
    list.map((entry) => JSON.parse(JSON.stringify(entry ?? null))),
  ];
  return {
    person,
    noPlace: result.noPlace,
    ...Object.fromEntries([...lists].map(([name, list]) => asJson([name, list]))),
  };
}

describe('text in unknown fields', () => {
  it('goes into the summary of its entry', () => {
    const work = [{ name: 'Firm', summary: 'Built it', teamSize: 5, mentors: ['Ada', 'Bo'] }];
    expect(sort({ work }).work).toEqual([
      {
        name: 'Firm',
        summary: 'Built it',
        description: 'Team size: 5.',
        highlights: ['Mentors: Ada, Bo'],
        keywords: [],
      },
    ]);
  });

  it('keeps text beside a link', () => {
    const media = [{ name: 'Report', url: 'https://a.example', outlet: 'The Times' }];
    expect(JSON.stringify(sort({ work: [{ name: 'Firm', media }] }).work)).toContain('The Times');
  });

  it('keeps text of the group that a URL is in, unless it only describes the link', () => {
    const url = { label: 'Website', href: 'https://a.example', kind: 'page', note: 'Down since May' };
    expect(sort({ awards: [{ title: 'Prize', url }] }).awards).toEqual([
      { title: 'Prize', url: 'https://a.example', summary: 'Down since May.' },
    ]);
  });

  it('goes into bullets, each with the name of its group', () => {
    const highlightGroups = [
      { id: 'g1', title: 'Backend', highlights: ['Built the queue.', 'Cut costs by half.'] },
      { title: 'Team', highlights: ['Led five.'] },
    ];
    expect(sort({ work: [{ name: 'Firm', highlights: ['Came first.'], highlightGroups }] }).work).toEqual([
      {
        name: 'Firm',
        highlights: ['Came first.', 'Backend: Built the queue.', 'Backend: Cut costs by half.', 'Team: Led five.'],
        keywords: [],
      },
    ]);
  });

  it('keeps the value of a field beside another of its meaning', () => {
    expect(sort({ awards: [{ title: 'Prize', summary: 'For tea.', description: 'By the Queen.' }] }).awards).toEqual([
      { title: 'Prize', summary: 'For tea.\nBy the Queen.' },
    ]);
  });

  it('of a group is its name, not its year', () => {
    const { talks } = sort({ talks: [{ title: 'Bread', event: { name: 'BakeConf', year: 2020 } }] });
    expect(talks).toEqual([{ title: 'Bread', event: 'BakeConf', summary: 'Event: Year: 2020.' }]);
  });

  it('becomes the URL of an entry without one, or a link', () => {
    const links = [{ name: 'Laudation', website: 'https://a.example' }];
    const awards = [{ title: 'Prize', proof: 'https://b.example', photos: 3, links }];
    expect(sort({ awards }).awards).toEqual([
      { title: 'Prize', url: 'https://b.example', summary: 'Photos: 3.\n[Laudation](https://a.example).' },
    ]);
    // The name of a link that becomes the URL is kept, too.
    expect(sort({ awards: [{ title: 'Prize', links }] }).awards).toEqual([
      { title: 'Prize', url: 'https://a.example', summary: 'Laudation.' },
    ]);
  });

  it.each([
    // Without https:, it is a link like any other.
    [[{ name: 'Laudation', url: 'a.example/p' }], { url: 'http://a.example/p', summary: 'Laudation.' }],
    [
      [
        { name: 'Laudation', url: 'a.example/p' },
        { name: 'Jury', url: 'www.b.example' },
      ],
      { url: 'http://a.example/p', summary: 'Laudation.\n[Jury](http://www.b.example).' },
    ],
    // No web page, so its URL is text.
    [
      [
        { name: 'Photos', url: 'ftp://a.example' },
        { name: 'Speech', url: 'on request' },
      ],
      { summary: 'Photos: ftp://a.example.\nSpeech: on request.' },
    ],
    // Its name isn't one of a field.
    [
      [{ name: 'iOS app on GitHub', url: 'https://a.example' }],
      { url: 'https://a.example', summary: 'iOS app on GitHub.' },
    ],
    [
      [
        { name: 'App Store', url: 'https://a.example' },
        { name: 'GitHub', url: 'https://b.example' },
      ],
      { url: 'https://a.example', summary: 'App Store.\n[GitHub](https://b.example).' },
    ],
    // Its name says no more than its URL.
    [[{ name: 'a.example/p', url: 'https://a.example/p' }], { url: 'https://a.example/p' }],
  ])('keeps the name and the URL of each link in %j', (links, expected) => {
    expect(sort({ awards: [{ title: 'Prize', links }] }).awards).toEqual([{ title: 'Prize', ...expected }]);
  });

  it('is not the URL of an entry with a period, which is that of the organization', () => {
    expect(sort({ work: [{ name: 'Firm', proof: 'https://b.example' }] }).work).toEqual([
      { name: 'Firm', description: '[Proof](https://b.example).', highlights: [], keywords: [] },
    ]);
  });

  it('replaces a group by its name, and keeps the other fields of the group', () => {
    const work = [
      { company: { name: 'Firm', industry: 'Steel' }, start: { year: 2019, month: 5 }, tools: [{ name: 'Oven' }] },
    ];
    expect(sort({ work }).work).toEqual([
      {
        name: 'Firm',
        startDate: '2019-05',
        keywords: ['Oven'],
        description: 'Company: Industry: Steel.',
        highlights: [],
      },
    ]);
  });

  it('writes keywords without a bullet, if the section has no place for them', () => {
    const volunteer = [{ organization: 'Club', keywords: ['Robots', 'Chess'] }];
    expect(sort({ volunteer }).volunteer).toEqual([
      { organization: 'Club', summary: 'Robots, Chess.', highlights: [] },
    ]);
  });

  it('stays with an entry without other texts, for its section to report', () => {
    expect(sort({ projects: [{ rating: 'good' }] }).projects).toMatchObject([{ rating: 'good' }]);
  });
});

describe('data of programs', () => {
  it('is left out and listed together', () => {
    const entry = {
      name: 'Firm',
      id: 'f-1',
      _rev: 'x',
      companyLogo: 'logo of the firm',
      file: 'firm.png',
      isCurrent: true,
      createdAt: '2021-05-03',
      seen: '2021-05-03T00:00:00.000Z',
      stars: 120,
      color: '#fff',
      token: 'lhw25d7gf32wgdfpsktf6e0x',
      'x-vitrine': { type: 'internship' },
    };
    const { work, noPlace, more } = sort({
      work: [entry],
      sops: { mac: 'x' },
      settings: { dark: 1 },
      pets: [{ id: 4, name: 'Cat' }],
    });
    expect(work).toEqual([{ name: 'Firm', 'x-vitrine': { type: 'internship' }, highlights: [], keywords: [] }]);
    expect(more).toEqual([{ heading: 'Pets', entries: [{ title: 'Cat', highlights: [] }] }]);
    expect(noPlace).toEqual([
      'Only for programs: id (2), _rev, companyLogo, file, isCurrent, createdAt, seen, stars, color, token, sops, settings',
    ]);
  });
});

describe('a value instead of a list', () => {
  it.each([
    [
      { education: { institution: 'School', degree: 'BSc' } },
      'education',
      [{ institution: 'School', studyType: 'BSc' }],
    ],
    [
      { education: { level: 'Bachelor', history: [{ institution: 'School' }] } },
      'education',
      [{ institution: 'School' }],
    ],
    [
      { education: { MIT: { degree: 'MSc' }, tu: { institution: 'TU' }, 3: { degree: 'BSc' } } },
      'education',
      [{ studyType: 'BSc' }, { institution: 'MIT', studyType: 'MSc' }, { institution: 'TU' }],
    ],
    [{ skills: { sets: [{ name: 'Web', skills: ['CSS'] }] } }, 'skills', [{ name: 'Web', keywords: ['CSS'] }]],
    [
      { skills: { Web: ['CSS'], tools: 'Git, Make' } },
      'skills',
      [
        { name: 'Web', keywords: ['CSS'] },
        { name: 'Tools', keywords: ['Git', 'Make'] },
      ],
    ],
    [
      { skills: ['**Web:** CSS, Sass.', 'Git'] },
      'skills',
      [{ name: 'Web', keywords: ['CSS', 'Sass'] }, { name: 'Git' }],
    ],
    [
      { certificates: ['[Diver](https://a.example) | Club', 'Swimmer'] },
      'certificates',
      [{ name: 'Diver | Club', url: 'https://a.example' }, { name: 'Swimmer' }],
    ],
    [{ skills: 'CSS, Git' }, 'skills', [{ keywords: ['CSS', 'Git'] }]],
    [{ languages: { English: 'C2' } }, 'languages', [{ language: 'English', fluency: 'C2' }]],
  ])('is read as a list: %j', (resume, list, entries) => {
    expect((sort(resume) as Record<string, unknown>)[list]).toMatchObject(entries);
  });

  it.each([
    [{ work: 'Ten years at sea' }, [{ heading: 'Work', body: 'Ten years at sea' }]],
    [{ awards: { count: 2 } }, [{ heading: 'Awards', body: '- Count: 2' }]],
    [
      { education: { level: 'Bachelor', history: [{ institution: 'School' }] } },
      [{ heading: 'Education', body: '- Level: Bachelor' }],
    ],
  ])('keeps its texts in a custom section: %j', (resume, more) => {
    expect(sort(resume).more).toEqual(more);
  });

  it('is reported if it is empty', () => {
    expect(sort({ work: 5 }).noPlace).toEqual(['Work: 5']);
  });
});

it('reads fields with the prefix of an extension like those without', () => {
  const { talks, work, more } = sort({
    x_talks: [{ title: 'Tides' }],
    work: [{ name: 'Firm', x_note: 'Sold.' }],
    x_motto: 'Sail',
  }) as Record<string, unknown>;
  expect(talks).toMatchObject([{ title: 'Tides' }]);
  expect(work).toMatchObject([{ name: 'Firm', description: 'Note: Sold.' }]);
  expect(more).toEqual([{ heading: 'Motto', body: 'Sail' }]);
});

describe('sections of the owner', () => {
  it('are made of lists, groups and texts that JSON Resume does not name', () => {
    const { more } = sort({
      militaryService: [{ branch: 'Navy' }],
      strengths: ['Calm', 'Quick'],
      custom: { motto: 'Sail', clubs: [{ name: 'Harbour' }] },
      note: 'Patience',
      language: 'en',
    });
    expect(more).toEqual([
      { heading: 'Military service', entries: [{ text: 'Branch: Navy.', highlights: [] }] },
      { heading: 'Strengths', body: '- Calm\n- Quick' },
      { heading: 'Custom', body: '- Motto: Sail' },
      { heading: 'Clubs', entries: [{ title: 'Harbour', highlights: [] }] },
      { heading: 'Note', body: 'Patience' },
    ]);
  });

  it('are unchanged if the site wrote them, or else contain any other "more"', () => {
    const own = { heading: 'Patents', body: 'One.' };
    expect(sort({ more: [own], pets: ['Cat'] }).more).toEqual([own, { heading: 'Pets', body: '- Cat' }]);
    expect(sort({ more: { motto: 'Sail' } }).more).toEqual([{ heading: 'More', body: '- Motto: Sail' }]);
  });

  it('have nothing private', () => {
    const { more, noPlace } = sort({
      personal: { birthDate: '2000-01-01', nationality: 'Danish', address: { street: 'A 1' } },
      referees: [{ name: 'Kim', email: 'kim@example.com', phoneNumber: '1' }],
    });
    expect(more).toEqual([
      { heading: 'Personal', body: '- Nationality: Danish' },
      { heading: 'Referees', entries: [{ title: 'Kim', highlights: [] }] },
    ]);
    expect(noPlace).toEqual(['Private: birthDate, address, email, phoneNumber']);
  });
});

it('makes a section of unknown fields of the person, and links of URLs and profiles', () => {
  const profiles = [
    { network: 'WeChat', username: 'nemo', since: 2020 },
    { network: 'GitHub', username: 'nemo' },
  ];
  const { person, more } = sort({
    basics: { ...basics, pronouns: 'they/them', birthday: '1990', profiles, gitlab: 'nemo', blog: 'https://a.example' },
  });
  expect(person.profiles).toEqual([
    { network: 'GitHub', username: 'nemo', url: 'https://github.com/nemo' },
    { network: 'Gitlab', url: 'https://gitlab.com/nemo' },
    { network: 'Blog', url: 'https://a.example' },
  ]);
  expect(more).toEqual([
    { heading: 'Personal details', body: '- Pronouns: they/them\n- WeChat: nemo\n- WeChat, Since: 2020' },
  ]);
});

it('lists entries under the name of JSON Resume before those under another name', () => {
  const experience = [{ name: 'Other' }];
  const work = [{ name: 'Standard' }];
  expect(sort({ experience, work }).work).toMatchObject([{ name: 'Standard' }, { name: 'Other' }]);
});

it.each([
  { firstName: 'Nemo', lastName: 'Niemand' },
  { givenName: 'Nemo', familyName: 'Niemand', firstName: 'N.' },
  { name: 'Nemo Niemand', firstName: 'N.' },
])('joins the parts of a name, which are no further fields: %j', (basics) => {
  const { person, more } = sort({ basics });
  expect(person.name).toBe('Nemo Niemand');
  expect(more).toEqual([]);
});

it('takes lists under x-vitrine, and reports nothing of what is left of it', () => {
  expect(sort({ 'x-vitrine': { talks: [{ title: 'Tea' }] } })).toMatchObject({
    talks: [{ title: 'Tea' }],
    noPlace: [],
  });
});

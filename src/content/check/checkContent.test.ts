import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkFolder } from './checkFolder.ts';
import { formatProblem } from './formatProblems.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'content-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const facts = {
  title: 'Cards',
  description: 'A game for four in the browser, whose server holds every hand, so that nobody can peek.',
  category: 'personal',
  date: '2026-08',
};
const markdown = (fields: object) =>
  ['---', ...Object.entries(fields).map(([name, value]) => `${name}: ${value}`), '---', '', 'Prose.', ''].join('\n');
const entry = { title: 'Intern', company: 'Co', location: 'Here', start: '2026-01', description: '[Built it]' };

/** Problems, as they are printed, of a folder that is in order but for these files. */
async function check(files: Record<string, string | undefined>): Promise<string[]> {
  const all = { 'site.yaml': 'name: Alex Example\n', 'projects/ok.md': markdown(facts), ...files };
  for (const [file, text] of Object.entries(all)) {
    const path = join(root, 'content', file);
    mkdirSync(dirname(path), { recursive: true });
    if (text !== undefined) writeFileSync(path, text);
  }
  const problems = await checkFolder(root);
  return problems.map((problem) => formatProblem({ ...problem, source: undefined }));
}

it('finds nothing where all is in order', async () => {
  const files = {
    'about.md': markdown({ intro: 'I build.' }),
    'experience/co.md': markdown({ ...entry, logoUrl: './co.svg' }),
    'experience/co.svg': '<svg/>',
    'interests.yaml': 'entries:\n  - { name: Piano, text: Fugues., imageSrc: images/piano.svg }\n',
    'images/piano.svg': '<svg/>',
  };
  expect(await check(files)).toEqual([]);
});

/** Nine lists, each of nine of the one before: a few bytes that become a thousand million. */
const bomb = `a0: &a0 [x]\n${[1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => `a${n}: &a${n} [${`*a${n - 1},`.repeat(9)}]`).join('\n')}\n`;

const links = (fields: string) => `name: A\nlinks:\n  - name: Code\n${fields}`;
const noFrontMatter =
  '1:1: front matter is missing. Begin the file with a line of ---, its fields, and another line of ---.';
const unclosed = '1:1: front matter is never closed. Add a line of --- after its last field.';

describe('points at', () => {
  it.each([
    [
      'an item of a list, counted from 1',
      'site.yaml',
      links('    url: 1\n'),
      '4:10: links[1].url must be an https address, such as https://example.com/work, not 1',
    ],
    ['a field that nobody knows', 'site.yaml', 'name: A\nmail: x\n', '2:1: has no field "mail"; did you mean email?'],
    ['an empty file', 'site.yaml', '', '1:1: name is missing; it must be text'],
    [
      'an end before the start',
      'experience/co.md',
      markdown({ ...entry, end: '2025-12' }),
      '7:6: end must not be before start',
    ],
    ['front matter that is missing', 'about.md', 'Hello.\n', noFrontMatter],
    ['front matter that does not end', 'about.md', '---\nintro: I build.\n', unclosed],
    [
      'front matter that does not begin',
      'about.md',
      'intro: I build.\n---\nHello.\n',
      '1:1: front matter has no first line. Add a line of --- before its first field.',
    ],
  ])('%s', async (_, file, text, problem) => {
    expect(await check({ [file]: text })).toEqual([`content/${file}:${problem}`]);
  });

  it.each([
    [
      'a line that is indented alone',
      '---\n title: A\ndate: 2026\n---\n',
      '3:1: the value has ended before this: check the blanks before the line, or put the whole value in quotes, such as title: "Cards: a game"',
    ],
    [
      'a letter of YAML’s own',
      '---\ntitle: @home\n---\n',
      '2:8: this value begins with a letter that YAML keeps for itself: put the whole value in quotes, such as title: "Cards: a game"',
    ],
    [
      'a group that does not end',
      '---\ntitle: { a: b\ndate: 2026\n---\n',
      '3:1: the list or group before this is not closed: } is missing at its end',
    ],
    [
      'a single quote in single quotes',
      "---\ntitle: 'it\n---\n",
      "2:8: this value begins with ', and has no ' at its end",
    ],
    [
      'an entry further left than the others',
      '---\na:\n  - b\n - c\n---\n',
      '4:1: this line is indented unlike those around it: what belongs together stands below each other',
    ],
  ])('%s, once', async (_, text, problem) => {
    expect(await check({ 'projects/x.md': text })).toEqual([`content/projects/x.md:${problem}`]);
  });
});

it.each([
  ['projects/x.md', markdown({ ...facts, imageSrc: './x.svg', coverAlt: 'x' }), 'imageSrc', './x.svg', 6, 11],
  [
    'projects/x.md',
    markdown({ ...facts, imageSrc: '../../secret.svg', coverAlt: 'x' }),
    'imageSrc',
    '../../secret.svg',
    6,
    11,
  ],
  ['interests.yaml', 'entries:\n  - { name: A, text: B, imageSrc: a.svg }\n', 'entries[1].imageSrc', 'a.svg', 2, 35],
])(
  'misses a picture that %s names, and looks nowhere but in content/',
  async (file, text, field, picture, line, column) => {
    writeFileSync(join(root, 'secret.svg'), '<svg/>');
    const told = picture.startsWith('../..')
      ? 'which is outside of content/'
      : `but there is no such file in ${dirname(`content/${file}`)}/`;
    expect(await check({ [file]: text })).toEqual([
      `content/${file}:${line}:${column}: ${field} points to "${picture}", ${told}`,
    ]);
  },
);

it('takes for a picture only what the body names', async () => {
  const text = markdown({ ...facts, role: '"![a](b.svg)"' }).replace('Prose.', '![a](c.svg)');
  expect(await check({ 'projects/x.md': text })).toEqual([
    'content/projects/x.md:9:1: the picture here points to "c.svg", but there is no such file in content/projects/',
  ]);
});

describe('a file that cannot be read is told', () => {
  it.each([
    ['with an alias of nothing', Buffer.from('name: *nobody\n'), /Unresolved alias/],
    ['that blows itself up', Buffer.from(bomb), /alias/i],
    [
      'in another encoding',
      Buffer.from('name: Gr\u00f6\u00dfe\n', 'latin1'),
      /^is not saved as UTF-8\. In VS Code, .*"Save with Encoding"/,
    ],
  ])('%s', async (_, bytes, message) => {
    mkdirSync(join(root, 'content'));
    writeFileSync(join(root, 'content/site.yaml'), bytes);
    const [problem, ...others] = await checkFolder(root);
    expect(others).toEqual([]);
    expect(problem).toMatchObject({ file: 'content/site.yaml', message: expect.stringMatching(message) });
  });

  it('is not one that begins with a byte order mark', async () => {
    const files = { 'site.yaml': '\ufeffname: A\n', 'projects/ok.md': `\ufeff${markdown(facts)}` };
    expect(await check(files)).toEqual([]);
  });
});

describe('a project’s address', () => {
  it.each([
    ['My Project', 'my-project'],
    ['Über uns', 'uber-uns'],
    ['Карта', 'карта'],
    ['!', 'online-card-game'],
  ])('is not made of "%s", but of %s', async (name, better) => {
    expect(await check({ [`projects/${name}.md`]: markdown(facts) })).toEqual([
      `content/projects/${name}.md: file name must be lowercase letters, digits, hyphens and underscores. Rename it, for example to ${better}.md.`,
    ]);
  });

  it.each(['größe', '漢字', 'a_1', '-', '2026'])('is made of "%s"', async (name) => {
    expect(await check({ [`projects/${name}.md`]: markdown(facts) })).toEqual([]);
  });

  it('may be an alias in any script, however its characters are stored', async () => {
    const name = 'мой-größe'.normalize('NFD');
    const files = {
      [`projects/${name}.md`]: `${markdown({ ...facts, aliases: '[карта]' })}\n[a](/projects/карта)\n`,
      'projects/a.md': `${markdown(facts)}\n[a](/projects/мой-größe) [b](/projects#project-мой-größe)\n`,
    };
    expect(await check(files)).toEqual([]);
    expect(await check({ 'projects/a.md': markdown({ ...facts, aliases: '[мой-größe]' }) })).toEqual([
      `content/projects/a.md:6:11: aliases[1] is "мой-größe", and so is the address of content/projects/${name}.md`,
    ]);
  });

  it('is nobody else’s', async () => {
    const aliases = (names: string) => markdown({ ...facts, aliases: `[${names}]` });
    expect(await check({ 'projects/a.md': aliases('b, old'), 'projects/b.md': aliases('older, old') })).toEqual([
      'content/projects/a.md:6:11: aliases[1] is "b", and so is the address of content/projects/b.md',
      'content/projects/b.md:6:18: aliases[2] is "old", and so is the address of content/projects/a.md',
    ]);
  });
});

it('finds what is no letter in running text', async () => {
  expect(await check({ 'about.md': `${markdown({ intro: 'I build.' })}\na\u0008b\n` })).toEqual([
    'content/about.md:7:1: the text here must not hold U+0008, which is no letter',
  ]);
});

const entry2026 = '@misc{example2026, author = {A}, title = {T}, year = 2026}\n';

it.each([
  ['with the key that was probably meant', entry2026, '; did you mean example2026?'],
  ['where there is no such file', undefined, ''],
])('misses a publication that a project names, %s', async (_, file, meant) => {
  const files = { 'publications.bib': file, 'projects/x.md': markdown({ ...facts, publications: '[exmple2026]' }) };
  expect(await check(files)).toEqual([
    `content/projects/x.md:6:16: publications[1] names "exmple2026", which is not in content/publications.bib${meant}`,
  ]);
});

it('tells the mistakes of a BibTeX file with their places, beside those of other files', async () => {
  const problems = await check({
    'site.yaml': 'role: X\n',
    'publications.bib': '@misc{a,\n  title = {T},\n  author = {A},\n  url = {example.com},\n}\n@misc{b, title = {T}\n',
  });
  expect(problems).toEqual([
    'content/site.yaml:1:1: name is missing; it must be text',
    'content/publications.bib:1:1: warning: a.year is missing: it is cited without a date',
    'content/publications.bib:4:9: a.url must be an https address, such as https://example.com/work, not "example.com"',
    'content/publications.bib:6:6: this { is never closed. Add the } that is missing.',
  ]);
});

it('warns of a file that nothing reads', async () => {
  expect(await check({ 'site.yaml': undefined, 'site.yml': 'name: A\n', 'images/a.bmp': 'x' })).toEqual([
    'content/site.yaml: not found. Create it with `name: Your Name`.',
    'content/images/a.bmp: warning: nothing reads this file. Export it as PNG or JPEG.',
    'content/site.yml: warning: nothing reads this file. Rename it to content/site.yaml, or move it out of content/.',
  ]);
});

it('warns of a field that holds two phone numbers', async () => {
  expect(await check({ 'site.yaml': 'name: A\nphone: "+1 614 555 0142 / +44 (0)20 7946 0000"\n' })).toEqual([
    'content/site.yaml:2:8: warning: phone holds more than one number: +16145550142 is dialled; keep one',
  ]);
});

describe('a day until which security.txt is trusted', () => {
  const site = (expires: string) => `name: A\nsecurity:\n  expires: ${expires}\n`;
  const find = async (expires: string) => {
    await check({ 'site.yaml': site(expires) });
    return checkFolder(root, new Date('2026-11-21T12:00:00Z'));
  };

  it.each(['2026-11-22', '"2027-01-01"'])('is fine while it lies ahead: %s', async (expires) => {
    expect(await find(expires)).toEqual([]);
  });

  it.each(['2026-11-21', '2025-01-01'])('is a warning once it is past: %s', async (expires) => {
    const [problem, ...others] = await find(expires);
    expect(others).toEqual([]);
    expect(problem).toMatchObject({ file: 'content/site.yaml', line: 3, column: 12, severity: 'warning' });
    expect(problem?.message).toContain(`security.expires lies in the past (${expires})`);
  });
});

describe('what npm run refresh has learnt', () => {
  const store = (text: string) => {
    mkdirSync(join(root, 'data'));
    writeFileSync(join(root, 'data/refreshed.json'), text);
  };
  const page = 'https://a.example/page';

  it('is a warning where a link is dead or has moved, in fields and in running text', async () => {
    store(JSON.stringify({ [page]: { dead: 'answers 404' }, 'https://b.example/': { movedTo: 'https://c.example/' } }));
    const files = {
      'site.yaml': `name: A\nsource: ${page}\nlinks:\n  - { name: Fine, url: https://a.example/ }\n`,
      'about.md': `${markdown({ intro: 'I build.' })}\nSee [this](https://b.example/).\n`,
    };
    expect(await check(files)).toEqual([
      'content/site.yaml:2:9: warning: source leads nowhere, as of the last `npm run refresh`: answers 404',
      'content/about.md:7:5: warning: the link here has moved to https://c.example/',
    ]);
  });

  it.each(['{', '<<<<<<< HEAD', '{ "https://a.example/": { "stars": -1 } }', '[]'])(
    'is an error when damaged: %s',
    async (text) => {
      store(text);
      expect(await check({})).toEqual([
        'data/refreshed.json: is damaged: put back what was committed, or delete it, and run `npm run refresh`',
      ]);
    },
  );
});

describe('a link in running text', () => {
  /** What is told of a link in the body of `projects/x.md`. */
  const told = async (address: string) => {
    const problems = await check({
      'projects/x.md': `${markdown(facts)}\n## A heading\n\nText[^1] and [a link](${address}).\n\n[^1]: A note.\n`,
      'projects/draft.md': markdown({ ...facts, draft: true }),
      'projects/ok.md': markdown({ ...facts, aliases: '[former]', publications: '[doe2024]' }),
      'publications.bib': '@misc{doe2024, title = {On links}, author = {Doe, Jo}, year = 2024}\n',
      'skills.yaml': 'groups: [{ name: Languages, items: [{ name: C }] }]\n',
      'interests.yaml': 'entries: []\n',
      'experience/co.md': markdown(entry),
      'about.md': `${markdown({ intro: 'I build.' })}\n# Études\n`,
      '../public/paper one.pdf': 'x',
      'projects/data.csv': 'x',
    });
    const ofBody = problems.filter((problem) => !problem.includes('nothing reads this file'));
    return ofBody.map((problem) =>
      problem.replace(/^content\/projects\/x\.md:12:14: (warning: )?the link here /, '$1'),
    );
  };

  it.each([
    '/',
    '/#publications',
    '/#section-études',
    '/projects?category=research#project-ok',
    'ok',
    '../experience#entry-co',
    '/projects/former',
    '/contact#sent',
    '/resume.pdf',
    '/paper%20one.pdf',
    '#section-a-heading',
    'mailto:me@example.com',
    'https://example.com/#x',
  ])('may lead to %s', async (address) => {
    expect(await told(address)).toEqual([]);
  });

  it.each([
    ['/project', 'leads nowhere: the site has no /project; did you mean /projects?'],
    ['ok.md', 'leads nowhere: the site has no /projects/ok.md; did you mean /projects/ok?'],
    ['/projects/draft', 'leads nowhere: the site has no /projects/draft'],
    [
      'data.csv',
      'leads nowhere: the site has no /projects/data.csv; of the files in content/ it serves pictures alone, where they are shown',
    ],
    ['#a-heading', 'leads to no such place: /projects/x has no #a-heading; did you mean #section-a-heading?'],
    ['ok#section-a-heading', 'leads to no such place: /projects/ok has no #section-a-heading'],
    ['javascript:alert(1)', 'warning: is left out: an address begins with https:, mailto: or tel:'],
    [
      'http://example.com/x',
      'is "http://example.com/x": an address begins with https:, mailto: or tel:; did you mean https://example.com/x?',
    ],
    ['%E0', 'leads nowhere: the site has no /projects/%E0'],
  ])('must not lead to %s', async (address, fault) => {
    expect(await told(address)).toEqual([fault]);
  });
});

it('a link to a section whose file has a mistake is told of by that mistake alone', async () => {
  const problems = await check({
    'projects/x.md': `${markdown(facts)}\n[skills](/#tech-stack) [words](/#background) [works](/#publications)\n`,
    'skills.yaml': 'groups: [\n',
    'about.md': 'no facts\n',
    'publications.bib': '@misc{a,\n',
  });
  expect(problems.length).toBeGreaterThan(2);
  expect(problems.filter((problem) => problem.includes('leads to'))).toEqual([]);
});

it('may lead to further pages of projects, where there are any', async () => {
  const text = `${markdown(facts)}\n[a](/projects/page/2) [b](/projects/category/personal) [c](/projects#project-59)\n`;
  const dead = await check({ 'projects/a.md': text });
  expect(dead.map((problem) => /no (\S+?);?(?: |$)/.exec(problem)?.[1])).toEqual([
    '/projects/page/2',
    '/projects/category/personal',
    'such',
  ]);
  const many = Array.from({ length: 60 }, (_, index) => [`projects/${index}.md`, markdown(facts)]);
  expect(await check(Object.fromEntries(many))).toEqual([]);
});

describe('dates to come', () => {
  const find = async (files: Record<string, string>) => {
    await check(files);
    return (await checkFolder(root, new Date('2026-11-21T12:00:00Z'))).map(
      ({ file, message }) => `${file}: ${message}`,
    );
  };
  const until = 'until then, draft: true keeps it off the site';

  it.each([
    ['projects/x.md', { ...facts, date: '2026-12' }, `date lies in the future (2026-12): ${until}`],
    ['experience/co.md', { ...entry, start: '2026-12' }, `start lies in the future (2026-12): ${until}`],
    [
      'experience/co.md',
      { ...entry, end: '2027-01' },
      'end lies in the future (2027-01): leave it out, and the entry lasts to the present',
    ],
  ])('are a warning: %s %o', async (file, fields, message) => {
    expect(await find({ [file]: markdown(fields) })).toEqual([`content/${file}: ${message}`]);
  });

  it.each([
    ['projects/x.md', { ...facts, date: '2026-11' }],
    ['projects/x.md', { ...facts, date: '2027-01', draft: true }],
    ['experience/co.md', { ...entry, end: '2026-11' }],
  ])('are none: %s %o', async (file, fields) => {
    expect(await find({ [file]: markdown(fields) })).toEqual([]);
  });

  it('of a school are told where it has not begun; its end is when it is planned', async () => {
    const school = (start: number) => `entries:\n  - { title: Degree, start: ${start}, end: 2029 }\n`;
    expect(await find({ 'education.yaml': school(2025) })).toEqual([]);
    expect(await find({ 'education.yaml': school(2028) })).toEqual([
      'content/education.yaml: entries[1].start lies in the future (2028): check the year',
    ]);
  });
});

describe('pictures', () => {
  const picture = { ...facts, imageSrc: './x.svg', coverAlt: 'x' };

  it('that a draft, a body or a list names are in use', async () => {
    const files = {
      'projects/x.md': markdown({ ...picture, draft: true }),
      'projects/x.svg': '<svg/>',
      'projects/ok.md': `${markdown(facts)}\n![A map](my%20map.svg)\n`,
      'projects/my map.svg': '<svg/>',
      'interests.yaml': 'entries:\n  - { name: Piano, imageSrc: images/piano.svg }\n',
      'images/piano.svg': '<svg/>',
    };
    expect(await check(files)).toEqual([]);
    expect(await check({ ...files, 'images/Other.JPG': 'x' })).toEqual([
      'content/images/Other.JPG: warning: is a picture that nothing in content/ names: name it, or delete it',
    ]);
  });

  it('are not called unused while a mistake may hide who uses them', async () => {
    const files = { 'projects/x.md': markdown({ ...picture, imageSrc: './y.svg' }), 'projects/x.svg': '<svg/>' };
    expect(await check(files)).toEqual([
      'content/projects/x.md:6:11: imageSrc points to "./y.svg", but there is no such file in content/projects/; did you mean ./x.svg?',
    ]);
  });
});

it('tells two places of a project apart from a draft’s', async () => {
  const at = (order: number, draft = false) => markdown({ ...facts, order, draft });
  expect(await check({ 'projects/a.md': at(1), 'projects/b.md': at(1, true), 'projects/c.md': at(2) })).toEqual([]);
  expect(await check({ 'projects/b.md': at(1) })).toEqual([
    'content/projects/b.md:6:8: warning: order is 1, and so is that of content/projects/a.md: give each a number of its own',
  ]);
});

it('tells each field that nobody knows by itself, in its place', async () => {
  const text = 'name: A\nmail: x\nform:\n  servce: basin\nlinks:\n  - { nam: B, url: https://a.example }\n';
  expect((await check({ 'site.yaml': text })).filter((problem) => problem.includes('no field'))).toEqual([
    'content/site.yaml:2:1: has no field "mail"; did you mean email?',
    'content/site.yaml:4:3: form has no field "servce"; did you mean service?',
    'content/site.yaml:6:7: links[1] has no field "nam"; did you mean name?',
  ]);
});

import { describe, expect, it } from 'vitest';
import { check, entry, kindsOf, markdown, project } from '../../../tests/checkFiles.ts';
import { running } from '../../../tests/hostile/attacks.ts';

describe('a link in running text', () => {
  /** Returns the problems of a link in the body of `projects/x.md`. */
  const reported = async (url: string) => {
    const problems = await kindsOf({
      'projects/x.md': `${markdown(project)}\n## A heading\n\nText[^1] and [a link](${url}).\n\n[^1]: A note.\n`,
      'projects/draft.md': markdown({ ...project, draft: true }),
      'projects/ok.md': markdown({ ...project, aliases: '[former]', publications: '[doe2024]' }),
      'publications.bib': '@misc{doe2024, title = {On links}, author = {Doe, Jo}, year = 2024}\n',
      'skills.yaml': 'groups: [{ name: Languages, items: [{ name: C }] }]\n',
      'interests.yaml': 'entries: []\n',
      'talks.yaml': 'entries:\n  - title: Making tests fast\n',
      'experience/co.md': markdown(entry),
      'about.md': `${markdown({ intro: 'I build.' })}\n# Études\n`,
      '../public/paper one.pdf': 'x',
      'projects/data.csv': 'x',
      'projects/cover.svg': '<svg viewBox="0 0 9 9"/>',
    });
    const ofBody = problems.filter((problem) => problem.startsWith('projects/x.md'));
    return ofBody.map((problem) => problem.replace(/^projects\/x\.md:12:14 /, ''));
  };

  it.each([
    '/',
    '/#publications',
    '/#talks',
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
  ])('can lead to %s', async (url) => {
    expect(await reported(url)).toEqual([]);
  });

  it.each([
    ['/project', 'page, meant: /projects'],
    ['/fr/projects/ok', 'page, ofText, meant: /projects/ok'],
    ['/pt-br', 'page, ofText, meant: /'],
    ['ok.md', 'page, meant: /projects/ok'],
    ['me@a.example', 'page, meant: mailto:me@a.example'],
    ['www.a.example/x', 'page, meant: https://www.a.example/x'],
    ['cover.svg', 'page, image, write: ![alt text](cover.svg)'],
    ['/projects/draft', 'page'],
    ['data.csv', 'page, toPublic'],
    ['#nope', 'fragment'],
    ['#a-heading', 'fragment, meant: #section-a-heading'],
    ['ok#section-a-heading', 'fragment'],
    [running[0], 'linkScheme'],
    ['http://example.com/x', 'linkScheme, meant: https://example.com/x'],
    ['%E0', 'page'],
  ])("can't lead to %s", async (url, problem) => {
    expect(await reported(url)).toEqual([problem]);
  });
});

it('checks no link in a draft, which has no page yet', async () => {
  const draft = markdown({ ...project, draft: true });
  expect(await check({ 'projects/x.md': `${draft}\n[here](#later) [there](later)\n` })).toEqual([]);
});

it('reports no link to a section whose file has an error', async () => {
  const problems = await check({
    'projects/x.md': `${markdown(project)}\n[skills](/#tech-stack) [words](/#background) [works](/#publications)\n`,
    'skills.yaml': 'groups: [\n',
    'about.md': 'no fields\n',
    'publications.bib': '@misc{a,\n',
  });
  expect(problems.length).toBeGreaterThan(2);
  expect(problems.filter((problem) => problem.includes('points to'))).toEqual([]);
});

describe('data of npm run refresh', () => {
  const store = '../data/refreshed.json';
  const page = 'https://a.example/page';

  it('is a warning if a link is dead or has moved, in fields, in running text and in publications', async () => {
    const data = { [page]: { dead: 'returns 404' }, 'https://b.example/': { movedTo: 'https://c.example/' } };
    const files = {
      [store]: JSON.stringify(data),
      'site.yaml': `name: A\nsource: ${page}\nlinks:\n  - { name: Fine, url: https://a.example/ }\n`,
      'about.md': `${markdown({ intro: 'I build.' })}\nSee [this](https://b.example/).\n`,
      'publications.bib': `@misc{a, title = {T}, author = {Doe, Jo}, year = 2024,\n  url = {\\url{${page}}}}\n`,
    };
    expect(await check(files)).toEqual([
      'content/site.yaml:2:9: warning: source is a broken link, as of the last `npm run refresh`: returns 404',
      'content/about.md:7:5: warning: Link has moved to https://c.example/',
      'content/publications.bib:2:9: warning: a.url is a broken link, as of the last `npm run refresh`: returns 404',
    ]);
  });

  it.each(['{', '<<<<<<< HEAD', '{ "https://a.example/": { "stars": -1 } }', '[]'])(
    'is an error if it is damaged: %s',
    async (text) => {
      expect(await check({ [store]: text })).toEqual([
        'data/refreshed.json: is damaged. Restore or delete it, and run `npm run refresh`.',
      ]);
    },
  );
});

describe('the slug of an entry', () => {
  it.each([
    ['projects/My Project', 'my-project'],
    ['projects/Über uns', 'uber-uns'],
    ['projects/Карта', 'карта'],
    ['projects/!', 'online-card-game'],
    ['more/Open source', 'open-source'],
  ])("can't be made of %s, but of %s", async (name, better) => {
    const fields = name.startsWith('more/') ? { heading: 'Open source' } : project;
    expect(await check({ [`${name}.md`]: markdown(fields) })).toEqual([
      `content/${name}.md: file name must be lowercase letters, digits, hyphens and underscores, and no name that Windows reserves (con). Rename it, for example to ${better}.md.`,
    ]);
  });

  it('can be an alias in any script, however its characters are stored', async () => {
    const name = 'мой-größe'.normalize('NFD');
    const files = {
      [`projects/${name}.md`]: `${markdown({ ...project, aliases: '[карта]' })}\n[a](/projects/карта)\n`,
      'projects/a.md': `${markdown(project)}\n[a](/projects/мой-größe) [b](/projects#project-мой-größe)\n`,
    };
    expect(await check(files)).toEqual([]);
    expect(await check({ ...files, 'projects/a.md': markdown({ ...project, aliases: '[мой-größe]' }) })).toEqual([
      `content/projects/a.md:6:11: aliases[1] is "мой-größe", which is also a slug of content/projects/${name}.md. Delete it.`,
    ]);
  });

  it.each([
    ['projects/café.md', 'café'],
    ['writing/café.md', 'café'],
    ['images/café.png', 'café'],
  ])('of %s is the same in both forms of an accent', async (file, accented) => {
    const twin = file.replace(accented, accented.normalize('NFD'));
    const given = { title: 'A', ...(file.startsWith('projects') && project) };
    const problems = await check(Object.fromEntries([file, twin].map((path) => [path, markdown(given)])));
    expect(problems).toContain(
      `content/${file}: has the same name as content/${twin}, but one of them has accents as separate characters. Rename or delete one of them.`,
    );
  });

  it.each([
    ['more/Patents.md', 'more/patents.md'],
    ['images/A.PNG', 'images/a.png'],
  ])('of %s is that of %s on some disks', async (one, other) => {
    const problems = await check({ [one]: markdown({ heading: 'A' }), [other]: markdown({ heading: 'B' }) });
    expect(problems).toContain(
      `content/${other}: has the same name as content/${one} on disks that ignore case. Rename or delete one of them.`,
    );
  });

  it('of a post redirects to it, unless the post is published elsewhere', async () => {
    const post = (fields: object) => markdown({ title: 'A', date: '2026-01-01', ...fields });
    const files = {
      'writing/a.md': `${post({ aliases: '[b, ſ]' })}\n[old](/writing/ſ)\n`,
      'writing/b.md': post({ url: 'https://example.com/b', aliases: '[s]' }).replace('Prose.', ''),
    };
    expect(await check(files)).toEqual([
      'content/writing/b.md:5:10: warning: aliases have no effect, since `url` points elsewhere. Delete them.',
      'content/writing/b.md:5:11: aliases[1] is "s", which is also a slug of content/writing/a.md. Delete it.',
      'content/writing/a.md:4:11: aliases[1] is "b", which is also a slug of content/writing/b.md. Delete it.',
    ]);
  });

  it('is unique', async () => {
    const aliases = (names: string) => markdown({ ...project, aliases: `[${names}]` });
    expect(await check({ 'projects/a.md': aliases('b, old'), 'projects/b.md': aliases('older, old') })).toEqual([
      'content/projects/a.md:6:11: aliases[1] is "b", which is also a slug of content/projects/b.md. Delete it.',
      'content/projects/b.md:6:18: aliases[2] is "old", which is also a slug of content/projects/a.md. Delete it.',
    ]);
  });
});

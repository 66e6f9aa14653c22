import { describe, expect, it } from 'vitest';
import { entry, kindsOf, markdown, problemsOf, project } from '../../../tests/checkFiles.ts';

const svg = '<svg viewBox="0 0 9 9"/>';

it('accepts valid content, and images in a draft, a text or a list', async () => {
  const files = {
    'about.md': markdown({ intro: 'I build.' }),
    'experience/co.md': markdown({ ...entry, logoUrl: './co.svg' }),
    'experience/co.svg': svg,
    'interests.yaml': 'entries:\n  - { name: Piano, text: Fugues., imageSrc: images/piano.svg }\n',
    'images/piano.svg': svg,
    'projects/x.md': markdown({ ...project, imageSrc: './x.svg', coverAlt: 'x', draft: true }),
    'projects/x.svg': svg,
    'projects/ok.md': `\ufeff${markdown(project)}\n![A map](my%20map.svg)\n`,
    'projects/my map.svg': svg,
  };
  expect(await kindsOf(files)).toEqual([]);
  // An error may hide a use of an image.
  const missing = { 'projects/x.md': markdown({ ...project, imageSrc: './y.svg', coverAlt: 'x' }) };
  expect(await kindsOf({ ...files, ...missing })).toEqual(['projects/x.md:6:11 imageSrc imageFile, meant: ./x.svg']);
});

it('quotes a number as it was written', async () => {
  const [problem] = await problemsOf({ 'site.yaml': 'name: A\nphone: 0614555014' });
  expect(problem?.message).toContain('(found 0614555014)');
});

it.each([
  ['an alias that is not defined', Buffer.from('name: *nobody\n'), 'yaml'],
  ['UTF-16', Buffer.from('\ufeffname: A\n', 'utf16le'), 'encoding'],
  ['another encoding', Buffer.from('name: Gr\u00f6\u00dfe\n', 'latin1'), 'encoding'],
])('reports a file with %s once', async (_, bytes, kind) => {
  expect(await problemsOf({ 'site.yaml': bytes })).toMatchObject([{ file: 'content/site.yaml', kind }]);
});

it('reports no missing publication if the BibTeX file can’t be read, and suggests a similar key if it can', async () => {
  const named = (bibliography: string) =>
    kindsOf({
      'publications.bib': bibliography,
      'projects/x.md': markdown({ ...project, publications: '[exmple2026]' }),
    });
  expect(await named('@misc{example2026, author = {A}, title = {T}, year = 2026}\n')).toEqual([
    'projects/x.md:6:16 publications[1] publication, meant: example2026',
  ]);
  expect((await named('@misc{a, title = {T}\n')).map((each) => each.split(':')[0])).toEqual(['publications.bib']);
});

it('reports two authors who could both be the owner', async () => {
  const bibliography = '@misc{a, title = {T}, year = 2026, author = {Wei Li and Li, Wei}}';
  const found = await kindsOf({ 'site.yaml': 'name: Wei Li\n', 'publications.bib': bibliography });
  expect(found).toEqual(['publications.bib:1:45 a.author bibtexNamesakes, write: owner = {1}']);
});

it('reports a missing image of a publication, and counts one as used', async () => {
  const bibliography = (preview: string) =>
    `@misc{a, title = {T}, author = {B}, year = 2026,\n  preview = {${preview}}\n}`;
  const found = (preview: string) => kindsOf({ 'publications.bib': bibliography(preview), 'images/figure.svg': svg });
  expect(await found('images/figure.svg')).toEqual([]);
  expect(await found('images/figures.svg')).toEqual([
    'publications.bib:2:13 a.preview imageFile, meant: images/figure.svg',
  ]);
});

it('reports errors in a BibTeX file with their places, with those in other files', async () => {
  const bibliography = '@misc{a,\n  title = {T},\n  author = {A},\n  url = {example.com},\n}\n@misc{b, title = {T}\n';
  const found = await problemsOf({ 'site.yaml': 'role: X\n', 'publications.bib': bibliography });
  expect(found.map(({ file, line, column, severity }) => [file.slice(8), line, column, severity].join(' '))).toEqual([
    'site.yaml 1 1 error',
    'publications.bib 1 1 warning',
    'publications.bib 4 9 error',
    'publications.bib 6 6 error',
  ]);
});

it('warns of two projects with one title, unless one is a draft', async () => {
  const at = (title: string, order: number, draft = false) => markdown({ ...project, title, order, draft });
  expect(await kindsOf({ 'projects/x.md': at('Öl pump', 1), 'projects/y.md': at('oil / OL-Pump', 2) })).toEqual([]);
  expect(await kindsOf({ 'projects/x.md': at('Öl', 1), 'projects/y.md': at('OL', 1, true) })).toEqual([]);
  expect(await kindsOf({ 'projects/x.md': at('Öl pump', 1), 'projects/y.md': at('OL-Pump', 1) })).toEqual([
    'projects/y.md:2:8 title sameTitle',
  ]);
});

it.each([
  ['Société Générale Inc.', 'SOCIETE generale inc', true],
  ['Acme Labs', 'Acme', false],
])('warns of an employer that is spelled in two ways: %s, %s: %o', async (one, other, isSame) => {
  const at = (company: string) => markdown({ ...entry, company });
  const files = { 'experience/a.md': at(one), 'experience/b.md': at(other), 'experience/c.md': at(one) };
  expect(await kindsOf(files)).toEqual(isSame ? [`experience/b.md:3:10 company sameEmployer, write: "${one}"`] : []);
});

it('warns of a tag that differs from one before it by case or accents only', async () => {
  const at = (title: string, tags: string) => `---\ntitle: ${title}\ntags: [${tags}]\n---\nText.\n`;
  const files = { 'writing/a.md': at('A', 'Réseau, C'), 'writing/b.md': at('B', 'C++, reseau') };
  expect(await kindsOf(files)).toEqual(['writing/b.md:3:13 tags[2] sameTag, write: "Réseau"']);
});

it('warns of a title that is too long for the home page, of its first seven projects, by the space of each', async () => {
  const titled = async (...titles: string[]) => {
    const files = titles.map((title, index) => [
      `projects/p${index}.md`,
      markdown({ ...project, order: index + 1, title, draft: title.startsWith('Draft') }),
    ]);
    const languages = 'name: A\nlanguages: [en, de]\n';
    const found = await kindsOf({
      'site.yaml': languages,
      'projects/ok.md': undefined,
      ...Object.fromEntries(files),
    });
    return found.filter((each) => each.endsWith('titleTooLong')).map((each) => each.split(':')[0]);
  };
  const numbered = (count: number, title: string) => Array.from({ length: count }, (_, index) => `${title}${index}`);
  const found = await titled('Draft with an uncommonly long title', ...numbered(9, 'An uncommonly long title'));
  expect(found).toEqual([1, 2, 3, 4, 5, 6, 7].map((order) => `projects/p${order}.md`));
  const three = numbered(3, 'FifteenLetters');
  expect(await titled(...three)).toEqual([]);
  expect(await titled(...three, 'Cards')).toHaveLength(2);
});

it.each([
  [0, ['GMAIL.com', 'mail.com', 'yahoo.co.uk']],
  [1, ['Gmail.con', 'outlok.com']],
])('finds %i problems in domains such as %j', async (count, domains) => {
  for (const domain of domains)
    expect(await kindsOf({ 'site.yaml': `name: A\nemail: a@${domain}\n` }), domain).toHaveLength(count);
});

describe('links', () => {
  it('are not checked in a draft, and not to a section whose file has an error', async () => {
    const draft = markdown({ ...project, draft: true });
    expect(await kindsOf({ 'projects/x.md': `${draft}\n[here](#later) [there](later)\n` })).toEqual([]);
    const found = await kindsOf({
      'projects/x.md': `${markdown(project)}\n[skills](/#tech-stack) [words](/#background) [works](/#publications)\n`,
      'skills.yaml': 'groups: [\n',
      'about.md': 'no fields\n',
      'publications.bib': '@misc{a,\n',
    });
    expect(found.map((each) => each.split(':')[0])).toEqual(['about.md', 'skills.yaml', 'publications.bib']);
  });

  it('are warned of if npm run refresh found that they are dead or have moved', async () => {
    const page = 'https://a.example/page';
    const data = { [page]: { dead: 'returns 404' }, 'https://b.example/': { movedTo: 'https://c.example/' } };
    const files = {
      '../data/refreshed.json': JSON.stringify(data),
      'site.yaml': `name: A\nsource: ${page}\nlinks:\n  - { name: Fine, url: https://a.example/ }\n`,
      'about.md': `${markdown({ intro: 'I build.' })}\nSee [this](https://b.example/).\n`,
      'publications.bib': `@misc{a, title = {T}, author = {Doe, Jo}, year = 2024,\n  url = {\\url{${page}}}}\n`,
    };
    expect(await kindsOf(files)).toEqual([
      'site.yaml:2:9 source linkDead',
      'about.md:7:5 linkMoved',
      'publications.bib:2:9 a.url linkDead',
    ]);
  });
});

describe('a slug', () => {
  it('can be an alias in any script, however its characters are stored', async () => {
    const name = 'мой-größe'.normalize('NFD');
    const files = {
      [`projects/${name}.md`]: `${markdown({ ...project, aliases: '[карта]' })}\n[a](/projects/карта)\n`,
      'projects/a.md': `${markdown(project)}\n[a](/projects/мой-größe) [b](/projects#project-мой-größe)\n`,
    };
    expect(await kindsOf(files)).toEqual([]);
    const taken = { 'projects/a.md': markdown({ ...project, aliases: '[мой-größe]' }) };
    expect(await kindsOf({ ...files, ...taken })).toEqual(['projects/a.md:6:11 aliases[1] alias']);
  });

  it.each([
    ['projects/café.md', `projects/${'café'.normalize('NFD')}.md`],
    ['images/a.png', 'images/A.PNG'],
  ])('of %s is that of %s on some disks', async (one, other) => {
    expect(await kindsOf({ [one]: markdown(project), [other]: markdown(project) })).toContain(`${one} sameName`);
  });

  it('is unique, and of a post redirects to it, unless the post is published elsewhere', async () => {
    const post = (fields: object) => markdown({ title: 'A', date: '2026-01-01', ...fields });
    const files = {
      'projects/a.md': markdown({ ...project, aliases: '[b, old]' }),
      'projects/b.md': markdown({ ...project, aliases: '[older, old]' }),
      'writing/a.md': `${post({ aliases: '[b, ſ]' })}\n[old](/writing/ſ)\n`,
      'writing/b.md': post({ url: 'https://example.com/b', aliases: '[s]' }).replace('Prose.', ''),
    };
    expect(await kindsOf(files)).toEqual([
      'writing/b.md:5:10 aliases aliasesUnused',
      'writing/b.md:5:11 aliases[1] alias',
      'writing/a.md:4:11 aliases[1] alias',
      'projects/a.md:6:11 aliases[1] alias',
      'projects/b.md:6:18 aliases[2] alias',
    ]);
  });
});

describe('content in several languages', () => {
  const site = (text = '') => ({
    'site.yaml': `name: A\nlanguages: [en, fr]\n${text}`,
    'projects/ok.md': '---\ntitle: Ok\ndraft: true\n---\n',
  });

  it('reports a problem in all languages once, at the text in the language', async () => {
    expect(await kindsOf(site(`email: nobody\nrole:\n  en: Engineer\n  fr: ${'x'.repeat(130)}\n`))).toEqual([
      'site.yaml:3:8 email value',
      'site.yaml:6:7 role.fr long',
    ]);
  });

  it('explains where a translation belongs', async () => {
    const found = await kindsOf({
      ...site(),
      'about.md': '---\nintro: { en: I build., fr: Je construis. }\n---\n\nMore.\n',
      'about.fr.md': '---\nintro: Je construis.\n---\n\nPlus.\n',
      'about.en.md': 'More.\n',
      'experience/x.md': '---\ntitle: { en: Engineer, fr: Ingénieure }\n---\n',
      'experience/x.fr.md': 'Construit.\n',
      'projects/gone.fr.md': 'Parti.\n',
      'talks.yaml': 'entries:\n  - { title: { en: A, fr: B }, date: { en: 2024, fr: 2024 }, url: { en: x, fr: y } }\n',
      'writing/a.md': '---\ntitle: { en: A, fr: À }\n---\n\nText.\n',
      'writing/a.fr.md': 'Un [lien](/nulle-part).\n',
    });
    expect(found.toSorted()).toEqual([
      'about.en.md firstLanguage',
      'about.fr.md bodyFields',
      'experience/x.fr.md:1:1 translationUnused',
      'projects/gone.fr.md translationAlone',
      'talks.yaml:2:38 entries[1].date value, once',
      'talks.yaml:2:67 entries[1].url value, once',
      'writing/a.fr.md:1:4 page',
    ]);
  });

  it('warns of translations into languages that the site lacks', async () => {
    const files = {
      'about.de.md': 'Mehr.\n',
      'about.md': '---\nintro: I build.\n---\n',
      'projects/ok.de.md': 'Gut.\n',
    };
    const warnings = (advice: string) =>
      ['about', 'projects/ok'].map((name) => `${name}.de.md translationLanguage, write: ${advice}`);
    const one = { ...site(), 'site.yaml': 'name: A\nlanguage: fr\n' };
    expect(await kindsOf({ ...one, ...files })).toEqual(warnings('Write languages: [fr, de]'));
    expect(await kindsOf({ ...site(), ...files, 'about.md': '---\n---\n' })).toEqual(warnings('Add de to languages'));
    const chinese = await kindsOf({
      'site.yaml': 'name: A\nlanguages: [en, zh-Hans]\n',
      'about.md': '---\n---\n',
      'about.zh.md': '文字。\n',
    });
    expect(chinese).toContain(
      'about.zh.md translationLanguage, write: Rename it to content/about.zh-Hans.md, or add zh to languages',
    );
  });

  it('lists missing translations by entry', async () => {
    const found = await kindsOf({
      ...site('role: { en: Engineer, fr: Ingénieure }\n'),
      'talks.yaml':
        'entries:\n  - { title: { en: One, fr: Un }, event: PyCon }\n  - { title: Two, summary: Of two. }\n',
      'writing/a.md': '---\ntitle: { en: A, fr: À }\n---\n\nText.\n',
      'writing/b.md': '---\ntitle: { fr: B }\n---\n',
      'writing/b.fr.md': 'Texte.\n',
    });
    expect(found).toEqual([
      'writing/b.md:1:1 shownIn, write: title, such as title: { en: …, fr: … }, and its text in content/writing/b.md',
      'writing/a.md:1:1 shownIn, write: its text in content/writing/a.fr.md',
      'talks.yaml:3:5 entries[2] shownIn, write: title, summary, such as title: { en: …, fr: … }',
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { check, entry, kindsOf, markdown, problemsOf, project } from '../../../tests/checkFiles.ts';
import { contentOf } from '../../../tests/contentOf.ts';

it('accepts valid content', async () => {
  const files = {
    'about.md': markdown({ intro: 'I build.' }),
    'experience/co.md': markdown({ ...entry, logoUrl: './co.svg' }),
    'experience/co.svg': '<svg viewBox="0 0 9 9"/>',
    'interests.yaml': 'entries:\n  - { name: Piano, text: Fugues., imageSrc: images/piano.svg }\n',
    'images/piano.svg': '<svg viewBox="0 0 9 9"/>',
  };
  expect(await check(files)).toEqual([]);
});

const links = (fields: string) => `name: A\nlinks:\n  - name: Code\n${fields}`;
it.each([
  ['site.yaml', links('    url: 1\n'), '4:10 links[1].url value'],
  ['site.yaml', 'name: A\nmail: x\n', '2:1 unknown, meant: email'],
  ['site.yaml', '', '1:1 name missing'],
  ['site.yaml', 'name: A\nservice: basin\n', '2:1 group'],
  ['site.yaml', 'name: A\nemail: Ada <ada@a.example>\n', '2:8 email value, meant: ada@a.example'],
  ['site.yaml', 'name: A\nemail: ada at a dot example\n', '2:8 email value, meant: ada@a.example'],
  [
    'site.yaml',
    'name: A\nresume: no\n',
    '2:9 resume value, fields, write: paper, order, limits, pages, photo, abstracts, word',
  ],
  ['site.yaml', 'name: A\ntagline: []\n', '2:10 tagline value, text'],
  ['site.yaml', 'name: A\ntagline: {}\n', '2:10 tagline value, text'],
  ['site.yaml', 'name: A\ntagline: { a: [b] }\n', '2:10 tagline value, noList'],
  ['site.yaml', 'name: A\ntagline: [a]\n', '2:10 tagline value, noBrackets'],
  ['site.yaml', 'name: A\ntagline: { IT: support }\n', '2:10 tagline value, pair, write: "IT: support"'],
  ['site.yaml', 'name: A\nkeywords: a, b\n', '2:11 keywords value, brackets'],
  ['site.yaml', 'name: A\nkeywords: "- a"\n', '2:11 keywords value, dashes'],
  ['site.yaml', 'name: A\nkeywords: I build things.\n', '2:11 keywords value, dash'],
  ['site.yaml', 'name: A\nkeywords: [a, b: c]\n', '2:15 keywords[2] value, pair, write: "b: c"'],
  ['site.yaml', 'name: A\nanalytics: yes\n', '2:12 analytics value, write: true.'],
  ['site.yaml', 'name: A\nphone: 0614555014\n', '2:8 phone value, quotes'],
  ['site.yaml', 'name: A\nrole: #1 in rivers\n', '2:7 comment, write: role: "#1 in rivers"'],
  ['site.yaml', 'name: A\naccent: #e4572e\n', '2:9 comment, write: accent: "#e4572e"'],
  ['site.yaml', 'name: A\nrole: { en: a, fr: b }\n', '2:7 role value, oneLanguage, write: [en, fr]'],
  [
    'site.yaml',
    'name: A\nkeywords: { en: [a], zh_hans: [b] }\n',
    '2:11 keywords value, oneLanguage, write: [en, zh-Hans]',
  ],
  [
    'site.yaml',
    'name: A\nlinks: https://a.b\n',
    '2:8 links value, itemBelow, write: - name: Example, and below it url: https://a.b',
  ],
  [
    'site.yaml',
    'name: A\nlinks:\n  GitHub: https://a.b\n',
    '3:3 links value, items, write: - name: GitHub, and below it url: https://a.b',
  ],
  ['site.yaml', 'name: A\nlinks:\n  name: A\n  url: https://a.b\n', '3:3 links value, firstFields, write: - name: A'],
  [
    'site.yaml',
    'name: A\nlinks: [{GitHub: https://a.b}]\n',
    '2:10 links[1] unknown, write: name: GitHub, and below it url: https://a.b',
  ],
  [
    'site.yaml',
    'name: A\nlinks: [{name: GitHub, url: alex}]\n',
    '2:29 links[1].url value, meant: https://github.com/alex',
  ],
  [
    'skills.yaml',
    'groups:\n  - { name: Code, items: "R, Python" }\n',
    '2:26 groups[1].items value, itemsBelow, write: - name: R',
  ],
  ['skills.yaml', 'Databases: [SQL]\nCode: [R]\n', '1:1 list, write: - name: Databases, and below it items: …'],
  ['education.yaml', '- title: A\n', '1:3 listName'],
  ['education.yaml', 'title: A\nend: 2020\n', '1:1 list, write: - title: A'],
  ['education.yaml', 'degrees:\n  - title: A\n', '1:1 unknown, meant: entries'],
  ['education.yaml', 'entries:\n  - degree: A\n', '2:5 entries[1] unknown, meant: title'],
  ['education.yaml', 'entries: [A, B]\n', '1:11 entries[1] value, write: title: A'],
  ['education.yaml', 'entries: [{title:A, end: 2020}]\n', '1:11 entries[1].title fieldSpace, write: title: A'],
  [
    'education.yaml',
    'entries:\n  - { institution: School, achievements: [Robots] }\n',
    '2:28 entries[1] unknown, meant: highlights',
  ],
  ['awards.yaml', 'entries:\n  - { title: Prize, year: 2020 }\n', '2:21 entries[1] unknown, meant: date'],
  [
    'volunteering.yaml',
    'entries:\n  - { role: Coach, responsibilities: [A] }\n',
    '2:20 entries[1] unknown, meant: highlights',
  ],
  ['more/clubs.md', markdown({ heading: 'Clubs', title: 'A' }), '3:1 list, write: - title: A'],
  ['more/x.md', markdown({ title: 'Patents' }), '2:1 unknown, meant: heading'],
  ['experience/co.md', markdown({ ...entry, end: '2025-12' }), '7:6 end value'],
  [
    'experience/x.md',
    markdown({ ...entry, description: undefined, highlights: '[A]' }).replace('description: undefined\n', ''),
    '6:1 unknown, meant: description',
  ],
  ['projects/x.md', markdown({ ...project, category: 'reserch' }), '4:11 category value, meant: research'],
  ['projects/x.md', markdown(project).replace('category', 'type'), '4:1 unknown, meant: category'],
  ['projects/x.md', markdown({ ...project, subtitle: 'A game' }), '6:1 known'],
  ['projects/x.md', markdown({ ...project, codeLink: '"[x](https://a.example)"' }), '6:11 codeLink value'],
  [
    'projects/x.md',
    markdown({ ...project, technologies: '{ Rust: expert }' }),
    '6:15 technologies value, items, write: - "Rust: expert"',
  ],
  [
    'projects/x.md',
    markdown({ ...project, technologies: '[{ name: Rust }, { name: Go }]' }),
    '6:16 technologies[1] value, without, write: name: Rust',
  ],
  ['projects/x.md', markdown({ ...project, imageSrc: './x.svg', coverAlt: 'x' }), '6:11 imageSrc imageFile'],
  ['interests.yaml', 'entries:\n  - { name: A, imageSrc: ./a.svg }\n', '2:26 entries[1].imageSrc imageFile'],
  ['projects/x.md', '---\n title: A\ndate: 2026\n---\n', '2:1 indentation'],
  ['about.md', 'Hello.\n', '1:1 fenceStart'],
  ['about.md', 'intro: I build.\n---\nHello.\n', '1:1 fenceStart'],
  ['about.md', '----\nintro: I build.\n---\n', '1:1 fenceStart'],
  ['about.md', '\n---\nintro: I build.\n---\n', '2:1 fenceBelow'],
  ['about.md', '---\nintro: I build.\n', '1:1 fenceOpen'],
  ['about.md', '---\nintro: I build.\n—\n\nText.\n', '3:1 fenceEnd'],
])('reports a mistake in %s once, with its place and a remedy: %j', async (file, text, problem) => {
  expect(await kindsOf({ [file]: text })).toEqual([`${file}:${problem}`]);
});

it('accepts spaces after the first line of ---', async () => {
  expect(await kindsOf({ 'about.md': '--- \t\nintro: I build.\n---\n' })).toEqual([]);
});

it('counts the items of a list with the same problem', async () => {
  const [problem] = await problemsOf({ 'education.yaml': 'entries: [A, B, C]\n' });
  expect(problem?.message).toMatch(/ \(and 2 more in the list\)$/);
});

describe("a file that can't be read is reported", () => {
  it.each([
    ['with an alias that is not defined', Buffer.from('name: *nobody\n'), /^Not valid YAML: Unresolved alias/],
    ['in UTF-16', Buffer.from('\ufeffname: A\n', 'utf16le'), /^is not saved as UTF-8\./],
    [
      'in another encoding',
      Buffer.from('name: Gr\u00f6\u00dfe\n', 'latin1'),
      /^is not saved as UTF-8\. In VS Code, .*"Save with Encoding"/,
    ],
  ])('%s', async (_, bytes, message) => {
    const [problem, ...others] = await problemsOf({ 'site.yaml': bytes });
    expect(others).toEqual([]);
    expect(problem).toMatchObject({ file: 'content/site.yaml', message: expect.stringMatching(message) });
  });

  it('is not one that begins with a byte order mark', async () => {
    const files = { 'site.yaml': '\ufeffname: A\n', 'projects/ok.md': `\ufeff${markdown(project)}` };
    expect(await check(files)).toEqual([]);
  });
});

it('finds invalid characters in running text', async () => {
  expect(await check({ 'about.md': `${markdown({ intro: 'I build.' })}\na\u0008b\n` })).toEqual([
    'content/about.md:7:1: Text contains the invalid character U+0008. Delete it.',
  ]);
});

const entry2026 = '@misc{example2026, author = {A}, title = {T}, year = 2026}\n';

it.each([
  ['with a similar key', entry2026, '. Did you mean "example2026"?'],
  ['with a fix if there is no BibTeX file', undefined, '. Add it there, or delete the key.'],
])('reports a missing publication of a project, %s', async (_, file, suggested) => {
  const files = { 'publications.bib': file, 'projects/x.md': markdown({ ...project, publications: '[exmple2026]' }) };
  expect(await check(files)).toEqual([
    `content/projects/x.md:6:16: publications[1] points to "exmple2026", which isn't in content/publications.bib${suggested}`,
  ]);
});

it('reports no missing publication if the BibTeX file can’t be read', async () => {
  const files = {
    'publications.bib': '@misc{a, title = {T}\n',
    'projects/x.md': markdown({ ...project, publications: '[b]' }),
  };
  expect(await check(files)).toEqual(['content/publications.bib:1:6: this { is never closed. Add the missing }.']);
});

it('reports errors in a BibTeX file with their places, with those in other files', async () => {
  const problems = await check({
    'site.yaml': 'role: X\n',
    'publications.bib': '@misc{a,\n  title = {T},\n  author = {A},\n  url = {example.com},\n}\n@misc{b, title = {T}\n',
  });
  expect(problems).toEqual([
    'content/site.yaml:1:1: name is required (text)',
    'content/publications.bib:1:1: warning: a.year is missing, so the citation has no date. Add it.',
    'content/publications.bib:4:9: a.url must be an https URL, such as https://example.com/work (found "example.com")',
    'content/publications.bib:6:6: this { is never closed. Add the missing }.',
  ]);
});

it('reports a photo in a format that browsers lack only once', async () => {
  expect(await check({ 'site.yaml': 'name: A\nphoto: me.tiff\n', 'me.tiff': 'x' })).toEqual([
    'content/site.yaml:2:8: photo points to "me.tiff", which is not one of .svg, .png, .jpg, .jpeg, .webp, .avif, .gif. Export it as PNG or JPEG.',
  ]);
});

it('warns of a file that nothing reads', async () => {
  expect(await check({ 'site.yaml': undefined, 'site.yml': 'name: A\n', 'images/a.bmp': 'x' })).toEqual([
    'content/site.yaml: not found. Create it with `name: Your Name`.',
    'content/images/a.bmp: warning: nothing reads this file. Export it as PNG or JPEG.',
    'content/site.yml: warning: nothing reads this file. Rename it to content/site.yaml, or move it out of content/.',
  ]);
});

it('warns of two phone numbers in one field', async () => {
  expect(await check({ 'site.yaml': 'name: A\nphone: "+1 614 555 0142 / +44 (0)20 7946 0000"\n' })).toEqual([
    'content/site.yaml:2:8: warning: phone has more than one number, of which +16145550142 is dialed. Keep one.',
  ]);
});

it.each([
  ['0800-RIVERS', `has letters, which a link can't dial: it dials 0800. Write it in digits: "0800-748377"`],
  ['1-800-FLOWERS', `has letters, which a link can't dial: it dials 1800. Write it in digits: "1-800-3569377"`],
  ['tel:+16145550142', 'is shown with its "tel:". Write "+16145550142"'],
  ['call me at 1', "has letters, which a link can't dial: it dials 1. Write all of its digits."],
])('warns of a phone number with letters or a scheme: %s', async (phone, problem) => {
  expect(await check({ 'site.yaml': `name: A\nphone: ${phone}\n` })).toEqual([
    `content/site.yaml:2:8: warning: phone ${problem}`,
  ]);
});

it.each([
  '+1 614 555 0142 ext. 12',
  '+49 30 1234567 Durchwahl 12',
  'Tel. +44 20 7946 0000 (mobile)',
  '020 7946 0000 UK',
])('accepts letters in %s', async (phone) => {
  expect(await check({ 'site.yaml': `name: A\nphone: ${phone}\n` })).toEqual([]);
});

it('warns of several names in one entry of a list', async () => {
  const files = { 'projects/x.md': markdown({ ...project, technologies: '["R, C++", "Tools (a, b)", "1,000 rows"]' }) };
  expect(await check(files)).toEqual([
    'content/projects/x.md:6:16: warning: technologies[1] is shown as one item (found "R, C++"). Write each separately: "R", "C++"',
  ]);
});

it('warns of two projects with one title', async () => {
  const titled = (title: string) => markdown({ ...project, title });
  expect(await problemsOf({ 'projects/x.md': titled('Öl pump'), 'projects/y.md': titled('oil / OL-Pump') })).toEqual(
    [],
  );
  expect(await problemsOf({ 'projects/x.md': titled('Öl pump'), 'projects/y.md': titled('OL-Pump') })).toMatchObject([
    { file: 'content/projects/y.md', line: 2, column: 8, path: ['title'], severity: 'warning' },
  ]);
});

it.each([
  ['Acme Inc.', 'ACME inc', true],
  ['Société Générale', 'Societe generale', true],
  ['Acme', 'Acme GmbH', true],
  ['Acme Labs', 'Acme', false],
])('warns of an employer that is spelled in two ways: %s, %s: %o', async (one, other, isSame) => {
  const at = (company: string) => markdown({ ...entry, company });
  const found = await problemsOf({
    'experience/a.md': at(one),
    'experience/b.md': at(other),
    'experience/c.md': at(one),
  });
  const warning = { file: 'content/experience/b.md', line: 3, path: ['company'], severity: 'warning' };
  expect(found).toMatchObject(isSame ? [warning] : []);
});

it('takes the name of a skill alone, and the ID of a video on YouTube', async () => {
  const content = await contentOf({
    'content/site.yaml': 'name: A\n',
    'content/skills.yaml': 'groups:\n  - { name: Robots, items: [ROS 2, { name: C, highlight: true }] }\n',
    'content/projects/x.md': markdown({ ...project, youtubeLink: 'dQw4w9WgXcQ' }),
  });
  expect(content.problems).toEqual([]);
  expect(content.skills?.groups[0]?.items).toMatchObject([{ name: 'ROS 2' }, { name: 'C' }]);
  expect(content.projects[0]?.youtubeLink).toBe('https://www.youtube.com/watch?v=dQw4w9WgXcQ');
});

it('warns of two projects with one order, unless one is a draft', async () => {
  const at = (order: number, draft = false) => markdown({ ...project, order, draft });
  const others = { 'projects/a.md': at(1), 'projects/c.md': at(2) };
  expect(await check({ ...others, 'projects/b.md': at(1, true) })).toEqual([]);
  expect(await check({ ...others, 'projects/b.md': at(1) })).toEqual([
    'content/projects/b.md:6:8: warning: order is also the order of content/projects/a.md (found 1). Give each project its own number.',
  ]);
});

it('warns of text below the fields of an experience entry, which nothing shows', async () => {
  expect(await check({ 'experience/x.md': `${markdown(entry)}- Built it\n` })).toEqual([
    'content/experience/x.md:10:1: warning: Text below the second --- is not shown. Move it into description, as a list.',
  ]);
});

it('reports each unknown field separately, in its place', async () => {
  const text = 'name: A\nmail: x\nform:\n  servce: basin\nlinks:\n  - { nam: B, url: https://a.example }\n';
  expect((await check({ 'site.yaml': text })).filter((problem) => problem.includes('unknown field'))).toEqual([
    'content/site.yaml:2:1: has an unknown field "mail". Did you mean "email"?',
    'content/site.yaml:4:3: form has an unknown field "servce". Did you mean "service"?',
    'content/site.yaml:6:7: links[1] has an unknown field "nam". Did you mean "name"?',
  ]);
});

describe('content in several languages', () => {
  const site = (text: string) => ({
    'site.yaml': `name: A\nlanguages: [en, fr]\n${text}`,
    'projects/ok.md': '---\ntitle: Ok\ndraft: true\n---\n',
  });

  it('points to the text in a language, and reports a problem in all languages once', async () => {
    const found = await check({ ...site(`email: nobody\nrole:\n  en: Engineer\n  fr: ${'x'.repeat(130)}\n`) });
    expect(found).toEqual([
      expect.stringMatching(/^content\/site\.yaml:3:8: email must be/),
      expect.stringMatching(/^content\/site\.yaml:6:7: role\.fr must have at most 120 characters/),
    ]);
  });

  it('rejects languages that the site does not list', async () => {
    expect(await check(site('role: { en: Engineer, fr: Ingénieure, de: Ingenieurin }\n'))).toEqual([
      'content/site.yaml:3:39: role.de is in none of the site\'s languages (en, fr). Add "de" to languages in content/site.yaml, or delete it.',
    ]);
    expect(await check({ 'site.yaml': 'name: A\nlanguages: [fr, xx]\n' })).toEqual([
      'content/site.yaml:2:17: languages[2] must be the tag of an existing language, such as en or pt-BR (found "xx")',
    ]);
    expect(await kindsOf(site('role: { de: Ingenieurin }\n'))).toContain(
      'site.yaml:3:7 role value, addLanguage, write: de',
    );
    expect(await kindsOf(site('role: { en: Engineer, PhD, MSc, fr: Ingénieure }\n'))).toContain(
      'site.yaml:3:23 role.PhD comma, write: en: "Engineer, PhD, MSc"',
    );
  });

  it.each([
    ['language: english', 2, 'language', '"en"'],
    ['languages: [en, Português]', 2, 'languages', '"pt"'],
    ['language: dk', 2, 'language', '"da"'],
    // The tag of Northern Sami: nothing else is reported as untranslated.
    ['languages: [en, se]\nrole: Engineer', 2, 'languages', '"sv"'],
  ])('suggests a language for %j, once', async (text, line, field, suggested) => {
    const found = await problemsOf({ 'site.yaml': `name: A\n${text}\n` });
    expect(found).toMatchObject([{ line, path: expect.arrayContaining([field]) }]);
    expect(found[0]?.message).toContain(`Did you mean ${suggested}`);
  });

  it('explains where the translation of an entry without a body belongs', async () => {
    const found = await check({
      ...site(''),
      'experience/x.md': '---\ntitle: { en: Engineer, fr: Ingénieure }\n---\n',
      'experience/x.fr.md': 'Construit.\n',
    });
    expect(found).toEqual([
      'content/experience/x.fr.md:1:1: warning: Text is not shown. Write it in description of content/experience/x.md, by language.',
    ]);
  });

  it('suggests a language for one without its script or region', async () => {
    const found = await check({
      'site.yaml': 'name: A\nlanguages: [en, zh-Hans]\nrole: { en: Engineer, zh: 工程师, de: Ingenieurin }\n',
      'about.md': '---\n---\nText.\n',
      'about.zh.md': '文字。\n',
    });
    expect(found.filter((problem) => !problem.includes('is not fully translated'))).toEqual([
      'content/site.yaml:3:23: role.zh is in none of the site\'s languages (en, zh-Hans). Did you mean "zh-Hans"?',
      'content/site.yaml:3:32: role.de is in none of the site\'s languages (en, zh-Hans). Add "de" to languages in content/site.yaml, or delete it.',
      "content/about.zh.md: warning: translates content/about.md into none of the site's languages (en, zh-Hans). Rename it to content/about.zh-Hans.md.",
    ]);
  });

  it('rejects a translation of a field that isn’t text', async () => {
    const found = await check({
      ...site(''),
      'talks.yaml': 'entries:\n  - { title: { en: A, fr: B }, date: { en: 2024, fr: 2024 }, url: { en: x, fr: y } }\n',
    });
    expect(found).toEqual([
      expect.stringMatching(
        /^content\/talks.yaml:2:38: entries\[1\]\.date must be .* in all languages, so write it once\.$/,
      ),
      expect.stringMatching(
        /^content\/talks.yaml:2:67: entries\[1\]\.url must be .* in all languages, so write it once\.$/,
      ),
    ]);
  });

  it('warns of translations into languages that the site lacks', async () => {
    const files = {
      'about.de.md': 'Mehr.\n',
      'about.md': '---\nintro: I build.\n---\n',
      'projects/ok.de.md': 'Gut.\n',
    };
    const warning = (path: string, advice: string) =>
      `content/${path}.de.md: warning: translates content/${path}.md, but the site isn't in German. ${advice} in content/site.yaml.`;
    const advice = 'Write languages: [fr, de]';
    expect(await check({ ...site(''), 'site.yaml': 'name: A\nlanguage: fr\n', ...files })).toEqual([
      warning('about', advice),
      warning('projects/ok', advice),
    ]);
    expect(await check({ ...site(''), ...files, 'about.md': '---\n---\n' })).toEqual([
      warning('about', 'Add de to languages'),
      warning('projects/ok', 'Add de to languages'),
    ]);
  });

  it('lists missing translations by entry', async () => {
    const found = await check({
      ...site('role: { en: Engineer, fr: Ingénieure }\n'),
      'talks.yaml':
        'entries:\n  - { title: { en: One, fr: Un }, event: PyCon }\n  - { title: Two, summary: Of two. }\n',
      'writing/a.md': '---\ntitle: { en: A, fr: À }\n---\n\nText.\n',
      'writing/b.md': '---\ntitle: { fr: B }\n---\n',
      'writing/b.fr.md': 'Texte.\n',
    });
    expect(found).toEqual([
      'content/writing/b.md:1:1: warning: is not fully translated into English (en), so it is shown in French (fr) there. Add title, such as title: { en: …, fr: … }, and its text in content/writing/b.md.',
      'content/talks.yaml:3:5: warning: entries[2] is not fully translated into French (fr), so it is shown in English (en) there. Add title, summary, such as title: { en: …, fr: … }.',
      'content/writing/a.md:1:1: warning: is not fully translated into French (fr), so it is shown in English (en) there. Add its text in content/writing/a.fr.md.',
    ]);
  });

  it('warns once of a title that is too long for the home page of each language', async () => {
    const title = 'Logiciel pour la gestion des archives';
    const found = await check({
      'site.yaml': 'name: A\nlanguages: [en, de]\n',
      ...Object.fromEntries(
        [1, 2, 3].map((n) => [`projects/p${n}.md`, `---\ntitle: ${n > 1 ? `Card ${n}` : title}\n---\n`]),
      ),
    });
    expect(found.filter((each) => each.includes('title is too long'))).toHaveLength(1);
  });

  it('reports translations with fields, and translations of missing files', async () => {
    const found = await check({
      ...site(''),
      'about.md': '---\nintro: { en: I build., fr: Je construis. }\n---\n\nMore.\n',
      'about.fr.md': '---\nintro: Je construis.\n---\n\nPlus.\n',
      'about.en.md': 'More.\n',
      'projects/gone.fr.md': 'Parti.\n',
    });
    expect(found).toEqual([
      'content/about.en.md: is in the first language of the site (en), as is content/about.md. Move its text there.',
      "content/projects/gone.fr.md: translates content/projects/gone.md, which doesn't exist. Create that file, or rename this one.",
      'content/about.fr.md: has fields, but only its text is read. Move them to content/about.md.',
    ]);
  });

  it('checks the text of a translation', async () => {
    const found = await check({
      ...site(''),
      'writing/a.md': '---\ntitle: { en: A, fr: À }\n---\n\nText.\n',
      'writing/a.fr.md': 'Un [lien](/nulle-part).\n',
    });
    expect(found).toEqual([expect.stringMatching(/^content\/writing\/a\.fr\.md:1:4: Link points to \/nulle-part/)]);
  });
});

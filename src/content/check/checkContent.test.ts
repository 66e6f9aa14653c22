import { describe, expect, it } from 'vitest';
import { check, entry, markdown, problemsOf, project } from '../../../tests/checkFiles.ts';
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
const noFrontMatter =
  '1:1: front matter is missing. Begin the file with a line of ---, its fields, and another line of ---.';
const unclosed = '1:1: front matter is never closed. Add a line of --- after its last field.';

describe('points at', () => {
  it.each([
    [
      'an item of a list, counted from 1',
      'site.yaml',
      links('    url: 1\n'),
      '4:10: links[1].url must be an https URL, such as https://example.com/work (found 1)',
    ],
    ['an unknown field', 'site.yaml', 'name: A\nmail: x\n', '2:1: has an unknown field "mail". Did you mean "email"?'],
    ['an empty file', 'site.yaml', '', '1:1: name is required (text)'],
    [
      'an end before the start',
      'experience/co.md',
      markdown({ ...entry, end: '2025-12' }),
      '7:6: end must not be before start',
    ],
    ['front matter that is missing', 'about.md', 'Hello.\n', noFrontMatter],
    ['front matter that is not closed', 'about.md', '---\nintro: I build.\n', unclosed],
    [
      'front matter without a first line',
      'about.md',
      'intro: I build.\n---\nHello.\n',
      '1:1: front matter has no first line. Add a line of --- before its first field.',
    ],
    [
      'front matter below an empty line',
      'about.md',
      '\n---\nintro: I build.\n---\n',
      '2:1: front matter must begin on the first line. Move the text before it to below it, or delete it.',
    ],
    [
      'front matter that begins with too many dashes',
      'about.md',
      '----\nintro: I build.\n---\n',
      '1:1: front matter must begin with a line of --- (found "----").',
    ],
    [
      'front matter that ends with a long dash',
      'about.md',
      '---\nintro: I build.\n—\n\nText.\n',
      '3:1: front matter must end with a line of --- (found "—").',
    ],
  ])('%s', async (_, file, text, problem) => {
    expect(await check({ [file]: text })).toEqual([`content/${file}:${problem}`]);
  });

  it.each([
    [
      'a list without its name',
      '- title: A\n',
      '1:3: List has no name. Write entries: on a line above it, and indent it by two spaces.',
    ],
    [
      'an entry without a list',
      'title: A\nend: 2020\n',
      '1:1: entries is missing. Write entries: on a line above, and a dash before title:',
    ],
    [
      'a list of another name',
      'degrees:\n  - title: A\n',
      '1:1: has an unknown field "degrees". Did you mean "entries"?',
    ],
    [
      'a field of another name',
      'entries:\n  - degree: A\n',
      '2:5: entries[1] has an unknown field "degree". Did you mean "title"?',
    ],
    [
      'entries that are text',
      'entries: [A, B]\n',
      '1:11: entries[1] must be a group of fields (found "A"). Write title: A (and 1 more in the list)',
    ],
    [
      'a colon without its space',
      'entries: [{title:A, end: 2020}]\n',
      '1:11: entries[1].title has no space after its colon. Write title: A',
    ],
  ])('%s of education, once', async (_, text, problem) => {
    expect(await check({ 'education.yaml': text })).toEqual([`content/education.yaml:${problem}`]);
  });

  it.each([
    ['awards', 'title: Prize, year: 2020', '"year". Did you mean "date"?'],
    ['volunteering', 'role: Coach, responsibilities: [Robots]', '"responsibilities". Did you mean "highlights"?'],
    ['education', 'institution: School, achievements: [Robots]', '"achievements". Did you mean "highlights"?'],
  ])('a field of another name in %s: %s', async (kind, fields, message) => {
    const [problem] = await check({ [`${kind}.yaml`]: `entries:\n  - { ${fields} }\n` });
    expect(problem).toContain(`entries[1] has an unknown field ${message}`);
  });

  it('a custom section’s entry without its list', async () => {
    expect(await check({ 'more/clubs.md': markdown({ heading: 'Clubs', title: 'A' }) })).toEqual([
      'content/more/clubs.md:3:1: entries is missing. Write entries: on a line above, and a dash before title:',
    ]);
  });

  it.each([
    [
      'links:\n  GitHub: https://a.b',
      '3:3: links must be a list (found {"GitHub":"https://a.b"}). Write each entry after a dash: - name: GitHub, and below it url: https://a.b',
    ],
    [
      'links:\n  name: A\n  url: https://a.b',
      '3:3: links must be a list (found {"name":"A","url":"https://a.b"}). Write a dash before the first field of each entry: - name: A',
    ],
    [
      'links: [{GitHub: https://a.b}]',
      '2:10: links[1] has an unknown field "GitHub". Write name: GitHub, and below it url: https://a.b',
    ],
    [
      'links: [{name: GitHub, url: alex}]',
      '2:29: links[1].url must be an https URL, such as https://example.com/work (found "alex"). Did you mean "https://github.com/alex"?',
    ],
    ['service: basin', '2:1: has a field "service" that belongs to form. Indent it by two spaces below form:'],
    [
      'keywords: [a, b: c]',
      '2:15: keywords[2] must be text (found {"b":"c"}). A colon and a space make it a field: put it in quotes: "b: c"',
    ],
    [
      'resume: no',
      '2:9: resume must be a group of fields (found "no"). Write its fields below it (paper, order, limits, pages, photo, word), or delete it.',
    ],
    ['tagline: []', '2:10: tagline must be text (found []). Write one text.'],
    ['tagline: {}', '2:10: tagline must be text (found {}). Write one text.'],
    ['keywords: a, b', '2:11: keywords must be a list (found "a, b"). Put it in [ ].'],
    ['analytics: yes', '2:12: analytics must be true or false (found "yes"). Write true.'],
    [
      'photo: C:\\me.png',
      '2:8: photo must be a file beside the content, such as ./cover.svg (found "C:\\\\me.png"). Copy it beside this file, and write ./me.png',
    ],
    [
      'photo: https://a.b/me.png',
      '2:8: photo must be a file beside the content, such as ./cover.svg (found "https://a.b/me.png"). Download it, and write the name of its file.',
    ],
    [
      'email: Ada <ada@a.example>',
      '2:8: email must be an email address, such as hello@example.com (found "Ada <ada@a.example>"). Did you mean "ada@a.example"?',
    ],
    ['role: #1 in rivers', '2:7: warning: Value begins with #, so it is a comment. Write role: "#1 in rivers"'],
    ['accent: #e4572e', '2:9: Value begins with #, so it is a comment. Write accent: "#e4572e"'],
  ])('%j of the site, once', async (text, problem) => {
    expect(await check({ 'site.yaml': `name: A\n${text}\n` })).toEqual([`content/site.yaml:${problem}`]);
  });

  it('explains how to write several names as a list', async () => {
    expect(await check({ 'skills.yaml': 'groups:\n  - { name: Code, items: "R, Python" }\n' })).toEqual([
      'content/skills.yaml:2:26: groups[1].items must be a list (found "R, Python"). Write each entry below, after a dash: - name: R',
    ]);
  });

  it('explains how to write named lists as groups', async () => {
    expect(await check({ 'skills.yaml': 'Databases: [SQL]\nCode: [R]\n' })).toEqual([
      'content/skills.yaml:1:1: groups is missing. Write groups: on a line above, and below it - name: Databases, and items:',
    ]);
  });

  it('invalid YAML in front matter, once', async () => {
    expect(await check({ 'projects/x.md': '---\n title: A\ndate: 2026\n---\n' })).toEqual([
      'content/projects/x.md:2:1: Line is indented differently from the lines around it. Indent fields of one group alike.',
    ]);
  });
});

describe("a file that can't be read is reported", () => {
  it.each([
    ['with an alias that is not defined', Buffer.from('name: *nobody\n'), /^Value begins with \*, which YAML reserves/],
    [
      'that is a Word document',
      Buffer.from('PK\u0003\u0004x'),
      /^is a Word document or archive\. Save its text as plain/,
    ],
    ['in UTF-16', Buffer.from('\ufeffname: A\n', 'utf16le'), /^is not saved as UTF-8\./],
    [
      'with a merge conflict',
      Buffer.from('<<<<<<< HEAD\nname: A\n=======\nname: B\n>>>>>>> b\n'),
      /^Merge conflict of Git/,
    ],
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

it.each([
  [
    'projects',
    { ...project, technologies: '{ Rust: expert, Go: ok }' },
    `Write each entry after a dash: - "Rust: expert"`,
  ],
  [
    'projects',
    { ...project, technologies: '[{ name: Rust }, { name: Go }]' },
    'Write it without name: Rust (and 1 more',
  ],
  ['projects', { ...project, technologies: 'Python' }, 'technologies must be a list (found "Python"). Put it in [ ].'],
  ['projects', { ...project, subtitle: 'A game' }, 'has an unknown field "subtitle". Known fields: '],
  ['more', { title: 'Patents' }, 'Did you mean "heading"?'],
  ['projects', { ...project, category: undefined, type: 'personal' }, 'Did you mean "category"?'],
  ['experience', { ...entry, description: undefined, highlights: '[A]' }, 'Did you mean "description"?'],
  ['projects', { ...project, codeLink: '"[x](https://a.example)"' }, 'Did you mean "https://a.example"?'],
])('explains once how to write a field of %s: %o', async (folder, fields, advice) => {
  const written = Object.fromEntries(Object.entries(fields).filter(([, value]) => value));
  expect(await check({ [`${folder}/x.md`]: markdown(written) })).toEqual([expect.stringContaining(advice)]);
});

it.each([
  [
    'links: https://a.b',
    'links must be a list (found "https://a.b"). Write it below, after a dash: - name: Example, and below it url: https://a.b',
  ],
  ['email: ada at a dot example', 'Did you mean "ada@a.example"?'],
])('explains how to write %s', async (line, advice) => {
  expect(await check({ 'site.yaml': `name: A\n${line}\n` })).toEqual([expect.stringContaining(advice)]);
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
    expect(await check({ 'site.yaml': 'name: A\nrole: { en: Engineer, fr: Ingénieure }\n' })).toEqual([
      expect.stringMatching(/Write one text\. For several languages, list them in site\.yaml: languages: \[en, fr\]$/),
    ]);
    expect(await check({ 'site.yaml': 'name: A\nkeywords: { en: [a], zh_hans: [b] }\n' })).toEqual([
      expect.stringMatching(/Write one list\. For several languages, list them .* languages: \[en, zh-Hans\]$/),
    ]);
    expect(await check(site('role: { de: Ingenieurin }\n'))).toContainEqual(
      expect.stringMatching(
        /It is in none of the site's languages \(en, fr\)\. Add de to languages in content\/site\.yaml\.$/,
      ),
    );
    expect(await check({ 'site.yaml': 'name: A\ntagline: { IT: support }\n' })).toEqual([
      expect.stringContaining('put it in quotes: "IT: support"'),
    ]);
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

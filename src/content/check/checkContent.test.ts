import { describe, expect, it } from 'vitest';
import { check, entry, facts, markdown, problemsOf } from '../../../tests/checkFiles.ts';

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
      '4:10: links[1].url must be an https address, such as https://example.com/work (found 1)',
    ],
    [
      'a field that nobody knows',
      'site.yaml',
      'name: A\nmail: x\n',
      '2:1: has an unknown field "mail". Did you mean "email"?',
    ],
    ['an empty file', 'site.yaml', '', '1:1: name is required (text)'],
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
      '3:1: Value has ended before this. Check the indentation of the line. Put the whole value in quotes. Example: title: "Cards: a game"',
    ],
    [
      'a letter of YAML’s own',
      '---\ntitle: @home\n---\n',
      '2:8: Value begins with a character that YAML reserves. Put the whole value in quotes. Example: title: "Cards: a game"',
    ],
    [
      'a group that does not end',
      '---\ntitle: { a: b\ndate: 2026\n---\n',
      '3:1: List or group before this is not closed. Add } at its end.',
    ],
    ['a single quote in single quotes', "---\ntitle: 'it\n---\n", "2:8: Value begins with '. Add ' at its end."],
    [
      'an entry further left than the others',
      '---\na:\n  - b\n - c\n---\n',
      '4:1: Line is indented unlike the lines around it. Indent fields of one group alike.',
    ],
  ])('%s, once', async (_, text, problem) => {
    expect(await check({ 'projects/x.md': text })).toEqual([`content/projects/x.md:${problem}`]);
  });
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
    const [problem, ...others] = await problemsOf({ 'site.yaml': bytes });
    expect(others).toEqual([]);
    expect(problem).toMatchObject({ file: 'content/site.yaml', message: expect.stringMatching(message) });
  });

  it('is not one that begins with a byte order mark', async () => {
    const files = { 'site.yaml': '\ufeffname: A\n', 'projects/ok.md': `\ufeff${markdown(facts)}` };
    expect(await check(files)).toEqual([]);
  });
});

it('finds what is no letter in running text', async () => {
  expect(await check({ 'about.md': `${markdown({ intro: 'I build.' })}\na\u0008b\n` })).toEqual([
    'content/about.md:7:1: Text contains the invalid character U+0008. Delete it.',
  ]);
});

const entry2026 = '@misc{example2026, author = {A}, title = {T}, year = 2026}\n';

it.each([
  ['with the key that was probably meant', entry2026, '. Did you mean "example2026"?'],
  ['where there is no such file', undefined, ''],
])('misses a publication that a project names, %s', async (_, file, meant) => {
  const files = { 'publications.bib': file, 'projects/x.md': markdown({ ...facts, publications: '[exmple2026]' }) };
  expect(await check(files)).toEqual([
    `content/projects/x.md:6:16: publications[1] points to "exmple2026", which isn't in content/publications.bib${meant}`,
  ]);
});

it('reports the mistakes of a BibTeX file with their places, beside those of other files', async () => {
  const problems = await check({
    'site.yaml': 'role: X\n',
    'publications.bib': '@misc{a,\n  title = {T},\n  author = {A},\n  url = {example.com},\n}\n@misc{b, title = {T}\n',
  });
  expect(problems).toEqual([
    'content/site.yaml:1:1: name is required (text)',
    'content/publications.bib:1:1: warning: a.year is missing, so the citation has no date. Add it.',
    'content/publications.bib:4:9: a.url must be an https address, such as https://example.com/work (found "example.com")',
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
    'content/site.yaml:2:8: warning: phone has more than one number, of which +16145550142 is dialed. Keep one.',
  ]);
});

it('distinguishes two places of a project from a draft’s', async () => {
  const at = (order: number, draft = false) => markdown({ ...facts, order, draft });
  const others = { 'projects/a.md': at(1), 'projects/c.md': at(2) };
  expect(await check({ ...others, 'projects/b.md': at(1, true) })).toEqual([]);
  expect(await check({ ...others, 'projects/b.md': at(1) })).toEqual([
    'content/projects/b.md:6:8: warning: order is also the order of content/projects/a.md (found 1). Give each project its own number.',
  ]);
});

it('reports each field that nobody knows by itself, in its place', async () => {
  const text = 'name: A\nmail: x\nform:\n  servce: basin\nlinks:\n  - { nam: B, url: https://a.example }\n';
  expect((await check({ 'site.yaml': text })).filter((problem) => problem.includes('unknown field'))).toEqual([
    'content/site.yaml:2:1: has an unknown field "mail". Did you mean "email"?',
    'content/site.yaml:4:3: form has an unknown field "servce". Did you mean "service"?',
    'content/site.yaml:6:7: links[1] has an unknown field "nam". Did you mean "name"?',
  ]);
});

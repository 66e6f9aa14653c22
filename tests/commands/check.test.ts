import { rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { isError } from '../../src/base/problems.ts';
import { checkFolder } from '../../src/content/check/checkFolder.ts';
import { formatProblems } from '../../src/content/check/formatProblems.ts';
import { Copy } from '../site.ts';

const site = new Copy();
afterAll(() => site.remove());

const before = new Map<string, string>();
afterEach(() => {
  for (const [file, text] of before) site.write(file, text);
  before.clear();
});

function change(file: string, from: string | RegExp, to: string) {
  const path = `content/${file}`;
  if (!before.has(path)) before.set(path, site.read(path));
  site.change(path, from, to);
}

/** The day that tests are built at, in seconds. */
const day = 1_795_219_200;
const check = (...typed: string[]) => site.run('check', { SOURCE_DATE_EPOCH: String(day) }, typed);
/** What the command tells, in a fraction of its time. */
const find = () => checkFolder(site.folder, new Date(day * 1000));

const game = 'projects/online-card-game.md';
const entry = 'experience/exemplar-mobility.md';

it('finds nothing to say of the sample', async () => {
  expect(await check()).toEqual({ code: 0, output: 'No problems found in content/.\n' });
});

const mistakes: { name: string; at: [file: string, from: string | RegExp, to: string]; told: string }[] = [
  {
    name: 'a misspelt field',
    at: [game, 'technologies:', 'tecnologies:'],
    told: `content/projects/online-card-game.md:9:1: has no field "tecnologies"; did you mean technologies?
  9 | tecnologies: [TypeScript, Svelte, WebSockets, Redis]
    | ^`,
  },
  {
    name: 'a field of another kind of file',
    at: ['about.md', 'intro:', 'keywords: [code]\nintro:'],
    told: `content/about.md:2:1: has no field "keywords"; its fields are intro
  2 | keywords: [code]
    | ^`,
  },
  {
    name: 'a misspelt category',
    at: [game, 'category: personal', 'category: persnal'],
    told: `content/projects/online-card-game.md:5:11: category must be research, personal or freelance, not "persnal"; did you mean personal?
  5 | category: persnal
    |           ^`,
  },
  {
    name: 'a date in another order',
    at: [game, 'date: 2024-08', 'date: 08/2024'],
    told: `content/projects/online-card-game.md:7:7: date must be a month as YYYY-MM or a year, such as 2026-08 or 2026, not "08/2024"; did you mean 2024-08?
  7 | date: 08/2024
    |       ^`,
  },
  {
    name: 'a period that ends before it starts',
    at: [entry, 'end: 2026-07', 'end: 2026-04'],
    told: `content/experience/exemplar-mobility.md:6:6: end must not be before start
  6 | end: 2026-04
    |      ^`,
  },
  {
    name: 'a link without encryption',
    at: [game, 'codeLink: https:', 'codeLink: http:'],
    told: `content/projects/online-card-game.md:12:11: codeLink must be an https address, such as https://example.com/work, not "http://example.com/code/cards"; did you mean https://example.com/code/cards?
  12 | codeLink: http://example.com/code/cards
     |           ^`,
  },
  {
    name: 'a title that is missing',
    at: [game, 'title: Online card game\n', ''],
    told: `content/projects/online-card-game.md:1:1: title is missing; it must be text
  1 | ---
    | ^`,
  },
  {
    name: 'a picture that is not there',
    at: [game, 'imageSrc: ./online-card-game.svg', 'imageSrc: ./online-card-game.png'],
    told: `content/projects/online-card-game.md:10:11: imageSrc points to "./online-card-game.png", but there is no such file in content/projects/; did you mean ./online-card-game.svg?
  10 | imageSrc: ./online-card-game.png
     |           ^`,
  },
  {
    name: 'a tab',
    at: [game, 'order: 2', '\torder: 2'],
    told: `content/projects/online-card-game.md:8:1: this line is indented with a tab. Use spaces.
  8 |  order: 2
    | ^`,
  },
  {
    name: 'a colon in a value',
    at: [game, 'title: Online card game', 'title: Cards: a game'],
    told: `content/projects/online-card-game.md:2:8: there is a colon and a blank inside this value: put the whole value in quotes, such as title: "Cards: a game"
  2 | title: Cards: a game
    |        ^`,
  },
  {
    name: 'a quotation that does not end',
    at: [game, 'title: Online card game', 'title: "Online card game'],
    told: `content/projects/online-card-game.md:2:8: this value begins with ", and has no " at its end
  2 | title: "Online card game
    |        ^`,
  },
  {
    name: 'a blank that is missing after a colon',
    at: [game, 'title: Online card game', 'title:Online card game'],
    told: `content/projects/online-card-game.md:2:1: a colon and a blank are missing between a field and its value, such as title: Online card game
  2 | title:Online card game
    | ^`,
  },
  {
    name: 'a list that does not end',
    at: [game, 'WebSockets, Redis]', 'WebSockets, Redis'],
    told: `content/projects/online-card-game.md:10:1: the list or group before this is not closed: ] is missing at its end
  10 | imageSrc: ./online-card-game.svg
     | ^`,
  },
  {
    name: 'a list that is text',
    at: [game, /technologies: .*/, 'technologies: TypeScript, Svelte'],
    told: `content/projects/online-card-game.md:9:15: technologies must be a list, not "TypeScript, Svelte"; put it in [ ]
  9 | technologies: TypeScript, Svelte
    |               ^`,
  },
  {
    name: 'a field that stands twice',
    at: [game, 'order: 2', 'order: 2\norder: 8'],
    told: `content/projects/online-card-game.md:9:1: this field stands twice: keep one of the two
  9 | order: 8
    | ^`,
  },
  {
    name: 'a former address that is no address',
    at: [game, 'order: 2', 'order: 2\naliases: [Card Game]'],
    told: `content/projects/online-card-game.md:9:11: aliases[1] must be lowercase letters, digits, hyphens and underscores, such as online-card-game, not "Card Game"
  9 | aliases: [Card Game]
    |           ^`,
  },
  {
    name: 'a former address that is another project’s',
    at: [game, 'order: 2', 'order: 2\naliases: [mock-interview-platform]'],
    told: `content/projects/online-card-game.md:9:11: aliases[1] is "mock-interview-platform", and so is the address of content/projects/mock-interview-platform.md
  9 | aliases: [mock-interview-platform]
    |           ^`,
  },
  {
    name: 'a number that is text',
    at: ['site.yaml', 'phone: +1 614 555 0142', 'phone: 6145550142'],
    told: `content/site.yaml:14:8: phone must be text, not 6145550142; put it in quotes
  14 | phone: 6145550142
     |        ^`,
  },
  {
    name: 'a publication with a mistake',
    at: ['publications.bib', /^ {2}title .*Aorta.*\n/m, ''],
    told: `content/publications.bib:5:1: example2026aorta.title is missing; it must be text
  5 | @inproceedings{example2026aorta,
    | ^`,
  },
  {
    name: 'a publication that is not closed',
    at: ['publications.bib', 'note         = {Sample entry},', 'note         = {Sample entry,'],
    told: `content/publications.bib:16:18: this { is never closed. Add the } that is missing.
  16 |   note         = {Sample entry,
     |                  ^`,
  },
  {
    name: 'a link to a page that is not there',
    at: [game, '## Problem', 'See [the other](/projects/mock-interview-platfrom).\n\n## Problem'],
    told: `content/projects/online-card-game.md:16:5: the link here leads nowhere: the site has no /projects/mock-interview-platfrom; did you mean /projects/mock-interview-platform?
  16 | See [the other](/projects/mock-interview-platfrom).
     |     ^`,
  },
  {
    name: 'a link to a heading that is not there',
    at: [game, '## Problem', 'See [below](#problem).\n\n## Problem'],
    told: `content/projects/online-card-game.md:16:5: the link here leads to no such place: /projects/online-card-game has no #problem; did you mean #section-problem?
  16 | See [below](#problem).
     |     ^`,
  },
  {
    name: 'a link to a file that is served to nobody',
    at: [game, '## Problem', 'See [the data](../skills.yaml).\n\n## Problem'],
    told: `content/projects/online-card-game.md:16:5: the link here leads nowhere: the site has no /skills.yaml; of the files in content/ it serves pictures alone, where they are shown
  16 | See [the data](../skills.yaml).
     |     ^`,
  },
  {
    name: 'a link that is not https',
    at: [game, '## Problem', 'See [the host](http://example.com).\n\n## Problem'],
    told: `content/projects/online-card-game.md:16:5: the link here is "http://example.com": an address begins with https:, mailto: or tel:; did you mean https://example.com?
  16 | See [the host](http://example.com).
     |     ^`,
  },
];

it.each(mistakes)('tells $name, and what to do', async ({ at, told }) => {
  change(...at);
  const problems = await find();
  expect(formatProblems(problems)).toBe(`${told}\n\n1 error in content/.`);
  expect(problems.filter(isError)).toHaveLength(1);
});

const weaknesses: { name: string; at: [file: string, from: string | RegExp, to: string]; told: string }[] = [
  {
    name: 'a description of a few words',
    at: [game, /description: .*/, 'description: A card game.'],
    told: `content/projects/online-card-game.md:4:14: warning: description has 12 letters: 80 or more say what it is, and for whom
  4 | description: A card game.
    |              ^`,
  },
  {
    name: 'a cover that is told to nobody who cannot see it',
    at: [game, /coverAlt: .*\n/, ''],
    told: `content/projects/online-card-game.md:10:11: warning: imageSrc has no coverAlt: say what the cover shows
  10 | imageSrc: ./online-card-game.svg
     |           ^`,
  },
  {
    name: 'a picture in running text that is told to nobody who cannot see it',
    at: [game, '## Problem', '![](./online-card-game.svg)\n\n## Problem'],
    told: `content/projects/online-card-game.md:16:1: warning: the picture here has no text for those who cannot see it: ![what it shows](…)
  16 | ![](./online-card-game.svg)
     | ^`,
  },
  {
    name: 'a period that is to come',
    at: [entry, /start: .*\nend: .*/, 'start: 2026-12'],
    told: `content/experience/exemplar-mobility.md:5:8: warning: start lies in the future (2026-12): until then, draft: true keeps it off the site
  5 | start: 2026-12
    |        ^`,
  },
  {
    name: 'a picture that nobody uses',
    at: [game, /imageSrc: .*\n/, ''],
    told: 'content/projects/online-card-game.svg: warning: is a picture that nothing in content/ names: name it, or delete it',
  },
  {
    name: 'two projects in one place',
    at: [game, 'order: 2', 'order: 1'],
    told: `content/projects/online-card-game.md:8:8: warning: order is 1, and so is that of content/projects/mock-interview-platform.md: give each a number of its own
  8 | order: 1
    |        ^`,
  },
];

it.each(weaknesses)('warns of $name, and stops nothing', async ({ at, told }) => {
  change(...at);
  const problems = await find();
  expect(formatProblems(problems)).toBe(`${told}\n\n1 warning in content/.`);
  expect(problems.filter(isError)).toEqual([]);
});

it('warns of a picture with too few pixels', async () => {
  const picture = sharp({ create: { width: 300, height: 200, channels: 3, background: '#888' } });
  const file = join(site.folder, 'content/projects/online-card-game.png');
  await picture.png().toFile(file);
  change(game, 'online-card-game.svg', 'online-card-game.png');
  change(game, '## Problem', '![A table](online-card-game.svg)\n\n## Problem');
  const { code, output } = await check();
  rmSync(file);
  expect(output).toContain(
    'content/projects/online-card-game.md:10:11: warning: imageSrc points to "./online-card-game.png", which is only 300 px wide. Use at least 1128 px to keep it sharp.',
  );
  expect(output).toContain('\n1 warning in content/.\n');
  expect(code).toBe(0);
});

describe('several mistakes', () => {
  const make = () => {
    change(game, 'category: personal', 'category: persnal');
    change(game, 'order: 2', 'ordr: 2');
    change(game, /description: .*/, 'description: A card game.');
    change('site.yaml', 'hello@example.com', 'hello');
  };

  it('are told at once, from top to bottom, and counted', async () => {
    make();
    const { code, output } = await check();
    expect(code).toBe(1);
    expect(output.match(/^content\S+( warning:)? \S+ \S+/gm)).toEqual([
      'content/site.yaml:13:8: email must',
      'content/projects/online-card-game.md:4:14: warning: description has',
      'content/projects/online-card-game.md:5:11: category must',
      'content/projects/online-card-game.md:8:1: has no',
    ]);
    expect(output).toMatch(/\n\n3 errors, 1 warning in content\/\.\n$/);
  });

  it('are told to programs as one JSON document', async () => {
    make();
    const { code, output } = await check('--json');
    const { problems, ...sum } = JSON.parse(output);
    expect(code).toBe(1);
    expect(sum).toEqual({ errors: 3, warnings: 1 });
    expect(problems).toHaveLength(4);
    expect(problems[0]).toEqual({
      severity: 'error',
      file: 'content/site.yaml',
      line: 13,
      column: 8,
      message: 'email must be an e-mail address, such as hello@example.com, not "hello"',
      source: 'email: hello',
    });
    expect(problems[1]).toMatchObject({ severity: 'warning', line: 4, column: 14 });
  });
});

it('tells programs of content in order as well', async () => {
  const { code, output } = await check('--json');
  expect(JSON.parse(output)).toEqual({ errors: 0, warnings: 0, problems: [] });
  expect(code).toBe(0);
});

it('says how it is used where it is typed wrong', async () => {
  expect(await check('--jsn')).toEqual({ code: 2, output: 'Unknown option "--jsn". Did you mean "--json"?\n' });
});

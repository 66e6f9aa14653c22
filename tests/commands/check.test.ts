import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { isError } from '../../src/base/problems.ts';
import { checkFolder } from '../../src/content/check/checkContent.ts';
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

/** Date of the tests' build, in seconds. */
const day = 1_795_219_200;
const check = (...typed: string[]) => site.run('check', { SOURCE_DATE_EPOCH: String(day) }, typed);
/** Returns the problems that the command reports, in a fraction of its time. */
const find = () => checkFolder(site.folder, new Date(day * 1000));

const game = 'projects/online-card-game.md';

it('finds no problems in the sample', async () => {
  expect(await check()).toEqual({ code: 0, output: 'No problems found in content/.\n' });
});

const errors: { name: string; at: [file: string, from: string | RegExp, to: string]; message: string }[] = [
  {
    name: 'a colon in a value',
    at: [game, 'title: Online card game', 'title: Cards: a game'],
    message: `content/projects/online-card-game.md:2:8: Value contains a colon and a space. Write title: "Cards: a game"
  2 | title: Cards: a game
    |        ^`,
  },
  {
    name: 'an unclosed quotation',
    at: [game, 'title: Online card game', 'title: "Online card game'],
    message: `content/projects/online-card-game.md:2:8: Value begins with ". Add " at its end.
  2 | title: "Online card game
    |        ^`,
  },
  {
    name: 'a missing space after a colon',
    at: [game, 'title: Online card game', 'title:Online card game'],
    message: `content/projects/online-card-game.md:2:1: Space is missing after the colon. Write title: Online card game
  2 | title:Online card game
    | ^`,
  },
  {
    name: 'an unclosed list',
    at: [game, 'WebSockets, Redis]', 'WebSockets, Redis'],
    message: `content/projects/online-card-game.md:9:15: List or group is not closed. Add ] at its end.
  9 | technologies: [TypeScript, Svelte, WebSockets, Redis
    |               ^`,
  },
];

it.each(errors)('reports $name with a fix', async ({ at, message }) => {
  change(...at);
  const problems = await find();
  expect(formatProblems(problems)).toBe(`${message}\n\n1 error in content/.`);
  expect(problems.filter(isError)).toHaveLength(1);
});

const warnings: { name: string; at: [file: string, from: string | RegExp, to: string]; message: string }[] = [
  {
    name: 'a description of a few words',
    at: [game, /description: .*/, 'description: A card game.'],
    message: `content/projects/online-card-game.md:4:14: warning: description has only 12 characters. Say in a sentence or two what the project is, and for whom: 80 characters or more.
  4 | description: A card game.
    |              ^`,
  },
  {
    name: 'a cover without alt text',
    at: [game, /coverAlt: .*\n/, ''],
    message: `content/projects/online-card-game.md:10:11: warning: imageSrc has no alt text. Say in \`coverAlt\` what the cover shows.
  10 | imageSrc: ./online-card-game.svg
     |           ^`,
  },
  {
    name: 'an image in running text without alt text',
    at: [game, '## Problem', '![](./online-card-game.svg)\n\n## Problem'],
    message: `content/projects/online-card-game.md:16:1: warning: Image has no alt text. Write \`![alt text](…)\`.
  16 | ![](./online-card-game.svg)
     | ^`,
  },
];

it.each(warnings)('warns about $name without an error', async ({ at, message }) => {
  change(...at);
  const problems = await find();
  expect(formatProblems(problems)).toBe(`${message}\n\n1 warning in content/.`);
  expect(problems.filter(isError)).toEqual([]);
});

it('prints only the number of warnings', async () => {
  change(game, /description: .*/, 'description: A card game.');
  const { code, output } = await check();
  expect(code).toBe(0);
  expect(output).toMatch(/\n\n1 warning in content\/\.\n$/);
  expect(output).not.toContain('No problems');
});

describe('several errors', () => {
  const make = () => {
    change(game, 'category: personal', 'category: persnal');
    change(game, 'order: 2', 'ordr: 2');
    change(game, /description: .*/, 'description: A card game.');
    change('site.yaml', 'hello@example.com', 'hello');
  };

  it('are reported at once, from top to bottom, and counted', async () => {
    make();
    const { code, output } = await check();
    expect(code).toBe(1);
    expect(output.match(/^content\S+( warning:)? \S+ \S+/gm)).toEqual([
      'content/site.yaml:15:8: email must',
      'content/projects/online-card-game.md:4:14: warning: description has',
      'content/projects/online-card-game.md:5:11: category must',
      'content/projects/online-card-game.md:8:1: has an',
    ]);
    expect(output).toMatch(/\n\n3 errors, 1 warning in content\/\.\n$/);
  });

  it('are printed for programs as one JSON document', async () => {
    make();
    const { code, output } = await check('--json');
    const { problems, ...sum } = JSON.parse(output);
    expect(code).toBe(1);
    expect(sum).toEqual({ errors: 3, warnings: 1 });
    expect(problems).toHaveLength(4);
    expect(problems[0]).toEqual({
      severity: 'error',
      file: 'content/site.yaml',
      line: 15,
      column: 8,
      message: 'email must be an email address, such as hello@example.com (found "hello")',
      source: 'email: hello',
    });
    expect(problems[1]).toMatchObject({ severity: 'warning', line: 4, column: 14 });
  });
});

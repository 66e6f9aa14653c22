import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { Copy, testBuild } from '../site.ts';

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

const check = (...typed: string[]) => site.run('check', testBuild, typed);

const game = 'projects/online-card-game.md';

it('finds no problems in the sample', async () => {
  expect(await check()).toEqual({ code: 0, output: 'No problems found in content/.\n' });
});

it('succeeds with a warning, and counts it', async () => {
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
      field: 'email',
      kind: 'value',
      allowed: 'an email address, such as hello@example.com',
      found: '"hello"',
      message: 'email must be an email address, such as hello@example.com (found "hello")',
      source: 'email: hello',
    });
    expect(problems[1]).toMatchObject({ severity: 'warning', line: 4, column: 14 });
  });
});

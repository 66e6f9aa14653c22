/** Exit codes and output; src/content/check/ has the problems. */
import { afterAll, expect, it } from 'vitest';
import { Copy, testBuild } from '../site.ts';

const site = new Copy();
afterAll(() => site.remove());
const check = (...typed: string[]) => site.run('check', testBuild, typed);
const game = 'content/projects/online-card-game.md';

it('fails with errors, which it prints with warnings by file and line, for people and for programs', async () => {
  site.change(game, /description: .*/, 'description: A card game.');
  site.change(game, 'category: personal', 'category: persnal');
  site.change(game, 'order: 2', 'ordr: 2');
  site.change('content/site.yaml', 'hello@example.com', 'hello');
  const { code, output } = await check();
  expect(code).toBe(1);
  expect(output.match(/^content\S+( warning:)? \S+ \S+/gm)).toEqual([
    'content/site.yaml:15:8: email must',
    'content/projects/online-card-game.md:4:14: warning: description should',
    'content/projects/online-card-game.md:5:11: category must',
    'content/projects/online-card-game.md:8:1: has an',
  ]);
  expect(output).toMatch(/\n\n3 errors, 1 warning in content\/\.\n$/);
  const json = await check('--json');
  const { problems, ...sum } = JSON.parse(json.output);
  expect([json.code, sum, problems.length]).toEqual([1, { errors: 3, warnings: 1 }, 4]);
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
});

/** Commands as processes, each in the content that the one before left: exit codes, and what they print. */
import { existsSync, globSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { Copy, root, testBuild } from '../site.ts';

const site = new Copy();
afterAll(() => site.remove());
const game = 'content/projects/online-card-game.md';

it('build publishes no sample content, and the old dist/ stays', async () => {
  mkdirSync(join(site.folder, 'dist'));
  site.write('dist/index.html', 'of an earlier build');
  const environment = { VERCEL: '1', VERCEL_ENV: 'production', VERCEL_PROJECT_PRODUCTION_URL: 'ada.vercel.app' };
  const { code, output } = await site.run('build', environment);
  expect(code).toBe(1);
  expect(output).toContain("sample content can't be published, so nothing was built for https://ada.vercel.app.");
  expect(output).toContain('npm run create -- ../my-site');
  expect(output).toContain('--allow-sample');
  expect(output).not.toMatch(/\n\s+at /);
  expect(globSync('dist/**', { cwd: site.folder })).toEqual(['dist', join('dist', 'index.html')]);
  expect(site.read('dist/index.html')).toBe('of an earlier build');
});

it('new writes an entry, and says what is next', async () => {
  const { code, output } = await site.run('new', testBuild, ['project', 'Cards:', 'a', '"game"']);
  expect([code, output]).toEqual([0, expect.stringContaining('content/projects/cards-a-game.md was written.')]);
  expect(output).toContain('Fill it in, and look at it with npm run dev.\n');
  expect(site.read('content/projects/cards-a-game.md')).toMatch(/\ntitle: 'Cards: a "game"'\n[\s\S]*\ndate: 2026-11\n/);
});

it('new lists which words of a posting the content has, beside a new application', async () => {
  site.write('posting.txt', 'You know Python and Kubernetes.');
  const posting = ['--posting', join(site.folder, 'posting.txt')];
  const { code, output } = await site.run('new', testBuild, ['for', 'Acme', ...posting]);
  expect(code).toBe(0);
  expect(output).toMatch(/^ {2}Python: content\/.+, content\//m);
  expect(output).toContain('Not in your content:\n  Kubernetes\n');
});

it('import adds publications from a BibTeX file in the current folder of the owner', async () => {
  const { code, output } = await site.run('import', { INIT_CWD: join(root, 'tests/bibliographies') }, ['acm.bib']);
  expect(output).toMatch(/^\d+ entries were added\.\n/);
  expect(code).toBe(0);
  expect(site.read('content/publications.bib')).toContain('10.1145/');
  const forced = await site.run('import', {}, ['missing.bib', '--force']);
  expect(forced).toEqual({ code: 1, output: expect.stringContaining('--force is only for résumés') });
});

it('check and build print errors and warnings by file and line, for people and for programs', async () => {
  site.change(game, /description: .*/, 'description: A card game.');
  site.change(game, 'category: personal', 'category: reserch');
  site.change(game, 'order: 2', 'ordr: 2');
  site.change('content/site.yaml', 'hello@example.com', 'hello');
  const { code, output } = await site.run('check', testBuild);
  expect(code).toBe(1);
  expect(output.match(/^content\S+( warning:)? \S+ \S+/gm)).toEqual([
    'content/site.yaml:15:8: email must',
    'content/projects/online-card-game.md:4:14: warning: description should',
    'content/projects/online-card-game.md:5:11: category must',
    'content/projects/online-card-game.md:8:1: has an',
    'content/projects/cards-a-game.md:1:1: warning: description should',
  ]);
  expect(output).toMatch(/\n\n3 errors, 2 warnings in content\/\.\n$/);
  const json = await site.run('check', testBuild, ['--json']);
  const { problems, ...sum } = JSON.parse(json.output);
  expect([json.code, sum, problems.length]).toEqual([1, { errors: 3, warnings: 2 }, 5]);
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
  const built = await site.run('build');
  expect(built.code).toBe(1);
  expect(built.output).toContain(
    `${game}:5:11: category must be one of research, personal, freelance (found "reserch"). Did you mean "research"?`,
  );
  expect(built.output).not.toMatch(/\n\s+at /);
  expect(existsSync(join(site.folder, 'dist/home.html'))).toBe(false);
});

it('import takes a résumé from the current folder of the owner, and replaces their files only with --force', async () => {
  const run = (...typed: string[]) => site.run('import', { INIT_CWD: join(root, 'tests/resumes') }, typed);
  const { code, output } = await run('old-names.json');
  expect([code, output]).toEqual([0, expect.stringMatching(/content\/ was written[\s\S]*\nSee it with: npm start\n/)]);
  expect(await run('chinese-html.json')).toEqual({ code: 1, output: expect.stringContaining('add --force') });
  expect(site.read('content/site.yaml')).toContain('name: Robin. Sample');
});

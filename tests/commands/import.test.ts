/** `npm run import` as a process; src/commands/import/importResume.test.ts has what it writes. */
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { Copy, root } from '../site.ts';

const site = new Copy();
afterAll(() => site.remove());
const folder = join(root, 'tests/resumes');

it('imports a résumé from the current folder of the owner, and replaces their files only with --force', async () => {
  const run = (...typed: string[]) => site.run('import', { INIT_CWD: folder }, typed);
  const first = await run('chinese-html.json');
  expect(first.output).toMatch(/content\/ was written: 13 files\.[\s\S]*\nSee it with: npm start\n/);
  expect(first.code).toBe(0);
  const before = site.read('content/site.yaml');
  expect(await run('old-names.json')).toEqual({ code: 1, output: expect.stringContaining('add --force') });
  expect(site.read('content/site.yaml')).toBe(before);
  expect((await run('old-names.json', '--force')).code).toBe(0);
  expect(site.read('content/site.yaml')).toContain('name: Robin. Sample');
  expect((await site.run('check')).output).toMatch(/\n\d+ warnings in content\/\.\n$/);
});

it('adds publications from a BibTeX file in the current folder of the owner', async () => {
  const { code, output } = await site.run('import', { INIT_CWD: join(root, 'tests/bibliographies') }, ['acm.bib']);
  expect(output).toMatch(/^\d+ entries were added\.\n/);
  expect(code).toBe(0);
  expect(site.read('content/publications.bib')).toContain('10.1145/');
  expect((await site.run('import', {}, ['missing.bib'])).code).toBe(1);
  const forced = await site.run('import', {}, ['missing.bib', '--force']);
  expect(forced.output).toContain('--force is only for résumés');
});

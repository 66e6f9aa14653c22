import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { exportResume, readValues } from '../exportResume.ts';
import { Copy, root } from '../site.ts';

const resume = (name: string) => join(root, 'tests/resumes', name);

describe('with invalid arguments', () => {
  const site = new Copy();
  afterAll(() => site.remove());

  it('reports a missing argument, with an example', async () => {
    const output = 'Missing <file>. Example: npm run import -- resume.json\n';
    expect(await site.run('import')).toEqual({ code: 2, output });
  });

  it('reports a file that doesn’t exist', async () => {
    expect(await site.run('import', {}, ['no.json'])).toEqual({
      code: 1,
      output: expect.stringMatching(/^\S*no\.json not found\.\n$/),
    });
  });
});

describe('from a fresh clone', () => {
  const site = new Copy();
  afterAll(() => site.remove());

  it('imports a résumé from the current folder of the owner', async () => {
    const folder = join(root, 'tests/resumes');
    const { code, output } = await site.run('import', { INIT_CWD: folder }, ['chinese-html.json']);
    expect(output).toMatch(/content\/ was written: 13 files\.[\s\S]*\nSee it with: npm start\n/);
    expect(code).toBe(0);
  });

  it('replaces the owner’s files only with --force', async () => {
    const before = site.read('content/site.yaml');
    const { code, output } = await site.run('import', {}, [resume('old-names.json')]);
    expect(code).toBe(1);
    expect(output).toContain('add --force');
    expect(site.read('content/site.yaml')).toBe(before);
    const forced = await site.run('import', {}, [resume('old-names.json'), '--force']);
    expect(forced.code).toBe(0);
    expect(forced.output).toContain('Replaced, as you asked with --force:');
    expect(forced.output).toMatch(/\nYour files, not changed.*:\n(?: {2}.*\n)* {2}content\/awards\.yaml\n/);
    expect(site.read('content/site.yaml')).toContain('name: Robin. Sample');
    expect((await site.run('check')).output).toMatch(/\n\d+ warnings in content\/\.\n$/);
  });
});

describe('into a folder of its own', () => {
  const site = new Copy();
  afterAll(() => site.remove());

  it('creates a site with only a name from a résumé with only a name', async () => {
    expect((await site.run('import', {}, [resume('name-only.json')])).code).toBe(0);
    // extremes.spec.ts tests the pages of such a site.
    expect(await readValues(site.folder)).toMatchObject({
      site: expect.objectContaining({ name: 'Nemo Niemand', links: [] }),
      about: undefined,
      skills: undefined,
      education: [],
      interests: [],
      projects: [],
      experience: [],
    });
    expect((await exportResume(site.folder)).basics).toEqual({ name: 'Nemo Niemand' });
  });
});

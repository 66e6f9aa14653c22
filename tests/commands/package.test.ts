/** The packed program, installed by npm in a folder outside the repository. */
import { existsSync, globSync, lstatSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noRegistry, PackageSite } from '../packageSite.ts';
import { freePort, root, testBuild } from '../site.ts';

const site = new PackageSite();
const read = (folder: string, file: string) => readFileSync(join(folder, file), 'utf8');
let isInstalled = false;

beforeAll(async () => {
  await site.create(['--name', 'Ada Lovelace', '--no-git']);
  const { code, output } = await site.npm(['ci']);
  isInstalled = code === 0;
  if (!isInstalled) expect(output, 'only without a registry').toMatch(noRegistry);
});
afterAll(() => site.remove());

/** Needs npm and a registry, or npm's cache. */
const test = (name: string, run: () => Promise<void> | void) =>
  it(name, async ({ skip }) => {
    if (!isInstalled) skip('no registry responds');
    await run();
  });

test('is installed without symbolic links, with few packages', () => {
  expect(lstatSync(join(site.folder, 'node_modules/vitrine')).isSymbolicLink()).toBe(false);
  const packages = globSync('node_modules/{,@*/}[!@.]*/package.json', { cwd: site.folder });
  expect(packages.length).toBeLessThan(400);
});

test('contains no file of a content/ folder, and so no private data', () => {
  const packed = globSync('vendor/vitrine-*.tgz', { cwd: site.folder });
  const names = packed.flatMap((file) => [
    ...gunzipSync(readFileSync(join(site.folder, file)))
      .toString('latin1')
      .matchAll(/(?:^|\0)(package\/[^\0]+)\0/g),
  ]);
  expect(names.map(([, name]) => name)).toContain('package/package.json');
  expect(names.filter(([, name = '']) => /^package\/(content|resume)\b|private\.yaml/.test(name))).toEqual([]);
});

test('previews an upgrade from an older program, and after it from the last build', async () => {
  // Vite reads the source.
  const strings = join(site.folder, 'node_modules/vitrine/src/base/uiStrings/en.ts');
  const newer = readFileSync(strings, 'utf8');
  const older = newer.replace('Download résumé', 'Get résumé');
  expect(older).not.toBe(newer);
  writeFileSync(strings, older);
  const changes = 'Fields that change: none\nPages that change: 2\n  /home: words change\n  /: words change\n';
  const preview = await site.create(['--upgrade', '--preview']);
  expect(preview.output).toContain(`${changes}Nothing was written.\n`);
  writeFileSync(strings, newer);
  mkdirSync(join(site.folder, 'dist'));
  writeFileSync(join(site.folder, 'dist/old.html'), 'of the last build');
  const { output } = await site.npm(['run', 'migrate', '--', '--preview'], testBuild);
  expect(output).toContain('\n  /: is new\n  /old: no longer exists\nNothing was written.\n');
  rmSync(join(site.folder, 'dist'), { recursive: true });
});

describe('with the sample', () => {
  beforeAll(() => {
    if (isInstalled) site.takeSample();
  });

  test('builds what the repository builds, on a machine set to Turkish in Kiribati', async () => {
    const machine = { LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8', TZ: 'Pacific/Kiritimati' };
    const { code, output } = await site.npm(['run', 'build'], { ...testBuild, ...machine });
    expect(code, output).toBe(0);
    expect(output).toContain('No problems found in content/.');
    const filesOf = (folder: string) =>
      globSync('dist/{,**/}{*,.*}.*', { cwd: folder })
        .filter((file) => !/\.(br|gz)$/.test(file))
        .sort();
    expect(filesOf(site.folder)).toEqual(filesOf(root));
    // The ID of an island depends on its folder.
    const alike = (folder: string, file: string) => read(folder, file).replaceAll(/ uid="[^"]*"/g, '');
    const differing = filesOf(root).filter((file) => alike(site.folder, file) !== alike(root, file));
    expect(differing).toEqual([]);
  });

  test('writes the résumé that the site serves', async () => {
    const { code, output } = await site.npm(['run', 'resume', '--', '--word'], testBuild);
    expect(code, output).toBe(0);
    for (const file of ['resume.pdf', 'resume.docx']) expect(existsSync(join(site.folder, 'resume', file))).toBe(true);
    const built = readFileSync(join(site.folder, 'dist/resume.pdf'));
    expect(readFileSync(join(site.folder, 'resume/resume.pdf')).equals(built)).toBe(true);
  });

  test('opens the editor from the package, with a preview that follows changes', async () => {
    const [PORT, EDITOR_PORT] = [String(await freePort()), String(await freePort())];
    await site.start('edit', /Local/, { PORT, EDITOR_PORT });
    const get = (path: string) => fetch(`http://localhost:${EDITOR_PORT}${path}`);
    expect(await (await get('/')).text()).toContain('<div id="editor">');
    expect((await get('/main.js')).headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    const page = async () => (await fetch(`http://localhost:${PORT}/`)).text();
    expect(await page()).toContain('About');
    const file = join(site.folder, 'content/about.md');
    writeFileSync(file, readFileSync(file, 'utf8').replace(/^intro: .*$/m, 'intro: I count by hand.'));
    await expect.poll(page, { timeout: 60_000 }).toContain('I count by hand.');
    await site.stop();
  });

  test('imports a résumé', async () => {
    writeFileSync(join(site.folder, 'resume.json'), JSON.stringify({ basics: { name: 'Grace Hopper' } }));
    const { code, output } = await site.npm(['run', 'import', '--', 'resume.json']);
    expect(code, output).toBe(0);
    expect(read(site.folder, 'content/site.yaml')).toContain('name: Grace Hopper');
  });
});

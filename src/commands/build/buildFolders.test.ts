import { execFileSync, spawnSync } from 'node:child_process';
import { globSync, lstatSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { besideOf } from '#base/beside.ts';
import { folderWith } from '../../../tests/folderWith.ts';
import { killAtRandom } from '../../../tests/killAtRandom.ts';
import { packed } from '../../../tests/packed.ts';
import { siteFiles } from '../create/siteFiles.ts';
import { BuildError, buildBeside, replaceFolder, tidySite } from './buildFolders.ts';

/** Returns a folder with files that contain their paths. */
const folderOf = (files: readonly string[]) => folderWith(Object.fromEntries(files.map((file) => [file, file])));

const fill = async (stage: string) => writeFileSync(join(stage, 'index.html'), 'new');

it('replaces the folder that a link points to', async () => {
  const root = folderOf(['served/index.html']);
  symlinkSync('served', join(root, 'dist'), 'junction');
  await replaceFolder(root, 'dist', fill);
  expect(lstatSync(join(root, 'dist')).isSymbolicLink()).toBe(true);
  expect(readFileSync(join(root, 'served/index.html'), 'utf8')).toBe('new');
  expect(readdirSync(root).sort()).toEqual(['dist', 'served']);
});

it("reports which folder can't be replaced, and leaves it as it was", async () => {
  const root = folderOf(['dist/index.html']);
  const error = Object.assign(new Error(), { syscall: 'rename', code: 'EBUSY' });
  const reject = async () => Promise.reject(error);
  await expect(replaceFolder(root, 'dist', reject)).rejects.toThrow(BuildError);
  await expect(replaceFolder(root, 'dist', reject)).rejects.toThrow(
    /^dist\/ can't be replaced \(EBUSY\), and is as it was\./,
  );
  expect(readFileSync(join(root, 'dist/index.html'), 'utf8')).toBe('dist/index.html');
});

it('builds with the converted images of the last build, and keeps nothing else of it', async () => {
  const root = folderOf(['.cache/astro/assets/a.avif', '.cache/astro/data-store.json']);
  await buildBeside(root, async (dist, generated, cache) => {
    expect(readdirSync(cache, { recursive: true }).sort()).toEqual(['assets', join('assets', 'a.avif')]);
    for (const folder of [dist, generated]) await fill(folder);
  });
  expect(globSync('{dist,deploy}/**/*.html', { cwd: root }).sort()).toEqual([
    'deploy/generated/index.html',
    'dist/index.html',
  ]);
});

it('has a whole site once the next command has tidied up, whenever builds were killed', async () => {
  const root = folderOf(['dist/index.html']);
  const build = `
    const { buildBeside } = await import('${new URL('buildFolders.ts', import.meta.url)}');
    for (let of = String(Math.random()); ; of += 'x') {
      await buildBeside(${JSON.stringify(root)}, async (dist, generated) => {
        for (const name of ['a', 'b']) for (const folder of [dist, generated]) fs.writeFileSync(folder + '/' + name, of);
      });
      if (!of.endsWith('x')) console.log(of);
    }`;
  for (let kills = 0; kills < 12; kills++) {
    await killAtRandom(build);
    await tidySite(root);
    const files = globSync('{dist,deploy}/**/*', { cwd: root, withFileTypes: true }).filter((each) => each.isFile());
    const built = files.map(({ parentPath, name }) => join(parentPath, name));
    expect(built.map((file) => file.slice(root.length + 1)).sort()).toEqual([
      ...['deploy/generated/a', 'deploy/generated/b', 'dist/a', 'dist/b'],
    ]);
    expect(new Set(built.map((file) => readFileSync(file, 'utf8'))).size, 'all of one build').toBe(1);
    expect(globSync('{,.cache/,deploy/}.*.tmp', { cwd: root })).toEqual([]);
  }
});

const { pid } = spawnSync(process.execPath, ['--version']);
const stage = `.${pid}-01234567-89ab-cdef-0123-456789abcdef.tmp`;

const own = [
  ...['content/site.yaml', 'content.old/site.yaml', 'content.old-2/projects/a.md', 'deploy/nginx.conf'],
  'content/.mine.tmp',
];
const left = [
  ...['.github', '.cache', '.cache/astro', 'content', 'content.old'],
  ...['content.old-2/projects', 'content/projects', 'data', 'deploy', 'public/files', 'vendor'],
].map((folder) => `${folder}/${stage}`);

it('removes temporary files of killed commands in any folder, and keeps the owner’s files', async () => {
  const folders = [`${stage}/site.yaml`, `deploy/${stage.replace('0123', '4567')}/site.caddy`];
  const root = folderOf([...own, ...left.filter((file) => !file.includes('astro')), ...folders]);
  await tidySite(root);
  const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  expect(files.map(({ parentPath, name }) => join(parentPath, name)).sort()).toEqual(
    own.map((file) => join(root, file)).sort(),
  );
});

it('puts the server files of a new dist/ in place', async () => {
  const root = folderOf(['deploy/generated/site.caddy', 'dist/index.html', 'dist/.generated/new.caddy']);
  await tidySite(root);
  expect(globSync('{dist,deploy}/**/*.*', { cwd: root }).sort()).toEqual([
    'deploy/generated/new.caddy',
    'dist/index.html',
  ]);
});

it('hides temporary files from git in a site', () => {
  const site = { target: 'site', name: 'A', needsNode: false };
  const ignored = siteFiles(site, packed).get('.gitignore') ?? '';
  const root = folderOf([...left, `${besideOf('x')}/a`, '.12-whole-content.tmp/a', 'content/site.yaml']);
  writeFileSync(join(root, '.gitignore'), ignored);
  execFileSync('git', ['init', '--quiet'], { cwd: root });
  const status = execFileSync('git', ['status', '--short', '--untracked-files=all'], { cwd: root, encoding: 'utf8' });
  expect(status).toBe('?? .gitignore\n?? content/site.yaml\n');
});

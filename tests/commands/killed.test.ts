/** Builds that fail, are killed or run at the same time: the published site is always complete. */
import { globSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lockBuild } from '../../src/commands/build/lockBuild.ts';
import { Copy } from '../site.ts';

/**
 * Kills Astro's process or the command's at the first call of a `node:fs` function with a path. Astro builds only if it is
 * the one killed; otherwise two pages are written in its place.
 */
const killer = `
  import fs from 'node:fs';
  import { syncBuiltinESMExports } from 'node:module';
  const { KILL_IN: program, KILL_AT: name, KILL_PATH: path, KILL_WHOM: whom, VITRINE_DIST: dist } = process.env;
  const isAstro = process.argv[1]?.includes('astro');
  const isHere = program === (isAstro ? 'astro' : 'vitrine');
  for (const owner of isHere ? [fs, fs.promises] : []) {
    const call = owner[name];
    owner[name] = (...typed) => {
      if (String(typed[0]).includes(path)) process.kill(whom === 'parent' ? process.ppid : process.pid, 'SIGKILL');
      return call?.(...typed);
    };
  }
  syncBuiltinESMExports();
  if (isAstro && !(isHere && whom === 'itself')) {
    const page = '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>New</title></head></html>';
    for (const file of ['index.html', 'contact.html']) await fs.promises.writeFile(dist + '/' + file, page);
    process.exit();
  }
`;

const site = new Copy();
const preload = join(site.folder, 'killer.mjs');
const before = ['deploy/generated/site.caddy', 'dist/index.html'];
const published = () =>
  globSync('{dist,deploy/generated}/**/*.*', { cwd: site.folder })
    .sort()
    .map((file) => (site.read(file) === 'of an earlier build' ? file : `${file} is new`));
/** Returns the temporary files and folders of builds. */
const stages = () => globSync(['.*.tmp', '{.cache,deploy}/.*.tmp'], { cwd: site.folder });

beforeAll(() => {
  // Minimal content with a page that has its own headers.
  for (const path of globSync('content/*', { cwd: site.folder })) rmSync(join(site.folder, path), { recursive: true });
  site.write('content/site.yaml', 'name: Ada Example\nemail: ada@example.com\n');
  for (const folder of ['dist', 'deploy/generated']) {
    rmSync(join(site.folder, folder), { recursive: true, force: true });
    mkdirSync(join(site.folder, folder));
  }
  for (const file of before) site.write(file, 'of an earlier build');
  site.write(preload.slice(site.folder.length), killer);
});
afterAll(() => site.remove());

const killed = (KILL_IN: string, KILL_AT: string, KILL_PATH: string, KILL_WHOM = 'itself') =>
  site.build({ NODE_OPTIONS: `--import=${pathToFileURL(preload)}`, KILL_IN, KILL_AT, KILL_PATH, KILL_WHOM });

describe('the published site stays if', () => {
  it.each<[string, ...Parameters<typeof killed>]>([
    ['Astro is killed while it writes pages', 'astro', 'writeFile', 'contact.html'],
    ['the command is killed while Astro writes pages', 'astro', 'writeFile', 'contact.html', 'parent'],
    ['the command is killed while it adds headers', 'vitrine', 'writeFileSync', '_headers'],
  ])('%s', async (_, ...kill) => {
    const { code, output } = await killed(...kill);
    expect(code, output).toBe(1);
    expect(output).toContain('Building the site …');
    expect(output).not.toContain('Built dist/');
    expect(published()).toEqual(before);
  });

  it('another build is running', async () => {
    const release = await lockBuild(site.folder);
    const { code, output } = await site.build();
    release?.();
    expect(code).toBe(1);
    expect(output).toContain('Another build of this folder is running. Nothing was built');
    expect(published()).toEqual(before);
  });
});

it.each([
  ['dist/ by its successor', 'renameSync', 'whole-dist', before.slice(0, 1)],
  ['deploy/generated/ after dist/', 'rmSync', '.tmp', ['deploy/generated/site.caddy']],
])('puts the whole new site in place after a kill before it replaced %s', async (_, at, path, left) => {
  // Removes files left by other killed builds.
  await site.run('check');
  expect(stages()).toEqual([]);
  site.write('deploy/generated/site.caddy', 'of an earlier build');
  expect((await killed('vitrine', at, path)).code).toBe(1);
  expect(published().filter((file) => !file.endsWith('is new'))).toEqual(left);
  await site.run('check');
  expect(published()).toEqual(
    expect.arrayContaining(['dist/contact.html is new', 'deploy/generated/site.caddy is new']),
  );
  for (const file of ['dist/contact.html', 'dist/_headers'])
    expect(site.read(file)).toContain('Content-Security-Policy');
  expect([...stages(), ...globSync('dist/.generated', { cwd: site.folder })]).toEqual([]);
});

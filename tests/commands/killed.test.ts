/** Builds that are killed or run at the same time; buildFolders.test.ts kills them while they replace the site. */
import { globSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lockBuild } from '../../src/commands/build/lockBuild.ts';
import { Copy } from '../site.ts';

/** Kills the command that started Astro when that writes a page. */
const killer = `
  import fs from 'node:fs';
  import { syncBuiltinESMExports } from 'node:module';
  const { writeFile } = fs.promises;
  fs.promises.writeFile = (...typed) => {
    if (String(typed[0]).includes('contact.html')) process.kill(process.ppid, 'SIGKILL');
    return writeFile(...typed);
  };
  syncBuiltinESMExports();
`;

const site = new Copy();
const preload = join(site.folder, 'killer.mjs');
const published = () => globSync('{dist,deploy/generated}/**/*.*', { cwd: site.folder }).sort();
const before = ['deploy/generated/site.caddy', 'dist/index.html'];

beforeAll(() => {
  for (const path of globSync('content/*', { cwd: site.folder })) rmSync(join(site.folder, path), { recursive: true });
  site.write('content/site.yaml', 'name: Ada Example\nemail: ada@example.com\n');
  for (const folder of ['dist', 'deploy/generated']) {
    rmSync(join(site.folder, folder), { recursive: true, force: true });
    mkdirSync(join(site.folder, folder));
  }
  for (const file of before) site.write(file, 'of an earlier build');
  site.write('killer.mjs', killer);
});
afterAll(() => site.remove());

describe('the published site stays if', () => {
  it('the command is killed while Astro writes pages', async () => {
    const { code, output } = await site.build({ NODE_OPTIONS: `--import=${pathToFileURL(preload)}` });
    expect(code, output).toBe(1);
    expect(output).toContain('Building the site …');
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

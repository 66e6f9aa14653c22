/** Sample content must be removed before publishing. */
import { existsSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EditorServer, json } from '../../../tests/editorServer.ts';
import type { PublishReport } from '../api.ts';

let editor: EditorServer;
beforeAll(async () => {
  editor = await EditorServer.start();
});
afterAll(() => editor.close());

describe('before publishing', () => {
  const site = 'content/site.yaml';
  const publishing = async () => json<PublishReport>(await editor.request('/api/publishing'));

  it('reports sample content, and requires a name to remove it', async () => {
    expect((await publishing()).hasSample).toBe(true);
    const before = editor.everything();
    const response = await editor.post('removeSample', { name: ' ' });
    expect([response.status, response.body.toString()]).toEqual([
      422,
      expect.stringContaining('Enter your name first.'),
    ]);
    expect(editor.everything()).toEqual(before);
    expect(existsSync(join(editor.site.folder, 'content.old'))).toBe(false);
  });

  it('moves sample content aside, and writes starters with the name', async () => {
    const before = editor.everything();
    expect((await editor.post('removeSample', { name: 'Robin Sample' })).status).toBe(200);
    const names = [...editor.everything().keys()].map((path) => relative(join(editor.site.folder, 'content'), path));
    expect(names.sort()).toEqual(['about.md', 'education.yaml', 'interests.yaml', 'site.yaml', 'skills.yaml']);
    for (const path of before.keys()) {
      const moved = path.replace(/([\\/])content([\\/])/, '$1content.old$2');
      expect(existsSync(moved), moved).toBe(true);
    }
    expect(editor.site.read(site)).toContain('\nname: Robin Sample\n');
    // The repository's vercel.json and netlify.toml.
    expect(await publishing()).toEqual({ problems: [], hasSample: false, hasHost: true });
    for (const file of ['vercel.json', 'netlify.toml']) rmSync(join(editor.site.folder, file), { force: true });
    expect((await publishing()).hasHost).toBe(false);
    expect((await editor.post('removeSample', { name: 'Robin' })).status).toBe(422);
  });
});

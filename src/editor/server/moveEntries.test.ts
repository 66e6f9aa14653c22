import { rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { EditorServer, json } from '../../../tests/editorServer.ts';
import type { Listing, MoveResult } from '../api.ts';
import { moveEntries } from './moveEntries.ts';

const fileOf = (name: string) => `content/projects/${name}.md`;
const sample = ['mock-interview-platform', 'online-card-game', 'wallpaper-preview-tool', 'aortic-aneurysm-detection'];
const added = ['newest', 'older', 'oldest'];
let editor: EditorServer;
let first: Map<string, string>;
let before: Map<string, string>;

const project = (date: string, more = '') =>
  `---\ntitle: A project\n# When it ended.\ndate: ${date} # roughly\n${more}category: personal\n---\nText.\n`;

beforeAll(async () => {
  editor = await EditorServer.start();
  first = editor.everything();
});
afterAll(() => editor.close());
beforeEach(() => {
  for (const [path, bytes] of first) writeFileSync(path, bytes, 'base64');
  for (const [index, name] of added.entries()) editor.site.write(fileOf(name), project(`${2026 - index}-01`));
  before = editor.everything();
});

const move = async (...moves: [name: string, by: number][]) => {
  const response = await editor.post('move', { moves: moves.map(([name, by]) => ({ file: fileOf(name), by })) });
  expect([response.status, response.body.toString()]).toEqual([200, expect.any(String)]);
  return json<MoveResult>(response);
};
const names = async () =>
  json<Listing>(await editor.request('/api/list'))
    .entries.filter(({ kind }) => kind === 'projects')
    .map(({ file }) => file.replace(/^.*\/|\.md$/g, ''));
/** Returns the paths of files whose bytes have changed. */
const changed = () =>
  [...editor.everything()]
    .filter(([path, bytes]) => before.get(path) !== bytes)
    .map(([path]) => path.slice(editor.site.folder.length + 1));

it('gives a project that moves four places up one number, and writes no other file', async () => {
  const { version } = await editor.opened(fileOf('formula-1-calendar-optimizer'));
  const text = editor.site.read(fileOf('formula-1-calendar-optimizer'));
  const { files } = await move(
    ...Array.from({ length: 4 }, () => ['formula-1-calendar-optimizer', -1] as [string, number]),
  );
  expect((await names()).slice(0, 4)).toEqual([...sample.slice(0, 2), 'formula-1-calendar-optimizer', sample[2]]);
  expect(editor.site.read(fileOf('formula-1-calendar-optimizer'))).toBe(text.replace('order: 7', 'order: 2.5'));
  expect(changed()).toEqual([fileOf('formula-1-calendar-optimizer')]);
  const now = await editor.opened(fileOf('formula-1-calendar-optimizer'));
  expect(files).toEqual([
    { file: now.file, before: { version, order: 7 }, after: { version: now.version, order: 2.5 } },
  ]);
  expect(now.problems).toEqual([]);
});

it('counts no symbolic link, which the list does not show', async () => {
  const link = join(editor.site.folder, fileOf('linked'));
  editor.site.write('elsewhere.md', project('2020-01', 'order: 1.5\n'));
  symlinkSync(join(editor.site.folder, 'elsewhere.md'), link);
  await move(['mock-interview-platform', 1]);
  rmSync(link);
  expect((await names()).slice(0, 2)).toEqual(['online-card-game', 'mock-interview-platform']);
});

it('removes the number of a project whose date sorts it into its new place, and keeps comments', async () => {
  await move(['older', -1]);
  expect(changed()).toEqual([fileOf('older')]);
  await move(['older', 1]);
  expect((await names()).slice(-3)).toEqual(added);
  expect(changed()).toEqual([]);
});

it('ignores a broken file that needs no number, and rejects moving it', async () => {
  editor.site.write(fileOf('oldest'), '---\ntitle: "A project\n---\n');
  before = editor.everything();
  await move(['online-card-game', -1]);
  expect(changed()).toEqual([fileOf('online-card-game')]);
  const response = await editor.post('move', { moves: [{ file: fileOf('oldest'), by: -1 }] });
  expect([response.status, response.body.toString()]).toEqual([
    422,
    expect.stringContaining("oldest.md can't be read"),
  ]);
});

it('moves an entry to the end at most', async () => {
  const [first = '', ...others] = await names();
  await move([first, 99]);
  expect(await names()).toEqual([...others, first]);
  await move([first, -99]);
  expect(await names()).toEqual([first, ...others]);
});

it('overwrites no file that is changed while it reads', async () => {
  const file = fileOf('older');
  const moving = moveEntries(editor.site.folder, [{ file, by: -1 }]);
  const text = project('2025-01', 'role: Typed meanwhile\n');
  editor.site.write(file, text);
  await expect(moving).rejects.toThrow(`${file} was changed meanwhile.`);
  expect(editor.site.read(file)).toBe(text);
});

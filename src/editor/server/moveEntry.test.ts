import { rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { EditorServer, json } from '../../../tests/editorServer.ts';
import type { Listing } from '../api.ts';
import { moveEntry, numbered } from './moveEntry.ts';

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

const move = async (name: string, by: number) => {
  const response = await editor.post('move', { file: fileOf(name), by });
  expect([response.status, response.body.toString()]).toEqual([200, expect.any(String)]);
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

it('changes only the numbers that the new order needs', async () => {
  const text = editor.site.read(fileOf('formula-1-calendar-optimizer'));
  await move('formula-1-calendar-optimizer', -99);
  expect((await names()).slice(0, 5)).toEqual(['formula-1-calendar-optimizer', ...sample]);
  expect(editor.site.read(fileOf('formula-1-calendar-optimizer'))).toBe(text.replace('order: 7', 'order: 0'));
  expect(changed()).toEqual([fileOf('formula-1-calendar-optimizer')]);
  await move('online-card-game', 1);
  expect((await names()).slice(1, 4)).toEqual([sample[0], sample[2], sample[1]]);
});

it('keeps the wanted order through a thousand moves', () => {
  type Entry = { name: string; order?: number | undefined; date: number };
  const last = Number.MAX_VALUE;
  const compare = (a: Entry, b: Entry) => (a.order ?? last) - (b.order ?? last) || b.date - a.date;
  const orders = fc.option(fc.integer({ min: -3, max: 9 }), { nil: undefined });
  const lists = fc.array(fc.record({ order: orders, date: fc.nat(9) }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(lists, fc.nat(), fc.nat(), (given, one, other) => {
      const before = given.map((entry, index) => ({ ...entry, name: `${index}` })).sort(compare);
      const [from, to] = [one % before.length, other % before.length];
      const [moved] = before.slice(from, from + 1);
      if (!moved) return;
      const list = before.toSpliced(from, 1).toSpliced(to, 0, moved);
      const sorted = numbered(list, moved, compare).toSorted(compare);
      const same = (entries: Entry[]) => entries.map(({ name }) => name);
      expect(same(sorted)).toEqual(same(list));
    }),
    { numRuns: 1000 },
  );
});

it('counts no symbolic link, which the list does not show', async () => {
  const link = join(editor.site.folder, fileOf('linked'));
  editor.site.write('elsewhere.md', project('2020-01', 'order: 1.5\n'));
  symlinkSync(join(editor.site.folder, 'elsewhere.md'), link);
  await move('mock-interview-platform', 1);
  rmSync(link);
  expect((await names()).slice(0, 2)).toEqual(['online-card-game', 'mock-interview-platform']);
});

it('removes the number of a project whose date sorts it into its new place, and keeps comments', async () => {
  await move('older', -1);
  expect(changed()).toEqual([fileOf('older')]);
  await move('older', 1);
  expect((await names()).slice(-3)).toEqual(added);
  expect(changed()).toEqual([]);
});

it('ignores a broken file that needs no number, and rejects moving it', async () => {
  editor.site.write(fileOf('oldest'), '---\ntitle: "A project\n---\n');
  before = editor.everything();
  await move('online-card-game', -1);
  expect(changed()).toEqual([fileOf('online-card-game')]);
  const response = await editor.post('move', { file: fileOf('oldest'), by: -1 });
  expect([response.status, response.body.toString()]).toEqual([
    422,
    expect.stringContaining("oldest.md can't be read"),
  ]);
});

it('moves an entry to the end at most', async () => {
  const [first = '', ...others] = await names();
  await move(first, 99);
  expect(await names()).toEqual([...others, first]);
  await move(first, -99);
  expect(await names()).toEqual([first, ...others]);
});

it('overwrites no file that is changed while it reads', async () => {
  const file = fileOf('older');
  const moving = moveEntry(editor.site.folder, file, -1);
  const text = project('2025-01', 'role: Typed meanwhile\n');
  editor.site.write(file, text);
  await expect(moving).rejects.toThrow(`${file} was changed meanwhile.`);
  expect(editor.site.read(file)).toBe(text);
});

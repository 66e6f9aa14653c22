import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EditorServer, json } from '../../../tests/editorServer.ts';
import type { Listing, Publication, SaveResult } from '../api.ts';

const game = 'content/projects/online-card-game.md';
let editor: EditorServer;

beforeAll(async () => {
  editor = await EditorServer.start();
});
afterAll(() => editor.close());

it('lists everything that can be edited', async () => {
  editor.site.write('content/talks.yaml', 'entries:\n  - title: Making tests fast\n');
  mkdirSync(join(editor.site.folder, 'content/writing'));
  const posts = { here: 'date: 2026-08-14', there: 'url: https://blog.example', draft: 'draft: true' };
  for (const [name, fact] of Object.entries(posts))
    editor.site.write(`content/writing/${name}.md`, `---\ntitle: ${name}\n${fact}\n---\n`);
  mkdirSync(join(editor.site.folder, 'content/more'));
  editor.site.write('content/more/patents.md', '---\nheading: Patents\n---\n\nOne.\n');
  const { entries, forms, publications } = json<Listing>(await editor.ask('/api/list'));
  for (const path of ['talks.yaml', 'writing', 'more'])
    rmSync(join(editor.site.folder, 'content', path), { recursive: true });
  expect(new Set(entries.map(({ kind }) => kind))).toEqual(new Set([...Object.keys(forms), 'publications']));
  expect(entries.find(({ kind }) => kind === 'talks')).toMatchObject({
    title: 'Talks',
    page: '/#talks',
    absent: false,
    broken: false,
  });
  expect(entries.filter(({ kind }) => kind === 'writing').map(({ title, page }) => [title, page])).toEqual([
    ['here', '/writing/here'],
    ['draft', '/'],
    ['there', '/writing'],
  ]);
  expect(entries.find(({ kind }) => kind === 'more')).toMatchObject({ title: 'Patents', page: '/#more-patents' });
  expect(publications).toEqual(['example2026aorta', 'example2026voice']);
});

describe('a save', () => {
  it('of a version that is gone is rejected with both texts', async () => {
    const { version, values } = await editor.opened(game);
    const before = editor.site.read(game);
    editor.site.write(game, before.replace('order: 2', 'order: 2 # mine'));
    const answer = await editor.post('save', { file: game, version, values: { ...values, role: 'New' } });
    expect(answer.status).toBe(409);
    const { conflict } = json<{ conflict: { onDisk: string; yours: string; version: string } }>(answer);
    expect(conflict.onDisk).toContain('order: 2 # mine');
    expect(conflict.yours).toContain('role: New');
    expect(editor.site.read(game)).toContain('order: 2 # mine');
    expect(
      (await editor.post('save', { file: game, version: conflict.version, values: { ...values, role: 'New' } })).status,
    ).toBe(200);
    expect(editor.site.read(game)).toBe(before.replace('order: 2', 'order: 2 # mine').replace(/role: .*/, 'role: New'));
  });
});

describe('publications', () => {
  const file = 'content/publications.bib';

  it('are changed entry by entry, the rest byte for byte', async () => {
    const before = editor.site.read(file);
    const { version, publications = [] } = await editor.opened(file);
    const [first] = publications;
    const text = first?.text.replace('pages        = {1--8}', 'pages        = {1--9}');
    expect((await editor.post('save', { file, version, publication: { key: first?.key, text } })).status).toBe(200);
    expect(editor.site.read(file)).toBe(before.replace('{1--8}', '{1--9}'));
  });

  it('are changed field by field, the rest byte for byte', async () => {
    const before = editor.site.read(file);
    const { version, publications = [] } = await editor.opened(file);
    const [{ text: _, ...values }] = publications as [Publication];
    const fields = { ...values.fields, year: '2025', address: 'Columbus', note: undefined };
    const publication = { key: values.key, values: { ...values, fields } };
    const saved = await editor.post('save', { file, version, publication });
    expect(json<SaveResult>(saved).message).toBe(`${file} was saved.`);
    expect(editor.site.read(file)).toBe(
      before
        .replace('year         = 2026', 'year         = 2025')
        .replace('  note         = {Sample entry},', '  address      = {Columbus},'),
    );
  });

  it.each<[Partial<Publication>, RegExp]>([
    [{ fields: { title: 'A title', doi: 'none' } }, /"example2026voice","doi"\],"message":"must be a DOI/],
    [{ fields: { title: 'A } title' } }, /"example2026voice","title"\],"message":"must have as many \} as \{/],
    // A project points to it.
    [{ key: 'other' }, /points to \\"example2026voice\\", which isn't in/],
    [{ key: 'example2026aorta' }, /"key"\],"message":"is the key of another entry/],
  ])('with wrong values stay as they were: %j', async (change, told) => {
    const before = editor.site.read(file);
    const { version, publications = [] } = await editor.opened(file);
    const { text: _, ...values } = publications.find(({ key }) => key === 'example2026voice') as Publication;
    const publication = { key: values.key, values: { ...values, ...change } };
    const answer = await editor.post('save', { file, version, publication });
    expect(answer.status).toBe(422);
    expect(answer.body.toString()).toMatch(told);
    expect(editor.site.read(file)).toBe(before);
  });

  it.each(['', '@misc{a, title={b}', '@misc{a, title={b}}\n@misc{c, title={d}}', 'x'])(
    'that are wrong stay out: %j',
    async (text) => {
      const before = editor.site.read(file);
      const { version } = await editor.opened(file);
      expect(
        (await editor.post('save', { file, version, publication: { key: 'example2026voice', text } })).status,
      ).toBe(422);
      expect(editor.site.read(file)).toBe(before);
    },
  );

  it('are copied and deleted', async () => {
    const before = editor.site.read(file);
    expect(
      (await editor.post('duplicate', { key: 'example2026voice', version: (await editor.opened(file)).version }))
        .status,
    ).toBe(200);
    expect(editor.site.read(file)).toContain('@misc{example2026voice-copy,');
    expect(
      (await editor.post('remove', { key: 'example2026voice-copy', version: (await editor.opened(file)).version }))
        .status,
    ).toBe(200);
    expect(editor.site.read(file).trimEnd()).toBe(before.trimEnd());
    // A project points to it.
    expect(
      (await editor.post('remove', { key: 'example2026voice', version: (await editor.opened(file)).version })).status,
    ).toBe(422);
  });
});

describe('a comment that the form cannot keep', () => {
  const file = 'content/interests.yaml';

  it('is told before the save, which then needs the owner’s word', async () => {
    const text = editor.site.read(file);
    editor.site.write(file, text.replace('  - name: Piano', '  # Since 2001.\n  - name: Piano'));
    const commented = editor.site.read(file);
    const { version, values = {} } = await editor.opened(file);
    const list = Object.keys(values)[0] ?? '';
    const rest = (values[list] as { name: string }[]).filter(({ name }) => name !== 'Piano');
    const change = { file, version, values: { ...values, [list]: rest } };
    const response = await editor.post('save', change);
    expect(response.status).toBe(409);
    expect(json<{ comments: string[] }>(response).comments).toEqual(['# Since 2001.']);
    expect(editor.site.read(file)).toBe(commented);
    expect((await editor.post('save', { ...change, withoutComments: true })).status).toBe(200);
    expect(editor.site.read(file)).not.toMatch(/Piano|2001/);
    editor.site.write(file, text);
  });
});

describe('a file that is one of its kind', () => {
  const file = 'content/interests.yaml';

  it('goes, is listed as not there yet, and is made by a save', async () => {
    const text = editor.site.read(file);
    const { version, values } = await editor.opened(file);
    expect((await editor.post('remove', { file, version: 'another' })).status).toBe(409);
    expect((await editor.post('remove', { file, version })).status).toBe(200);
    expect(existsSync(join(editor.site.folder, file))).toBe(false);
    const { entries } = json<Listing>(await editor.ask('/api/list'));
    expect(entries.find((entry) => entry.file === file)).toMatchObject({ absent: true, kind: 'interests' });
    const blank = await editor.opened(file);
    expect(blank).toMatchObject({ values: {}, text: '' });
    expect((await editor.post('save', { file, version: blank.version, values })).status).toBe(200);
    expect((await editor.opened(file)).values).toEqual(values);
    expect(editor.site.read(file), 'leads editors to its schema').toMatch(
      /^# yaml-language-server: \$schema=\S+interests/,
    );
    editor.site.write(file, text);
  });

  it('stays where the site needs it', async () => {
    const { version } = await editor.opened('content/site.yaml');
    expect((await editor.post('remove', { file: 'content/site.yaml', version })).status).toBe(422);
  });
});

import fs, { readdirSync, readFileSync, rmSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { EditorServer, json } from '../../../tests/editorServer.ts';
import type { Change, ErrorResponse, SaveResult } from '../api.ts';
import { contentOf, write } from './write.ts';

const game = 'content/projects/online-card-game.md';
const bib = 'content/publications.bib';
let editor: EditorServer;

beforeAll(async () => {
  editor = await EditorServer.start();
});
afterAll(() => editor.close());

/** Writes a file until the test ends. */
function having(file: string, text: string | Buffer): string {
  const before = editor.site.read(file);
  onTestFinished(() => editor.site.write(file, before));
  editor.site.write(file, text);
  return before;
}

const save = async (file: string, change: Partial<Change>) =>
  editor.post('save', { file, version: (await editor.opened(file)).version, ...change });

it.each(['ENOSPC', 'EDQUOT'])('keeps only the old file on a full disk, and reports it (%s)', async (code) => {
  const { file, version, values } = await editor.opened(game);
  const before = editor.everything();
  const sync = fs.fsyncSync;
  onTestFinished(() => {
    fs.fsyncSync = sync;
    syncBuiltinESMExports();
  });
  fs.fsyncSync = () => {
    throw Object.assign(new Error(`${code}: no space left on device, fsync`), { code });
  };
  syncBuiltinESMExports();
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"><path d="M0 0h3v2z"/></svg>';
  for (const response of [
    await editor.post('save', { file, version, values: { ...values, role: 'All' } }),
    await editor.post('remove', { file, version }),
    await editor.image({ file, field: 'body', name: 'a.svg' }, svg),
  ])
    expect([response.status, json<ErrorResponse>(response).message]).toEqual([
      507,
      'Nothing was saved. The disk is full. Free some space, and try again.',
    ]);
  expect(editor.everything()).toEqual(before);
  const names = readdirSync(editor.site.folder, { recursive: true, encoding: 'utf8' });
  expect(names.filter((name) => /content\.old|\.tmp$/.test(name))).toEqual([]);
});

it('writes nothing without a change', async () => {
  const before = editor.everything();
  const response = await save(game, { values: (await editor.opened(game)).values });
  expect(json(response)).toEqual({ file: game, message: 'No changes to save.' });
  expect(editor.everything()).toEqual(before);
});

it('overwrites a file that was changed elsewhere only if the owner wants so, and keeps it in content.old/', async () => {
  const { version, values } = await editor.opened(game);
  const before = editor.site.read(game);
  const theirs = before.replace('order: 2', 'order: 3 # mine');
  having(game, theirs);
  const change = { file: game, version, values: { ...values, role: 'New' } };
  const response = await editor.post('save', change);
  expect([response.status, json<ErrorResponse>(response).isConflict]).toEqual([409, true]);
  expect(editor.site.read(game)).toBe(theirs);
  const saved = json<SaveResult>(await editor.post('save', { ...change, overwrites: true }));
  const old = 'content.old/projects/online-card-game.md';
  expect(saved.message).toBe(`${game} was saved. The old text is in ${old}.`);
  expect(editor.site.read(game)).toBe(before.replace('order: 2', 'order: 2 # mine').replace(/role: .*/, 'role: New'));
  expect(editor.site.read(old)).toBe(theirs);
  rmSync(join(editor.site.folder, 'content.old'), { recursive: true });
});

it('writes nothing over a change that another program made during the check', async () => {
  const file = 'content/about.md';
  having(file, 'Before.\n');
  const content = await contentOf(editor.site.folder);
  editor.site.write(file, 'Meanwhile.\n');
  const writing = write(editor.site.folder, content, new Map([[file, '---\n---\nMine.\n']]));
  await expect(writing).rejects.toThrow(`${file} was changed elsewhere.`);
  expect(editor.site.read(file)).toBe('Meanwhile.\n');
});

it('saves a link to a page that is not written yet, and reports it', async () => {
  having(game, editor.site.read(game));
  expect((await save(game, { body: '[Next](/projects/not-yet)\n' })).status).toBe(200);
  const { problems } = await editor.opened(game);
  expect(problems).toMatchObject([{ severity: 'error', message: expect.stringContaining('does not exist') }]);
});

it('opens no file in another encoding, which a save would change', async () => {
  const file = 'content/about.md';
  having(file, Buffer.from('Caf\xe9', 'latin1'));
  const response = await editor.post('open', { file });
  const message = expect.stringContaining(`${file} is not saved as UTF-8.`);
  expect([response.status, json(response)]).toMatchObject([422, { message, problems: [{ file }] }]);
});

it('counts the lines of a body from its own beginning in a rejected save', async () => {
  const opened = await editor.opened(game);
  // An added field moves the body down in the file.
  const values = { ...opened.values, youtubeLink: 'https://example.com/video' };
  const response = await save(game, { values, body: 'One.\n\n![A table](./not-there.png)\n' });
  expect(json<ErrorResponse>(response).problems).toMatchObject([{ file: game, line: 18, bodyLine: 3 }]);
});

const skills = 'groups:\n  - name: Tools\n    items:\n      - name: Git\n';
const bibliography = readFileSync(new URL(`../../../${bib}`, import.meta.url), 'utf8');
it.each([
  ['content/skills.yaml', 'a: [', skills],
  ['content/skills.yaml', 'a: &a [*a]', skills],
  [bib, '@misc{a, title = {A', bibliography],
  [game, '---\ntitle: [\n---\nText\n', '---\ntitle: A\ncategory: personal\ndescription: B\n---\nText\n'],
  [game, 'title: A\n', '---\ntitle: A\ncategory: personal\ndescription: B\n---\n'],
])('opens %s as text if it is unreadable, and saves it fixed: %#', async (file, broken, text) => {
  having(file, broken);
  const opened = await editor.opened(file);
  const error = expect.objectContaining({ file, severity: 'error', line: expect.any(Number) });
  expect(opened).toMatchObject({ text: broken, problems: expect.arrayContaining([error]) });
  expect([opened.values, opened.publications]).toEqual([undefined, undefined]);
  expect((await save(file, { text })).status).toBe(200);
  expect(editor.site.read(file)).toBe(text);
});

describe('publications', () => {
  const key = 'example2026voice';

  it('are shown with titles and references, and changed entry by entry, the rest byte for byte', async () => {
    const before = having(bib, editor.site.read(bib));
    const [first] = (await editor.opened(bib)).publications ?? [];
    expect(first?.reference).toMatch(/\(2026\)\. Which Diameter\?.*, 1–8\.$/);
    const text = first?.text.replace('{1--8}', '{1--9}').replace('{Which', '{\\textit{Which}');
    expect((await save(bib, { publications: { [first?.key ?? '']: text ?? '' } })).status).toBe(200);
    expect(editor.site.read(bib)).toBe(before.replace('{1--8}', '{1--9}').replace('{Which', '{\\textit{Which}'));
    expect((await editor.opened(bib)).publications?.[0]?.title).toMatch(/^Which/);
  });

  it.each([
    ['', /exactly one entry/],
    ['@misc{a, title={b}', /"path":\[\]|is never closed|closed/],
    ['@misc{a, title={b}}\n@misc{c, title={d}}', /exactly one entry/],
    [`@misc{${key}, title={A title}, doi = {none}}`, /"example2026voice","doi"\].*"message":"must be a DOI/],
    // A project points to it.
    ['@misc{other, title={A title}}', /points to \\"example2026voice\\", which isn't in/],
  ])('with an invalid text are rejected: %j', async (text, reported) => {
    const before = editor.site.read(bib);
    const response = await save(bib, { publications: { [key]: text } });
    expect([response.status, response.body.toString()]).toEqual([422, expect.stringMatching(reported)]);
    expect(editor.site.read(bib)).toBe(before);
  });

  it('are edited as text if two have the same key', async () => {
    having(bib, `${editor.site.read(bib)}\n@misc{example2026voice, title = {Another}}\n`);
    const opened = await editor.opened(bib);
    expect([opened.publications, opened.text]).toEqual([undefined, expect.stringContaining('Another')]);
  });
});

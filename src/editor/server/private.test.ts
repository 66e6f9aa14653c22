/** Private data is only in responses to its own form. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { EditorServer, json } from '../../../tests/editorServer.ts';
import { addPrivate, canaries, canaryWords } from '../../../tests/sampleSites.ts';
import type { EditableFile, Listing } from '../api.ts';

let editor: EditorServer;
beforeAll(async () => {
  editor = await EditorServer.start();
  await addPrivate(editor.site);
});
afterAll(() => editor.close());

const file = 'content/private.yaml';
const image = (of: string) =>
  editor.request(`/api/image?file=${of}&named=${encodeURIComponent(canaries.photo)}`, editor.own);

it('is only in responses about this file', async () => {
  const { values, version, problems } = await editor.opened(file);
  expect(values).toEqual(canaries);
  expect(problems).toEqual([]);
  expect((await image(file)).status).toBe(200);
  const saved = await editor.post('save', { file, version, values: { ...canaries, nationality: 'Canary-other' } });
  expect([saved.status, editor.site.read(file)]).toEqual([200, expect.stringContaining('Canary-other')]);
});

it.each([
  ['as it is', canaries],
  ['with errors', { ...canaries, phone: 'Canary-phone', dateOfBirth: 'Canary-day', canary: 'Canary-field' }],
])('is in no other response: %s', async (_, values) => {
  editor.site.write(file, JSON.stringify(values));
  const list = await editor.request('/api/list', editor.own);
  const { entries } = json<Listing>(list);
  const others = entries.filter((entry) => entry.file !== file && !entry.absent);
  expect(others.length).toBeGreaterThan(10);
  const responses = [list, await editor.request('/api/publishing', editor.own)];
  for (const entry of others) {
    const opened = await editor.request(`/api/file?file=${entry.file}`, editor.own);
    responses.push(opened, await editor.post('save', { ...json<EditableFile>(opened), file: entry.file }));
  }
  for (const response of responses) {
    expect(response.body.toString()).not.toMatch(canaryWords);
  }
  expect((await image('content/site.yaml')).status).toBe(404);
});

it('keeps an uploaded photo where git ignores it', async () => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"><path d="M0 0h3v2z"/></svg>';
  const stored = await editor.image({ file, field: 'photo', name: 'me.svg' }, drawing);
  expect(json(stored)).toMatchObject({ named: 'private/me.svg' });
});

it('stays when sample content is removed', async () => {
  const { message } = json<{ message: string }>(await editor.post('removeSample', { name: 'Ada Example' }));
  expect(editor.site.read(file)).toContain('Canary-field');
  const [, aside = ''] = / to (content\.old\S*)\/\./.exec(message) ?? [];
  expect(readdirSync(join(editor.site.folder, aside))).toContain('site.yaml');
  expect(readdirSync(join(editor.site.folder, aside)).filter((name) => name.startsWith('private'))).toEqual([]);
});

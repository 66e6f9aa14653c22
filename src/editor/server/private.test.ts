/** What only the owner's own form shows. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { EditorServer, json } from '../../../tests/editorServer.ts';
import { addPrivate, canaries, canaryWords } from '../../../tests/sampleSites.ts';
import type { Listing } from '../api.ts';

let editor: EditorServer;
beforeAll(async () => {
  editor = await EditorServer.start();
  await addPrivate(editor.site);
});
afterAll(() => editor.close());

const file = 'content/private.yaml';
const image = (of: string) =>
  editor.ask(`/api/image?file=${of}&named=${encodeURIComponent(canaries.photo)}`, editor.own);

it('is in the answers about this one file', async () => {
  const { values, version, problems } = await editor.opened(file);
  expect(values).toEqual(canaries);
  expect(problems).toEqual([]);
  expect((await image(file)).status).toBe(200);
  const saved = await editor.post('save', { file, version, values: { ...canaries, nationality: 'Canary-other' } });
  expect([saved.status, editor.site.read(file)]).toEqual([200, expect.stringContaining('Canary-other')]);
});

it('is in no other answer', async () => {
  const list = await editor.ask('/api/list', editor.own);
  const { entries } = json<Listing>(list);
  const others = entries.filter((entry) => entry.file !== file && !entry.absent);
  expect(others.length).toBeGreaterThan(10);
  const answers = [list, await editor.ask('/api/publishing', editor.own)];
  for (const entry of others) answers.push(await editor.ask(`/api/file?file=${entry.file}`, editor.own));
  for (const answer of answers) {
    expect(answer.status).toBe(200);
    expect(answer.body.toString()).not.toMatch(canaryWords);
  }
  expect((await image('content/site.yaml')).status).toBe(404);
});

it('keeps an uploaded photo where git ignores it', async () => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"><path d="M0 0h3v2z"/></svg>';
  const stored = await editor.image({ file, field: 'photo', name: 'me.svg' }, drawing);
  expect(json(stored)).toMatchObject({ named: 'private/me.svg' });
});

it('stays where sample content is removed', async () => {
  await editor.post('removeSample', { name: 'Ada Example' });
  expect(editor.site.read(file)).toContain('Canary-other');
});

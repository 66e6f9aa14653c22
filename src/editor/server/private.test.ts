import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EditorServer, json } from '../../../tests/editorServer.ts';
import { addPrivate, canaries, canaryWords } from '../../../tests/sampleSites.ts';
import type { EditableFile } from '../api.ts';
import type { Responses } from './actions.ts';

let editor: EditorServer;
beforeAll(async () => {
  editor = await EditorServer.start();
  await addPrivate(editor.site);
});
afterAll(() => editor.close());

describe('private data', () => {
  const file = 'content/private.yaml';
  const image = (of: string) =>
    editor.request(`/api/image?${new URLSearchParams({ file: of, named: canaries.photo })}`, editor.own);

  it('is in responses about its file', async () => {
    const { values, version, problems } = await editor.opened(file);
    expect([values, problems, (await image(file)).status]).toEqual([canaries, [], 200]);
    const saved = await editor.post('save', { file, version, values: { ...canaries, nationality: 'Canary-other' } });
    expect([saved.status, editor.site.read(file)]).toEqual([200, expect.stringContaining('Canary-other')]);
  });

  it.each([
    ['as it is', canaries],
    ['with errors', { ...canaries, phone: 'Canary-phone', dateOfBirth: 'Canary-day', canary: 'Canary-field' }],
  ])('is in no other response: %s', async (_, values) => {
    editor.site.write(file, JSON.stringify(values));
    const list = await editor.post('list');
    const others = json<Responses['list']>(list).entries.filter((entry) => entry.file !== file && !entry.absent);
    expect(others.length).toBeGreaterThan(10);
    const responses = [list];
    for (const entry of others) {
      const opened = await editor.post('open', { file: entry.file });
      responses.push(opened, await editor.post('save', { ...json<EditableFile>(opened), file: entry.file }));
    }
    for (const response of responses) expect(response.body.toString()).not.toMatch(canaryWords);
    expect((await image('content/site.yaml')).status).toBe(404);
  });

  it('has its photo where git ignores it', async () => {
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"><path d="M0 0h3v2z"/></svg>';
    const stored = await editor.image({ file, field: 'photo', name: 'me.svg' }, drawing);
    expect(json(stored)).toMatchObject({ named: 'private/me.svg' });
  });
});

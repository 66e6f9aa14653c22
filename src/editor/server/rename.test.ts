import { afterAll, beforeAll, expect, it } from 'vitest';
import { EditorServer, json } from '../../../tests/editorServer.ts';
import type { Saved } from '../api.ts';

let editor: EditorServer;
beforeAll(async () => {
  editor = await EditorServer.start();
});
afterAll(() => editor.close());

it('renames an entry in any script, whose former name becomes an alias', async () => {
  const { file } = json<Saved>(await editor.post('create', { kind: 'project', title: 'Große Karta' }));
  expect(file).toBe('content/projects/große-karta.md');
  const { version } = await editor.opened(file);
  const refused = await editor.post('rename', { file, version, name: 'Карта!' });
  expect([refused.status, refused.body.toString()]).toEqual([422, expect.stringContaining('such as карта.')]);
  const answer = await editor.post('rename', { file, version, name: 'карта' });
  expect(answer.status, answer.body.toString()).toBe(200);
  expect(editor.site.read('content/projects/карта.md')).toContain('aliases: [große-karta]');
});

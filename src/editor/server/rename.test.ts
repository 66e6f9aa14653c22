import { afterAll, beforeAll, expect, it } from 'vitest';
import { EditorServer, json } from '../../../tests/editorServer.ts';
import type { SaveResult } from '../api.ts';

let editor: EditorServer;
beforeAll(async () => {
  editor = await EditorServer.start();
});
afterAll(() => editor.close());

it('renames an entry in any script, whose former name becomes an alias', async () => {
  const { file } = json<SaveResult>(await editor.post('create', { kind: 'project', title: 'Große Karta' }));
  expect(file).toBe('content/projects/große-karta.md');
  const { version } = await editor.opened(file);
  const response = await editor.post('rename', { file, version, name: 'Карта!' });
  expect([response.status, response.body.toString()]).toEqual([422, expect.stringContaining('such as карта.')]);
  const answer = await editor.post('rename', { file, version, name: 'карта' });
  expect(answer.status, answer.body.toString()).toBe(200);
  expect(editor.site.read('content/projects/карта.md')).toContain('aliases: [große-karta]');
});

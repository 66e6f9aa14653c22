import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
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
  const device = await editor.post('rename', { file, version, name: 'con' });
  expect([device.status, device.body.toString()]).toEqual([422, expect.stringContaining('such as con-1.')]);
  const answer = await editor.post('rename', { file, version, name: 'карта' });
  expect(answer.status, answer.body.toString()).toBe(200);
  expect(editor.site.read('content/projects/карта.md')).toContain('aliases: [große-karta]');
});

it.each([
  ['here', 'The address is now /writing/new. The old one, /writing/here, redirects there.', 'aliases: [here]'],
  ['there', 'The file is now content/writing/new.md. No URL changes.', 'url: https://blog.example/'],
])('renames a post that is %s', async (name, message, field) => {
  const file = `content/writing/${name}.md`;
  mkdirSync(join(editor.site.folder, 'content/writing'), { recursive: true });
  editor.site.write(
    file,
    `---\ntitle: A\n${name === 'there' ? `${field}a\n` : ''}---\n${name === 'here' ? 'A.' : ''}\n`,
  );
  const { version } = await editor.opened(file);
  const answer = json<SaveResult>(await editor.post('rename', { file, version, name: 'new' }));
  expect([answer.message, answer.problems]).toEqual([message, []]);
  expect(editor.site.read(answer.file)).toContain(field);
  expect(editor.site.read(answer.file).includes('aliases')).toBe(name === 'here');
  rmSync(join(editor.site.folder, answer.file));
});

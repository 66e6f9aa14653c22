import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { projects } from '#sections/projects/section.ts';
import { EditorServer, json } from '../../../tests/editorServer.ts';
import type { SaveResult } from '../api.ts';
import { contentWith } from './check.ts';

let editor: EditorServer;
beforeAll(async () => {
  editor = await EditorServer.start();
});
afterAll(() => editor.close());

it('renames an entry in any script, and adds its old slug as an alias', async () => {
  const { file } = json<SaveResult>(await editor.post('create', { kind: 'project', title: 'Große Karta' }));
  expect(file).toBe('content/projects/große-karta.md');
  const { version } = await editor.opened(file);
  const rejected = await editor.post('rename', { file, version, name: 'Карта!' });
  expect([rejected.status, rejected.body.toString()]).toEqual([422, expect.stringContaining('such as карта.')]);
  const device = await editor.post('rename', { file, version, name: 'con' });
  expect([device.status, device.body.toString()]).toEqual([422, expect.stringContaining('such as con-1.')]);
  const response = await editor.post('rename', { file, version, name: 'карта' });
  expect(response.status, response.body.toString()).toBe(200);
  expect(editor.site.read('content/projects/карта.md')).toContain('aliases: [große-karta]');
  const { version: renamed } = await editor.opened('content/projects/карта.md');
  await editor.post('rename', { file: 'content/projects/карта.md', version: renamed, name: 'große-karta' });
  expect(editor.site.read(file)).toContain('aliases: [große-karta, карта]');
  const { file: copy } = json<SaveResult>(await editor.post('duplicate', { file }));
  expect(editor.site.read(copy)).not.toContain('aliases');
  const { version: copied } = await editor.opened(copy);
  const former = await editor.post('rename', { file: copy, version: copied, name: 'карта' });
  expect([former.status, former.body.toString()]).toEqual([
    409,
    expect.stringContaining(`карта is an old slug of ${file}. Choose another name.`),
  ]);
  await editor.post('rename', { file: copy, version: copied, name: 'fourth' });
  const next = json<SaveResult>(await editor.post('duplicate', { file }));
  expect(next.file).toBe('content/projects/große-karta-copy-2.md');
});

it('keeps the ID in the feed of an entry that is renamed back', async () => {
  let { file } = json<SaveResult>(await editor.post('create', { kind: 'project', title: 'First' }));
  for (const slug of ['second', 'first', 'third', 'second']) {
    const { version } = await editor.opened(file);
    ({ file } = json<SaveResult>(await editor.post('rename', { file, version, name: slug })));
    expect(file).toBe(`content/projects/${slug}.md`);
    const project = (await contentWith(editor.site.folder)).projects.filter((each) => each.slug === slug);
    expect(projects.feed.entries(project, (path) => path, 'en').map(({ id }) => id)).toEqual(['/projects/first']);
  }
  rmSync(join(editor.site.folder, file));
});

it('stores a letter with an accent as one character', async () => {
  const { file } = json<SaveResult>(await editor.post('create', { kind: 'project', title: 'Coffee' }));
  const { version } = await editor.opened(file);
  const renamed = json<SaveResult>(await editor.post('rename', { file, version, name: 'cafe\u0301' }));
  expect(renamed.file).toBe('content/projects/caf\u00e9.md');
  expect(editor.site.read(renamed.file)).toContain('aliases: [coffee]');
});

const redirected = 'The URL is now /writing/new. The old one, /writing/old, redirects there.';
it.each([
  ['here', '', redirected, 'aliases: [old]'],
  ['a draft', 'draft: true\n', redirected, 'aliases: [old]'],
  [
    'elsewhere',
    'url: https://blog.example/a\n',
    'The file is now content/writing/new.md. No URL changes.',
    'url: https://blog.example/a',
  ],
])('renames a post that is %s', async (_, fields, message, field) => {
  const file = 'content/writing/old.md';
  mkdirSync(join(editor.site.folder, 'content/writing'), { recursive: true });
  editor.site.write(file, `---\ntitle: A\n${fields}---\n${fields.startsWith('url') ? '' : 'A.'}\n`);
  const { version } = await editor.opened(file);
  const response = json<SaveResult>(await editor.post('rename', { file, version, name: 'new' }));
  expect([response.message, (await editor.opened(response.file)).problems]).toEqual([message, []]);
  expect(editor.site.read(response.file)).toContain(field);
  expect(editor.site.read(response.file).includes('aliases')).toBe(message === redirected);
  rmSync(join(editor.site.folder, response.file));
});

it.each([
  ['experience', 'title: A\n', 'The file is now content/experience/new.md.'],
  ['more', 'heading: A\n', 'The file is now content/more/new.md.'],
])('claims no unchanged URL for an entry of %s, whose fragment changes', async (folder, fields, message) => {
  const file = `content/${folder}/old.md`;
  mkdirSync(join(editor.site.folder, `content/${folder}`), { recursive: true });
  editor.site.write(file, `---\n${fields}---\n`);
  const { version } = await editor.opened(file);
  const response = json<SaveResult>(await editor.post('rename', { file, version, name: 'new' }));
  expect(response.message).toBe(message);
  rmSync(join(editor.site.folder, response.file));
});

it('copies, renames and deletes the translations of an entry with it', async () => {
  editor.site.change('content/site.yaml', /^name: .*$/m, '$&\nlanguages: [en, fr]');
  mkdirSync(join(editor.site.folder, 'content/writing'), { recursive: true });
  editor.site.write('content/writing/tests.md', '---\ntitle: Tests\n---\n\nFast.\n');
  editor.site.write('content/writing/tests.fr.md', 'Rapides.\n');
  const there = () =>
    ['tests', 'quick', 'quick-copy'].filter((name) =>
      existsSync(join(editor.site.folder, `content/writing/${name}.fr.md`)),
    );
  const fileOf = (name: string) => `content/writing/${name}.md`;
  const versionOf = async (name: string) => (await editor.opened(fileOf(name))).version;
  editor.site.write('content/writing/quick.fr.md', 'Mine.\n');
  const inTheWay = await editor.post('rename', {
    file: fileOf('tests'),
    version: await versionOf('tests'),
    name: 'quick',
  });
  expect([inTheWay.status, editor.site.read('content/writing/quick.fr.md')]).toEqual([409, 'Mine.\n']);
  rmSync(join(editor.site.folder, 'content/writing/quick.fr.md'));

  await editor.post('rename', { file: fileOf('tests'), version: await versionOf('tests'), name: 'quick' });
  expect(there()).toEqual(['quick']);
  await editor.post('duplicate', { file: fileOf('quick') });
  expect(there()).toEqual(['quick', 'quick-copy']);
  expect(editor.site.read('content/writing/quick-copy.fr.md')).toBe('Rapides.\n');
  const copy = { file: fileOf('quick-copy'), version: await versionOf('quick-copy') };
  const removed = json<SaveResult>(await editor.post('remove', copy));
  expect(removed.message).toBe(`${copy.file} was moved to content.old/ with its translation.`);
  expect(there()).toEqual(['quick']);
  expect(editor.site.read('content.old/writing/quick-copy.fr.md')).toBe('Rapides.\n');
  await editor.post('undo', {});
  expect(there()).toEqual(['quick', 'quick-copy']);
});

/** Translations of an entry's body, which are files of their own. */
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { EditorServer, json } from '../../../tests/editorServer.ts';
import type { SaveResult } from '../api.ts';
import type { Responses } from './actions.ts';

let editor: EditorServer;
const [file, french, german] = ['', '.fr', '.de'].map((language) => `content/writing/tests${language}.md`) as [
  string,
  string,
  string,
];
const post = '---\ntitle: Tests\n---\n\nFast.\n';

beforeAll(async () => {
  editor = await EditorServer.start();
  editor.site.change('content/site.yaml', /^name: .*$/m, '$&\nlanguages: [en, fr, de]');
});
beforeEach(() => {
  for (const old of ['content.old', 'content/writing'])
    rmSync(join(editor.site.folder, old), { recursive: true, force: true });
  mkdirSync(join(editor.site.folder, 'content/writing'));
  editor.site.write(file, post);
  editor.site.write(french, 'Rapides.\n');
});
afterAll(() => editor.close());

const there = () =>
  ['tests', 'quick', 'quick-copy'].filter((name) =>
    existsSync(join(editor.site.folder, `content/writing/${name}.fr.md`)),
  );

const save = async (path: string, change: object) =>
  editor.post('save', { file: path, version: (await editor.opened(path)).version, ...change });

it('are listed after their entry, also without one, with their page', async () => {
  editor.site.write('content/writing/lost.fr.md', 'Seul.\n');
  editor.site.write(french, '![Une table](./not-there.png)\n');
  const { entries } = json<Responses['list']>(await editor.post('list'));
  expect(entries.filter(({ kind }) => kind === 'writing')).toMatchObject([
    { file: 'content/writing/lost.fr.md', title: 'lost.fr.md, Français', broken: true },
    { file, title: 'Tests', page: '/writing/tests', broken: false },
    { file: french, title: 'Tests, Français', page: '/fr/writing/tests', broken: true, isTranslation: true },
  ]);
});

it('open with their text alone, and lead to each other', async () => {
  const texts = [
    { language: 'en', file },
    { language: 'fr', file: french },
    { language: 'de', file: german },
  ];
  expect(await editor.opened(file)).toMatchObject({ body: '\nFast.\n', isTranslation: false, texts });
  const shared = { isTranslation: true, isRemovable: true, values: {}, schema: { properties: {} }, texts };
  expect(await editor.opened(french)).toMatchObject({ ...shared, body: 'Rapides.\n', isAbsent: false });
  expect(await editor.opened(german)).toMatchObject({ ...shared, body: '', isAbsent: true });
  expect((await editor.opened('content/site.yaml')).texts).toEqual([]);
});

it('are written byte for byte, and created', async () => {
  editor.site.write(french, '\ufeffUn.\r\n\r\nDeux.\r\n');
  expect((await save(french, { values: {}, body: 'Un.\n\nTrois.\n' })).status).toBe(200);
  expect((await save(german, { body: 'Schnell.\n' })).status).toBe(200);
  expect([french, german, file].map((path) => editor.site.read(path))).toEqual([
    '\ufeffUn.\r\n\r\nTrois.\r\n',
    'Schnell.\n',
    post,
  ]);
});

it('report the place of a problem, and save nothing with an error', async () => {
  const response = await save(french, { body: 'Un.\n\n![Une table](./not-there.png)\n' });
  const problems = [{ file: french, line: 3, bodyLine: 3 }];
  expect([response.status, json(response)]).toMatchObject([422, { problems }]);
  expect(editor.site.read(french)).toBe('Rapides.\n');
});

it.each(['it', 'en'])('are not opened in another language, or in that of the entry: %s', async (language) => {
  expect((await editor.post('open', { file: `content/writing/tests.${language}.md` })).status).toBe(404);
});

it('are renamed, deleted and restored with their entry', async () => {
  const versionOf = async (name: string) => (await editor.opened(`content/writing/${name}.md`)).version;
  const rename = async () => editor.post('rename', { file, version: await versionOf('tests'), name: 'quick' });
  editor.site.write('content/writing/quick.fr.md', 'Mine.\n');
  expect([(await rename()).status, editor.site.read('content/writing/quick.fr.md')]).toEqual([409, 'Mine.\n']);
  rmSync(join(editor.site.folder, 'content/writing/quick.fr.md'));
  expect([(await rename()).status, there()]).toEqual([200, ['quick']]);
  const quick = { file: 'content/writing/quick.md', version: await versionOf('quick') };
  const removed = json<SaveResult>(await editor.post('remove', quick));
  expect(removed.message).toBe(`${quick.file} was moved to content.old/.`);
  expect([there(), editor.site.read('content.old/writing/quick.fr.md')]).toEqual([[], 'Rapides.\n']);
  await editor.post('undo', {});
  expect(there()).toEqual(['quick']);
});

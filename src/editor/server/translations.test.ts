/** Translations of an entry's body, which are files of their own. */
import { existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { EditorServer, json } from '../../../tests/editorServer.ts';
import type { ErrorResponse, Listing, SaveResult } from '../api.ts';

let editor: EditorServer;
const file = 'content/writing/tests.md';
const [french, german] = ['content/writing/tests.fr.md', 'content/writing/tests.de.md'];
const post = '---\ntitle: Tests\n---\n\nFast.\n';

beforeAll(async () => {
  editor = await EditorServer.start();
  editor.site.change('content/site.yaml', /^name: .*$/m, '$&\nlanguages: [en, fr, de]');
  mkdirSync(join(editor.site.folder, 'content/writing'), { recursive: true });
});
beforeEach(() => {
  for (const old of [german, 'content.old', 'content/writing/lost.fr.md'])
    rmSync(join(editor.site.folder, old), { recursive: true, force: true });
  editor.site.write(file, post);
  editor.site.write(french, 'Rapides.\n');
});
afterAll(() => editor.close());

const isThere = (path: string) => existsSync(join(editor.site.folder, path));

async function save(texts: Record<string, string>, more: object = {}) {
  const { version, values } = await editor.opened(file);
  const response = await editor.post('save', { file, version, values, texts, ...more });
  expect([response.status, response.body.toString()]).toEqual([200, expect.any(String)]);
  return json<SaveResult>(response);
}

it('lists an entry once, and a translation without an entry by itself', async () => {
  editor.site.write('content/writing/lost.fr.md', 'Seul.\n');
  const { entries } = json<Listing>(await editor.request('/api/list', editor.own));
  const listed = entries.flatMap((entry) => (entry.kind === 'writing' ? [entry.file] : []));
  expect(listed.toSorted()).toEqual(['content/writing/lost.fr.md', file]);
});

it.each([file, french])('opens the text in each language of the site: %s', async (named) => {
  expect(await editor.opened(named)).toMatchObject({
    file,
    body: '\nFast.\n',
    language: 'en',
    translations: [
      { language: 'fr', file: french, text: 'Rapides.\n' },
      { language: 'de', file: german, text: '' },
    ],
  });
});

it('opens a file without a text with the first language of the site', async () => {
  const { body, language } = await editor.opened('content/site.yaml');
  expect([body, language]).toEqual([undefined, 'en']);
});

it('has no translations on a site with one language', async () => {
  editor.site.change('content/site.yaml', 'languages: [en, fr, de]', '#');
  const opened = await editor.opened(file);
  editor.site.change('content/site.yaml', /^#$/m, 'languages: [en, fr, de]');
  expect([opened.language, opened.translations]).toEqual([undefined, undefined]);
});

it('does not open a translation that is a link', async () => {
  rmSync(join(editor.site.folder, french));
  symlinkSync(join(editor.site.folder, 'package.json'), join(editor.site.folder, french));
  const { translations = [] } = await editor.opened(file);
  rmSync(join(editor.site.folder, french));
  expect(translations.map(({ language }) => language)).toEqual(['de']);
});

it('has fields that few owners need only in forms of content that uses them', async () => {
  const [site, job] = ['content/site.yaml', 'content/experience/specimen-instruments.md'];
  const shown = async () => {
    const [{ properties = {} } = {}, { properties: { type } = {} } = {}] = await Promise.all(
      [site, job].map(async (each) => (await editor.opened(each)).schema),
    );
    return [properties.dataMineUrl !== undefined, type?.enum?.includes('the data mine')];
  };
  expect(await shown()).toEqual([true, true]);
  const users = [site, job, 'content/experience/hypothetical-grid.md'];
  const before = users.map((each) => editor.site.read(each));
  for (const each of users) editor.site.change(each, /^(type: the data mine|dataMineUrl: .*)$/m, '#');
  const without = await shown();
  for (const [index, each] of users.entries()) editor.site.write(each, before[index] ?? '');
  expect(without).toEqual([false, false]);
});

it('writes what was typed, and no other byte', async () => {
  const bytes = '\ufeffUn.\r\n\r\nDeux.\r\n';
  editor.site.write(french, bytes);
  const before = editor.everything();
  await save({});
  await save({ de: '  \n' });
  expect(editor.everything()).toEqual(before);
  await save({ fr: 'Un.\n\nTrois.\n', de: 'Schnell.\n' });
  expect(editor.site.read(french)).toBe('\ufeffUn.\r\n\r\nTrois.\r\n');
  expect([editor.site.read(file), editor.site.read(german)]).toEqual([post, 'Schnell.\n']);
});

it('creates a translation with the line endings of the entry', async () => {
  editor.site.write(file, post.replaceAll('\n', '\r\n'));
  await save({ de: 'Eins.\n\nZwei.\n' });
  expect(editor.site.read(german)).toBe('Eins.\r\n\r\nZwei.\r\n');
});

it('creates about.md with its translation', async () => {
  const about = 'content/about.md';
  const before = editor.site.read(about);
  rmSync(join(editor.site.folder, about));
  const { version, values, translations } = await editor.opened(about);
  expect(translations).toHaveLength(2);
  const wanted = { file: about, version, values, body: 'Hello.\n', texts: { fr: 'Bonjour.\n' } };
  await editor.post('save', wanted);
  expect([editor.site.read(about), editor.site.read('content/about.fr.md')]).toEqual([
    '---\n---\nHello.\n',
    'Bonjour.\n',
  ]);
  rmSync(join(editor.site.folder, 'content/about.fr.md'));
  editor.site.write(about, before);
});

it('moves an emptied translation out of content', async () => {
  const { message } = await save({ fr: '' });
  expect(message).toBe(`${file} was saved. The old text is in content.old/writing/tests.fr.md.`);
  expect([isThere(french), editor.site.read('content.old/writing/tests.fr.md')]).toEqual([false, 'Rapides.\n']);
});

it.each(['save', 'rename', 'remove'])('rejects %s if a translation was changed elsewhere', async (action) => {
  const { version, values } = await editor.opened(file);
  editor.site.write(french, 'Autre.\n');
  const before = editor.everything();
  const response = await editor.post(action, { file, version, values, texts: { fr: 'Moi.\n' }, name: 'other' });
  expect([response.status, editor.everything()]).toEqual([409, before]);
  if (action !== 'save') return;
  await save({ fr: 'Moi.\n' }, { version, overwrites: true });
  expect(editor.site.read(french)).toBe('Moi.\n');
});

it('reports the place of a problem in a translation, and saves nothing with an error', async () => {
  const { version, values } = await editor.opened(file);
  const texts = { fr: 'Un.\n\n![Une table](./not-there.png)\n' };
  const response = await editor.post('save', { file, version, values, texts });
  const found = { file: french, line: 3, bodyLine: 3 };
  expect([response.status, json<ErrorResponse>(response).problems, editor.site.read(french)]).toMatchObject([
    422,
    [found],
    'Rapides.\n',
  ]);
  editor.site.write(french, texts.fr);
  expect((await editor.opened(file)).problems).toContainEqual(expect.objectContaining(found));
  const { entries } = json<Listing>(await editor.request('/api/list', editor.own));
  expect(entries.find((entry) => entry.file === file)).toMatchObject({ broken: true });
});

it.each([
  ['a language that the site lacks', 'it', 'Rapides.\n', 'content/site.yaml lists no further language "it"'],
  ['the language of the entry', 'en', 'Rapides.\n', 'lists no further language "en"'],
  ['a path', '../../x', 'Rapides.\n', 'lists no further language'],
  ['a translation that is not UTF-8', 'fr', Buffer.from([0xff, 0xfe, 0x41]), `${french} is not saved as UTF-8`],
])('writes no text into %s', async (_, language, bytes, message) => {
  editor.site.write(french, bytes);
  const { version, values, translations = [] } = await editor.opened(file);
  expect(translations.map((each) => each.language)).toEqual(language === 'fr' ? ['de'] : ['fr', 'de']);
  const before = editor.everything();
  const response = await editor.post('save', { file, version, values, texts: { [language]: 'A' } });
  expect([response.status, editor.everything()]).toEqual([422, before]);
  expect(json<ErrorResponse>(response).message).toContain(message);
});

import fs, { readdirSync, readFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { EditorServer, json } from '../../../tests/editorServer.ts';
import type { ErrorResponse, PublishReport } from '../api.ts';
import { lostComments } from './save.ts';

const game = 'content/projects/online-card-game.md';
let editor: EditorServer;

beforeAll(async () => {
  editor = await EditorServer.start();
});
afterAll(() => editor.close());

it('accepts a photo without alt text, which has a default', async () => {
  const file = 'content/site.yaml';
  const { version, values } = await editor.opened(file);
  const { photoAlt: _, ...rest } = values ?? {};
  const response = await editor.post('save', { file, version, values: { ...rest, photo: 'images/piano.svg' } });
  expect([response.status, response.body.toString()]).toEqual([200, expect.stringContaining('was saved')]);
  expect(editor.site.read(file)).toContain('\nphoto: images/piano.svg\n');
});

it.each(['ENOSPC', 'EDQUOT'])('keeps only the old file on a full disk, and reports it (%s)', async (code) => {
  const opened = await editor.opened(game);
  const before = editor.everything();
  const write = fs.fsyncSync;
  onTestFinished(() => {
    fs.fsyncSync = write;
    syncBuiltinESMExports();
  });
  fs.fsyncSync = () => {
    throw Object.assign(new Error(`${code}: no space left on device, fsync`), { code });
  };
  syncBuiltinESMExports();
  const { file, version, values } = opened;
  for (const response of [
    await editor.post('save', { file, version, values: { ...values, role: 'All' } }),
    await editor.post('remove', { file, version }),
    await editor.image(
      { file, field: 'body', name: 'a.svg' },
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"><path d="M0 0h3v2z"/></svg>',
    ),
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
  const { version, values } = await editor.opened(game);
  const response = await editor.post('save', { file: game, version, values });
  expect(json(response)).toEqual({ file: game, message: 'No changes to save.' });
  expect(editor.everything()).toEqual(before);
});

it('opens no file in another encoding, which a save would change', async () => {
  const file = 'content/about.md';
  const before = editor.site.read(file);
  editor.site.write(file, Buffer.from('Caf\xe9', 'latin1'));
  const response = await editor.request(`/api/file?file=${file}`);
  editor.site.write(file, before);
  expect([response.status, json<ErrorResponse>(response)]).toMatchObject([
    422,
    { message: expect.stringContaining(`${file} is not saved as UTF-8.`), problems: [{ file }] },
  ]);
});

it('has no text for a file whose kind has only fields', async () => {
  const { body, values } = await editor.opened('content/experience/placeholder-health.md');
  expect([body, typeof values]).toEqual([undefined, 'object']);
});

it('warns in site.yaml if the résumé is longer than its owner wants', async () => {
  const file = 'content/site.yaml';
  const before = editor.site.read(file);
  editor.site.write(file, before.replace(/^resume:\n.*/m, 'resume: { pages: 1 }'));
  const { problems } = await editor.opened(file);
  editor.site.write(file, before);
  expect(problems).toEqual([expect.objectContaining({ file, severity: 'warning', path: ['resume', 'pages'] })]);
});

it.each([['Learning $k$ {DNA} \\textit{in vivo}', 'Learning k DNA in vivo']])(
  'shows the title of a publication as readers see it: %s',
  async (title, shown) => {
    const file = 'content/publications.bib';
    editor.site.write(file, `@misc{sample2026, title = {${title}}}\n`);
    expect((await editor.opened(file)).publications).toMatchObject([{ title: shown }]);
  },
);

it('counts the lines of a body from its own beginning, also in a rejected save', async () => {
  const opened = await editor.opened(game);
  // An added field moves the body down in the file.
  const values = { ...opened.values, youtubeLink: 'https://example.com/video' };
  const body = 'One.\n\n![A table](./not-there.png)\n';
  const response = await editor.post('save', { file: game, version: opened.version, values, body });
  const [problem] = json<ErrorResponse>(response).problems ?? [];
  expect(problem).toMatchObject({ file: game, line: 18, bodyLine: 3 });
  expect(problem?.message).toContain('not-there.png');

  editor.site.change(game, /\n---\n[\s\S]*$/.exec(editor.site.read(game))?.[0] ?? '', `\n---\n${body}`);
  const found = { line: 17, bodyLine: 3 };
  expect((await editor.opened(game)).problems).toMatchObject([found]);
  const { problems } = json<PublishReport>(await editor.request('/api/publishing'));
  expect(problems.filter(({ message }) => message.includes('not-there.png'))).toMatchObject([found]);
});

const bibliography = readFileSync(new URL('../../../content/publications.bib', import.meta.url), 'utf8');
const skills = 'groups:\n  - name: Tools\n    items:\n      - name: Git\n';
it.each([
  ['content/skills.yaml', 'a: [', skills],
  ['content/skills.yaml', `a: ${'['.repeat(2000)}`, skills],
  ['content/skills.yaml', 'a: &a [*a]', skills],
  ['content/publications.bib', '@misc{a, title = {A', bibliography],
  ['content/publications.bib', `@misc{a, title = ${'{'.repeat(2000)}`, bibliography],
  [game, '---\ntitle: [\n---\nText\n', '---\ntitle: A\ncategory: personal\ndescription: B\n---\nText\n'],
  [game, 'title: A\n', '---\ntitle: A\ncategory: personal\ndescription: B\n---\n'],
])('opens %s as text if it is unreadable, and saves it fixed: %#', async (file, broken, text) => {
  editor.site.write(file, broken);
  const opened = await editor.opened(file);
  const error = expect.objectContaining({ file, severity: 'error', line: expect.any(Number) });
  expect(opened).toMatchObject({ text: broken, problems: expect.arrayContaining([error]) });
  expect([opened.values, opened.publications]).toEqual([undefined, undefined]);
  const { status, body } = await editor.post('save', { file, version: opened.version, text });
  expect([status, body.toString()]).toEqual([200, expect.stringContaining('was saved')]);
  expect(editor.site.read(file)).toBe(text);
});

it.each<[string, string, string, string[]]>([
  ['none', 'a: 1 # one\n', 'a: 2 # one\n', []],
  ['one after a value', 'a: 1 # one\nb: 2\n', 'b: 2\n', ['# one']],
  ['one of two equal ones', '# x\na: 1\n# x\nb: 2\n', '# x\na: 1\n', ['# x']],
  ['one in a list', 'a:\n  - 1 # one\n  # two\n  - 2\n', 'a:\n  - 2\n', ['# one', '# two']],
  ['no placeholder of a field that is now set', '# role:\na: 1\n# other: x\n', 'role: R\na: 1\n', ['# other: x']],
  ['one that begins like such a placeholder', 'a: 1\n# a: 2, or so\nb: 1\n', 'a: 1\n', ['# a: 2, or so']],
  ['no text with a #', 'a: "# no"\nb: x#y\nc: |\n  # text\n', 'b: x#y\n', []],
])('reports comments that a save would delete: %s', (_, before, after, lost) => {
  expect(lostComments(before, after)).toEqual(lost);
});

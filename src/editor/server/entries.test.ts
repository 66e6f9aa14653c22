import { existsSync, lstatSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entryOf } from '#sections/index.ts';
import { EditorServer, json } from '../../../tests/editorServer.ts';
import type { ErrorResponse, Listing, SaveResult } from '../api.ts';
import { versionOf } from './disk.ts';
import { create } from './entries.ts';

const game = 'content/projects/online-card-game.md';
let editor: EditorServer;

beforeAll(async () => {
  editor = await EditorServer.start();
});
afterAll(() => editor.close());

it('lists everything that can be edited', async () => {
  editor.site.write('content/talks.yaml', 'entries:\n  - title: Making tests fast\n');
  mkdirSync(join(editor.site.folder, 'content/writing'));
  const posts = { here: 'date: 2026-08-14', there: 'url: https://blog.example', draft: 'draft: true' };
  for (const [name, field] of Object.entries(posts))
    editor.site.write(`content/writing/${name}.md`, `---\ntitle: ${name}\n${field}\n---\n`);
  mkdirSync(join(editor.site.folder, 'content/more'));
  editor.site.write('content/more/patents.md', '---\nheading: Patents\n---\n\nOne.\n');
  const { entries, forms, folder, publicationKeys } = json<Listing>(await editor.request('/api/list'));
  for (const path of ['talks.yaml', 'writing', 'more'])
    rmSync(join(editor.site.folder, 'content', path), { recursive: true });
  expect(folder, 'by which the browser keeps unsaved changes').toBe(versionOf(Buffer.from(editor.site.folder)));
  expect(entries[0]?.file, 'which the editor opens first').toBe('content/site.yaml');
  const singles = (kinds: readonly string[]) => kinds.filter((kind) => !entryOf(kind)).toSorted();
  expect(singles(entries.map(({ kind }) => kind))).toEqual(singles([...Object.keys(forms), 'publications']));
  const titles = entries.flatMap(({ kind, title }) => (['site', 'about', 'skills'].includes(kind) ? [title] : []));
  expect(titles, 'as sections call themselves').toEqual(['Site', 'About', 'Skills']);
  expect(entries.find(({ kind }) => kind === 'talks')).toMatchObject({
    title: 'Talks',
    page: '/#talks',
    absent: false,
    broken: false,
  });
  expect(entries.filter(({ kind }) => kind === 'writing')).toMatchObject([
    { title: 'here', page: '/writing/here', draft: false },
    { title: 'draft', page: '/', draft: true },
    { title: 'there', page: '/writing#writing-undated', draft: false },
  ]);
  expect(entries.find(({ kind }) => kind === 'more')).toMatchObject({ title: 'Patents', page: '/#more-patents' });
  expect(publicationKeys).toEqual(['example2026aorta', 'example2026voice']);
});

it.each(['duplicate', 'rename'])('rejects %s of a file that is the only one of its kind', async (action) => {
  const before = editor.everything();
  const file = 'content/skills.yaml';
  const { version } = await editor.opened(file);
  const { status, body } = await editor.post(action, { file, version, name: 'other' });
  expect([status, body.toString()]).toEqual([422, expect.stringContaining(`${file} can't be copied or renamed.`)]);
  expect(editor.everything()).toEqual(before);
});

it('shows Data Mine fields only in forms of content that uses them', async () => {
  const chosen = async () => {
    const { forms } = json<Listing>(await editor.request('/api/list'));
    return {
      types: forms.experience?.properties?.type?.enum,
      url: Boolean(forms.site?.properties?.dataMineUrl),
    };
  };
  const files = [
    'content/site.yaml',
    'content/experience/hypothetical-grid.md',
    'content/experience/specimen-instruments.md',
  ];
  const before = files.map((file) => editor.site.read(file));
  const types = ['internship', 'full-time', 'freelance', 'volunteer'];
  expect(await chosen()).toEqual({ types: expect.arrayContaining([...types, 'the data mine']), url: true });
  for (const [index, file] of files.entries())
    editor.site.write(file, before[index]?.replace(/^(type: the data mine|dataMineUrl: .*)$/m, '') ?? '');
  const without = await chosen();
  editor.site.write(
    'content/experience/specimen-instruments.md',
    before[2]?.replace('the data mine', 'The Data Mine ') ?? '',
  );
  const withOne = await chosen();
  for (const [index, file] of files.entries()) editor.site.write(file, before[index] ?? '');
  expect(without).toEqual({ types: expect.arrayContaining(types), url: false });
  expect(without.types).not.toContain('the data mine');
  expect(withOne).toEqual({ types: expect.arrayContaining(['the data mine']), url: true });
});

it('overwrites a file that was changed elsewhere only if the owner wants so, and keeps it in content.old/', async () => {
  const { version, values } = await editor.opened(game);
  const before = editor.site.read(game);
  const theirs = before.replace('order: 2', 'order: 3 # mine');
  editor.site.write(game, theirs);
  const change = { file: game, version, values: { ...values, role: 'New' } };
  const response = await editor.post('save', change);
  expect([response.status, json<ErrorResponse>(response).isConflict]).toEqual([409, true]);
  expect(editor.site.read(game)).toBe(theirs);
  const saved = json<SaveResult>(await editor.post('save', { ...change, overwrites: true }));
  const old = 'content.old/projects/online-card-game.md';
  expect(saved.message).toBe(`${game} was saved. The old text is in ${old}.`);
  expect(editor.site.read(game)).toBe(before.replace('order: 2', 'order: 2 # mine').replace(/role: .*/, 'role: New'));
  expect(editor.site.read(old)).toBe(theirs);
  rmSync(join(editor.site.folder, 'content.old'), { recursive: true });
});

describe('publications', () => {
  const file = 'content/publications.bib';
  const key = 'example2026voice';
  const save = async (publications: object) =>
    editor.post('save', { file, version: (await editor.opened(file)).version, publications });

  it('are shown with their references, and changed entry by entry, the rest byte for byte', async () => {
    const before = editor.site.read(file);
    const { publications = [] } = await editor.opened(file);
    const [first] = publications;
    expect(first?.reference).toMatch(/\(2026\)\. Which Diameter\?.*, 1–8\.$/);
    const text = first?.text.replace('{1--8}', '{1--9}');
    expect((await save({ [first?.key ?? '']: text })).status).toBe(200);
    expect(editor.site.read(file)).toBe(before.replace('{1--8}', '{1--9}'));
  });

  it.each([
    ['', /exactly one entry/],
    ['@misc{a, title={b}', /"path":\[\]|is never closed|closed/],
    ['@misc{a, title={b}}\n@misc{c, title={d}}', /exactly one entry/],
    [`@misc{${key}, title={A title}, doi = {none}}`, /"example2026voice","doi"\],"message":"must be a DOI/],
    // A project points to it.
    ['@misc{other, title={A title}}', /points to \\"example2026voice\\", which isn't in/],
    ['@misc{example2026aorta, title={A title}}', /is the key of two entries/],
  ])('with an invalid text are rejected: %j', async (text, reported) => {
    const before = editor.site.read(file);
    const response = await save({ [key]: text });
    expect([response.status, response.body.toString()]).toEqual([422, expect.stringMatching(reported)]);
    expect(editor.site.read(file)).toBe(before);
  });

  it('are edited as text if two have the same key', async () => {
    const before = editor.site.read(file);
    editor.site.write(file, `${before}\n@misc{example2026voice, title = {Another}}\n`);
    const opened = await editor.opened(file);
    editor.site.write(file, before);
    expect(opened.publications).toBeUndefined();
    expect(opened.text).toContain('Another');
  });

  it('are created one at a time', async () => {
    const before = editor.site.read(file);
    const wanted = ['One', 'Two'].map((title) => editor.post('create', { kind: 'publication', title }));
    expect((await Promise.all(wanted)).map(({ status }) => status)).toEqual([200, 200]);
    expect(editor.site.read(file)).toMatch(/\{One\}[\s\S]*\{Two\}/);
    editor.site.write(file, before);
  });

  it('are not created over another change', async () => {
    const before = editor.site.read(file);
    const creating = create(editor.site.folder, 'publication', 'Too late');
    const text = `${before}\n@misc{meanwhile, title = {Meanwhile}}\n`;
    editor.site.write(file, text);
    await expect(creating).rejects.toThrow(`${file} was changed meanwhile. Try again.`);
    expect(editor.site.read(file)).toBe(text);
    editor.site.write(file, before);
  });

  it('are added from a whole file', async () => {
    const before = editor.site.read(file);
    const add = async (text: string) => editor.post('addPublications', { text });
    const text = '@misc{new2020, title = {New}}\n\n@misc{example2026voice, title = {Old}}\n';
    expect(json<SaveResult>(await add(text)).message).toBe(
      '1 entry was added. These are there already: example2026voice.',
    );
    expect(editor.site.read(file)).toBe(`${before.trimEnd()}\n\n@misc{new2020, title = {New}}\n`);
    for (const wrong of ['no entry', '@misc{a, title = {A']) expect((await add(wrong)).status).toBe(422);
    editor.site.write(file, before);
  });

  it('that a project points to are not deleted', async () => {
    const { version } = await editor.opened(file);
    expect((await editor.post('remove', { key, version })).status).toBe(422);
  });
});

describe('deleted content', () => {
  const own = 'content/more/patents.md';
  const commented = '---\n# Canary 1.\nheading: Patents # Canary 2.\n---\n\nOne.\n\n<!-- Canary 3. -->\n';
  beforeAll(() => {
    mkdirSync(join(editor.site.folder, 'content/more'), { recursive: true });
    editor.site.write(own, commented);
  });
  const remove = async (parameters: object) => json<SaveResult>(await editor.post('remove', parameters));

  it('is moved to content.old/ with its images, and restored byte by byte', async () => {
    const before = editor.everything();
    const { version } = await editor.opened(game);
    const { message } = await remove({ file: game, version });
    expect(message).toBe(`${game} was moved to content.old/ with its image.`);
    expect(existsSync(join(editor.site.folder, game))).toBe(false);
    expect(existsSync(join(editor.site.folder, 'content.old/projects/online-card-game.svg'))).toBe(true);
    expect(json(await editor.post('undo', {}))).toEqual({ file: game, message: `${game} was restored.` });
    expect(editor.everything()).toEqual(before);
    expect((await editor.post('undo', {})).status, 'only once').toBe(404);
  });

  it('leaves an image that another entry shows', async () => {
    const other = 'content/projects/shared.md';
    editor.site.write(other, '---\ntitle: Shared\nimageSrc: ./online-card-game.svg\n---\n');
    const { message } = await remove({ file: game, version: (await editor.opened(game)).version });
    expect(message).toBe(`${game} was moved to content.old/.`);
    expect((await editor.post('undo', {})).status).toBe(200);
    rmSync(join(editor.site.folder, other));
  });

  it('leaves an image that is a link', async () => {
    const file = 'content/projects/linked.md';
    const link = join(editor.site.folder, 'content/projects/linked.svg');
    symlinkSync(join(editor.site.folder, 'content/projects/online-card-game.svg'), link);
    editor.site.write(file, '---\ntitle: Linked\nimageSrc: ./linked.svg\n---\n');
    const { message } = await remove({ file, version: (await editor.opened(file)).version });
    expect(message).toBe(`${file} was moved to content.old/.`);
    expect(lstatSync(link).isSymbolicLink()).toBe(true);
    for (const path of [link, join(editor.site.folder, 'content.old')]) rmSync(path, { recursive: true });
  });

  it('never overwrites older deleted files, or newer files', async () => {
    const first = await remove({ file: own, version: (await editor.opened(own)).version });
    editor.site.write(own, commented.replace('One', 'Two'));
    const second = await remove({ file: own, version: (await editor.opened(own)).version });
    expect([first.message, second.message]).toEqual([
      `${own} was moved to content.old/.`,
      `${own} was moved to content.old-2/.`,
    ]);
    editor.site.write(own, 'new');
    const response = await editor.post('undo', {});
    expect([response.status, response.body.toString()]).toEqual([409, expect.stringContaining('was changed since')]);
    rmSync(join(editor.site.folder, own));
    expect((await editor.post('undo', {})).status).toBe(200);
    expect(editor.site.read(own)).toBe(commented.replace('One', 'Two'));
    editor.site.write(own, commented);
  });

  it('may be a publication, with the comments around it', async () => {
    const file = 'content/publications.bib';
    const before = `% Canary 1.\n${editor.site.read(file)}\n\n% Canary 2.\n@misc{gone2020, title = {A & B}} % Canary 3.\n\n\n% Canary 4.\n`;
    editor.site.write(file, before);
    const { message } = await remove({ key: 'gone2020', version: (await editor.opened(file)).version });
    expect(message).toBe('gone2020 was moved to content.old/publications.bib.');
    expect(editor.site.read('content.old/publications.bib')).toMatch(/^@misc\{gone2020, title = \{A & B\}\}\n$/m);
    expect(editor.site.read(file)).not.toContain('gone2020');
    await editor.post('undo', {});
    expect(editor.site.read(file)).toBe(before);
    const kept = (key: string) => `@misc{${key}, title = {A & B}}\n`;
    editor.site.write(file, kept('one2020') + kept('two2020'));
    for (const key of ['one2020', 'two2020']) await remove({ key, version: (await editor.opened(file)).version });
    expect(editor.site.read('content.old/publications.bib')).toMatch(`${kept('one2020')}\n${kept('two2020')}`);
    editor.site.write(file, before.replace(/^% Canary 1.\n|\n\n% Canary 2.[\s\S]*$/g, ''));
  });
});

describe('a custom section', () => {
  const order = async () =>
    json<Listing>(await editor.request('/api/list'))
      .entries.filter(({ kind }) => kind === 'more')
      .map(({ file }) => file.replace(/^.*\/|\.md$/g, ''));

  it('is created, moved, copied and renamed like any entry', async () => {
    rmSync(join(editor.site.folder, 'content/more'), { recursive: true, force: true });
    for (const title of ['Patents', 'Diving']) {
      const { file } = json<SaveResult>(await editor.post('create', { kind: 'section', title }));
      expect(file).toBe(`content/more/${title.toLowerCase()}.md`);
    }
    expect(await order()).toEqual(['diving', 'patents']);
    expect((await editor.post('move', { file: 'content/more/patents.md', by: -1 })).status).toBe(200);
    expect(await order()).toEqual(['patents', 'diving']);
    const copied = json<SaveResult>(await editor.post('duplicate', { file: 'content/more/patents.md' }));
    expect(copied.file).toBe('content/more/patents-copy.md');
    expect(editor.site.read(copied.file)).toMatch(/\nheading: Patents\n[\s\S]*\ndraft: true\n/);
    expect(editor.site.read(copied.file)).not.toContain('\norder:');
    const another = json<SaveResult>(await editor.post('duplicate', { file: 'content/more/patents.md' }));
    expect(another.file).toBe('content/more/patents-copy-2.md');
    const { version } = await editor.opened(copied.file);
    const renamed = await editor.post('rename', { file: copied.file, version, name: 'grants' });
    expect(json<SaveResult>(renamed)).toMatchObject({ file: 'content/more/grants.md' });
    const { groups } = json<Listing>(await editor.request('/api/list'));
    const rules = groups.map(({ kind, sortedBy, pagePrefix }) => [kind, sortedBy, pagePrefix]);
    expect(rules.slice(0, 3), 'those on About come last').toEqual([
      ['projects', 'order', '/projects/'],
      ['experience', 'date', undefined],
      ['writing', 'date', '/writing/'],
    ]);
    expect(rules).toContainEqual(['more', 'order', undefined]);
  });
});

it('saves a link to a page that is not written yet, and reports it', async () => {
  const { version } = await editor.opened(game);
  const before = editor.site.read(game);
  const response = await editor.post('save', { file: game, version, body: '[Next](/projects/not-yet)\n' });
  expect(response.status).toBe(200);
  const { problems } = await editor.opened(game);
  expect(problems).toMatchObject([{ severity: 'error', message: expect.stringContaining('does not exist') }]);
  editor.site.write(game, before);
});

it('keeps the file in content.old/ if a save deletes a comment', async () => {
  const file = 'content/interests.yaml';
  const text = editor.site.read(file);
  const commented = text.replace('  - name: Piano', '  # Since 2001.\n  - name: Piano');
  editor.site.write(file, commented);
  const { version, values = {} } = await editor.opened(file);
  const entries = (values as { entries: { name: string }[] }).entries.filter(({ name }) => name !== 'Piano');
  const { message } = json<SaveResult>(await editor.post('save', { file, version, values: { entries } }));
  const [, aside = ''] = /^.* was saved\. The old text is in (content\.old\S*\.yaml)\.$/.exec(message) ?? [];
  expect([editor.site.read(aside), editor.site.read(file).match(/Piano|2001/)]).toEqual([commented, null]);
  editor.site.write(file, text);
});

describe('the only file of its kind', () => {
  const file = 'content/interests.yaml';

  it('is deleted, then listed as absent, and created by a save', async () => {
    const { version } = await editor.opened(file);
    const before = editor.everything();
    expect((await editor.post('remove', { file, version: 'another' })).status).toBe(409);
    expect((await editor.post('remove', { file, version })).status).toBe(200);
    expect(existsSync(join(editor.site.folder, file))).toBe(false);
    const { entries } = json<Listing>(await editor.request('/api/list'));
    expect(entries.find((entry) => entry.file === file)).toMatchObject({ absent: true, kind: 'interests' });
    const blank = await editor.opened(file);
    expect(blank).toMatchObject({ values: {}, text: '' });
    // Its images went with it.
    const typed = { entries: [{ name: 'Chess' }] };
    expect((await editor.post('save', { file, version: blank.version, values: typed })).status).toBe(200);
    expect((await editor.opened(file)).values).toEqual(typed);
    expect(editor.site.read(file), 'leads editors to its schema').toMatch(
      /^# yaml-language-server: \$schema=\S+interests/,
    );
    rmSync(join(editor.site.folder, file));
    expect((await editor.post('undo', {})).status).toBe(200);
    expect(editor.everything()).toEqual(before);
  });

  it('is not deleted if the site needs it', async () => {
    for (const file of ['content/site.yaml', 'content/publications.bib']) {
      const { version, isRemovable } = await editor.opened(file);
      expect(isRemovable).toBe(false);
      expect((await editor.post('remove', { file, version })).status).toBe(422);
    }
    expect((await editor.opened('content/about.md')).isRemovable).toBe(true);
  });
});

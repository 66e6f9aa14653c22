import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { projects } from '#sections/projects/section.ts';
import { EditorServer, json } from '../../../tests/editorServer.ts';
import type { ErrorResponse, Requests, SaveResult } from '../api.ts';
import type { Responses } from './actions.ts';
import { contentOf } from './write.ts';

const game = 'content/projects/online-card-game.md';
const bib = 'content/publications.bib';
let editor: EditorServer;
let first: Map<string, string>;

beforeAll(async () => {
  editor = await EditorServer.start();
  first = editor.everything();
});
beforeEach(() => {
  for (const path of editor.everything().keys()) if (!first.has(path)) rmSync(path);
  rmSync(join(editor.site.folder, 'content.old'), { recursive: true, force: true });
  for (const folder of ['more', 'writing']) mkdirSync(join(editor.site.folder, 'content', folder), { recursive: true });
  for (const [path, bytes] of first)
    editor.site.write(path.slice(editor.site.folder.length), Buffer.from(bytes, 'base64'));
});
afterAll(() => editor.close());

const listed = async () => json<Responses['list']>(await editor.post('list'));
const isThere = (file: string) => existsSync(join(editor.site.folder, file));

/** Runs an action that succeeds; of a file, in its version. */
async function act<Name extends keyof Requests>(
  name: Name,
  request: Omit<Requests[Name], 'version'> & { file?: string },
): Promise<SaveResult> {
  const { version = '' } = request.file ? await editor.opened(request.file) : {};
  const response = await editor.post(name, { version, ...request });
  expect([response.status, response.body.toString()]).toEqual([200, expect.any(String)]);
  return json<SaveResult>(response);
}

describe('an application', () => {
  const file = 'content/for/acme-7f3k2.md';
  const write = (text: string) => {
    mkdirSync(join(editor.site.folder, 'content/for'), { recursive: true });
    editor.site.write(file, text);
  };

  it('is listed by its name, with its page and papers', async () => {
    write('---\n---\nDear Acme,\n');
    editor.site.write('content/for/beta-4k3mn.md', '---\n---\n');
    editor.site.write('content/for/gone-9xq3v.md', '---\nexpires: 2020-01-01\n---\n');
    const { entries, groups } = await listed();
    const page = '/for/acme-7f3k2';
    expect(entries.filter(({ kind }) => kind === 'applications')).toMatchObject([
      { title: 'For acme-7f3k2', page, papers: { Résumé: `${page}/resume.pdf`, Letter: `${page}/letter.pdf` } },
      { title: 'For beta-4k3mn', papers: { Résumé: '/for/beta-4k3mn/resume.pdf' } },
      { title: 'For gone-9xq3v', page: '/' },
    ]);
    expect(entries.find(({ file }) => file.includes('beta'))?.papers).not.toHaveProperty('Letter');
    expect(groups.at(-1)).toMatchObject({ command: 'for', titleLabel: 'Employer' });
  });

  it('is created for an employer, with advice once on who can read it', async () => {
    spawnSync('git', ['init', '-q'], { cwd: editor.site.folder });
    const first = await act('create', { kind: 'for', title: 'Acme' });
    expect(first).toMatchObject({
      file: expect.stringMatching(/^content\/for\/acme-\w{5}\.md$/),
      message: expect.stringContaining('\n  /content/for/\n'),
    });
    expect((await act('create', { kind: 'for', title: 'Acme' })).message).not.toContain('/content/for/\n');
    rmSync(join(editor.site.folder, '.git'), { recursive: true });
  });

  it('chooses among entries by the names that it writes', async () => {
    editor.site.write(
      'content/talks.yaml',
      'entries:\n  - { title: Old, date: 2020-01 }\n  - { title: { en: Trees, fr: Arbres }, date: 2026-01 }\n',
    );
    editor.site.change('content/site.yaml', /^/, 'languages: [en, fr]\n');
    editor.site.change(game, /^title:/m, 'draft: true\ntitle:');
    editor.site.write(
      'content/education.yaml',
      'entries:\n  - { title: BSc, institution: A, start: 2001-01 }\n  - { title: BSc, institution: B, start: 2002-01 }\n',
    );
    write('---\nwithout: { projects: [online-card-game] }\n---\n');
    const { choices = [], problems, texts, schema } = await editor.opened(file);
    expect([problems, texts], 'a letter is in one language').toEqual([[], []]);
    expect(schema?.properties?.tagline).toMatchObject({ type: 'string' });
    const ofKind = (wanted: string) => choices.find(({ kind }) => kind === wanted);
    expect(ofKind('talks')).toEqual({
      kind: 'talks',
      title: 'Talks',
      entries: [
        { title: 'Trees', name: 'Trees', names: ['Trees', 'Arbres'] },
        { title: 'Old', name: 'Old', names: ['Old'] },
      ],
    });
    expect(ofKind('projects')?.entries, 'drafts too').toContainEqual(
      expect.objectContaining({ name: 'online-card-game', title: 'Online card game' }),
    );
    expect(ofKind('education')?.entries, 'not the same for both').toEqual([
      { title: 'BSc, A', name: 'A', names: ['BSc', 'A'] },
      { title: 'BSc, B', name: 'B', names: ['BSc', 'B'] },
    ]);
    expect(ofKind('publications')?.entries[0]).toMatchObject({ names: [expect.stringMatching(/^example2026/)] });
    expect(ofKind('references')).toBeUndefined();
  });

  it('is saved with its comments and what a form can’t hold', async () => {
    const before =
      '---\n# Why.\nfirst: {projects: [consultancy-website]} # Mine.\ninstead:\n  projects: {consultancy-website: {order: 3}}\n---\nDear Acme,\n';
    write(before);
    const { values } = await editor.opened(file);
    await act('save', {
      file,
      values: { ...values, without: { projects: ['online-card-game'] } },
      body: 'Dear all,\n',
    });
    expect(editor.site.read(file)).toBe(
      before.replace('instead:', 'without:\n  projects: [online-card-game]\ninstead:').replace('Dear Acme', 'Dear all'),
    );
  });
});

/** Runs an action that is rejected, and returns the status and the reason. */
async function reject(name: keyof Requests, request: { file?: string }): Promise<[number, string]> {
  const before = editor.everything();
  const { version = '' } = request.file ? await editor.opened(request.file) : {};
  const response = await editor.post(name, { version, ...request });
  expect(editor.everything()).toEqual(before);
  return [response.status, json<ErrorResponse>(response).message];
}

it('lists everything that can be edited', async () => {
  editor.site.write('content/talks.yaml', 'entries:\n  - title: Making tests fast\n');
  const posts = { here: 'date: 2026-08-14', there: 'url: https://blog.example', draft: 'draft: true' };
  for (const [name, field] of Object.entries(posts))
    editor.site.write(`content/writing/${name}.md`, `---\ntitle: ${name}\n${field}\n---\n`);
  editor.site.write('content/more/patents.md', '---\nheading: Patents\n---\n\nOne.\n');
  const { entries, groups, publicationKeys } = await listed();
  expect(entries[0]?.file, 'which the editor opens first').toBe('content/site.yaml');
  expect(entries).toMatchObject(
    expect.arrayContaining([
      ...['Site', 'About', 'Skills'].map((title) => expect.objectContaining({ title })),
      expect.objectContaining({ kind: 'volunteering', absent: true }),
      expect.objectContaining({ kind: 'publications', absent: false }),
      expect.objectContaining({ title: 'Talks', page: '/#talks', absent: false, broken: false }),
      expect.objectContaining({ title: 'Patents', page: '/#more-patents' }),
    ]),
  );
  expect(entries.filter(({ kind }) => kind === 'writing')).toMatchObject([
    { title: 'here', page: '/writing/here', draft: false },
    { title: 'draft', page: '/', draft: true },
    { title: 'there', page: '/writing#writing-undated', draft: false },
  ]);
  expect(publicationKeys).toEqual(['example2026aorta', 'example2026voice']);
  expect(groups.slice(0, 3)).toMatchObject([{ kind: 'projects' }, { kind: 'experience' }, { kind: 'writing' }]);
});

it('shows Data Mine fields only in forms of content that uses them', async () => {
  const [site, job, other] = [
    'content/site.yaml',
    'content/experience/specimen-instruments.md',
    'content/experience/hypothetical-grid.md',
  ] as const;
  const shown = async () => {
    const [ofSite, ofJob] = [(await editor.opened(site)).schema, (await editor.opened(job)).schema];
    return [ofSite?.properties?.dataMineUrl !== undefined, ofJob?.properties?.type?.enum?.includes('the data mine')];
  };
  expect(await shown()).toEqual([true, true]);
  for (const file of [site, job, other]) editor.site.change(file, /^(type: the data mine|dataMineUrl: .*)$/m, '');
  expect(await shown()).toEqual([false, false]);
});

it('renames a custom section, which has no page', async () => {
  const { file } = await act('create', { kind: 'section', title: 'Patents' });
  const renamed = await act('rename', { file, name: 'grants' });
  expect(renamed).toEqual({ file: 'content/more/grants.md', message: 'The file is now content/more/grants.md.' });
});

it('rejects another name for a file that is the only one of its kind', async () => {
  const request = { file: 'content/skills.yaml', name: 'other' };
  expect(await reject('rename', request)).toEqual([422, expect.stringContaining("can't be renamed.")]);
});

describe('a renamed entry', () => {
  it('may have a name in any script, and its old slug redirects', async () => {
    const { file } = await act('create', { kind: 'project', title: 'Große Karta' });
    expect(file).toBe('content/projects/grosse-karta.md');
    for (const [name, better] of [
      ['Карта!', 'карта'],
      ['con', 'con-1'],
    ])
      expect(await reject('rename', { file, name } as object)).toEqual([422, expect.stringContaining(`as ${better}.`)]);
    expect(await act('rename', { file, name: 'карта' })).toEqual({
      file: 'content/projects/карта.md',
      message: 'The URL is now /projects/карта. The old one, /projects/grosse-karta, redirects there.',
    });
    expect(editor.site.read('content/projects/карта.md')).toContain('aliases: [grosse-karta]');
    const taken = 'grosse-karta is an old slug of content/projects/карта.md. Choose another name.';
    expect(await reject('rename', { file: game, name: 'grosse-karta' } as object)).toEqual([409, taken]);
  });

  it('keeps its ID in the feed if it is renamed back', async () => {
    let { file } = await act('create', { kind: 'project', title: 'First' });
    for (const slug of ['second', 'first', 'cafe\u0301']) {
      ({ file } = await act('rename', { file, name: slug }));
      expect(file, 'an accent is one character').toBe(`content/projects/${slug.normalize()}.md`);
      const project = (await contentOf(editor.site.folder)).projects.filter((each) => each.file === file);
      expect(projects.feed.entries(project, (path) => path, 'en').map(({ id }) => id)).toEqual(['/projects/first']);
    }
  });
});

describe('publications', () => {
  it('are created one at a time', async () => {
    const creating = ['One', 'Two'].map((title) => act('create', { kind: 'publication', title }));
    expect((await Promise.all(creating)).map(({ key }) => key)).toEqual([expect.any(String), expect.any(String)]);
    expect(editor.site.read(bib)).toMatch(/\{One\}[\s\S]*\{Two\}/);
  });

  it('are added from a whole file, without those that are there', async () => {
    const before = editor.site.read(bib);
    const old = before.match(/@\w+\{example2026voice,[^@]*\n\}/)?.[0];
    const text = `@misc{new2020, title = {New}}\n\n${old}\n`;
    const { message } = await act('addPublications', { text });
    expect(message).toBe('1 entry was added. These are there already: example2026voice.');
    expect(editor.site.read(bib)).toBe(`${before.trimEnd()}\n\n@misc{new2020,\n  title = {New},\n}\n`);
    for (const wrong of ['no entry', '@misc{a, title = {A'])
      expect((await reject('addPublications', { text: wrong } as object))[0]).toBe(422);
  });

  it('are deleted with Undo, unless a project points to them', async () => {
    expect((await reject('remove', { file: bib, key: 'example2026voice' } as object))[0]).toBe(422);
    const before = `% Canary 1.\n${editor.site.read(bib)}\n\n% Canary 2.\n@misc{gone2020, title = {A & B}} % Canary 3.\n`;
    for (const times of [1, 2]) {
      editor.site.write(bib, before);
      expect(await act('remove', { file: bib, key: 'gone2020' })).toMatchObject({
        message: 'gone2020 was moved to content.old/publications.bib.',
        canUndo: true,
      });
      const kept = editor.site.read('content.old/publications.bib');
      expect([editor.site.read(bib).includes('gone2020'), kept.split('{A & B}').length - 1]).toEqual([false, times]);
    }
    await act('undo', {});
    expect(editor.site.read(bib)).toBe(before);
  });
});

describe('deleted content', () => {
  it('is moved to content.old/ with its images, and restored byte by byte', async () => {
    expect((await act('remove', { file: game })).message).toBe(`${game} was moved to content.old/ with its images.`);
    expect([isThere(game), isThere('content.old/projects/online-card-game.svg')]).toEqual([false, true]);
    expect(await act('undo', {})).toEqual({ file: game, message: `${game} was restored.` });
    expect(editor.everything()).toEqual(first);
    expect((await reject('undo', {}))[0], 'only once').toBe(404);
  });

  it('leaves an image that another entry shows', async () => {
    editor.site.write('content/projects/b.md', '---\ntitle: B\nimageSrc: ./online-card-game.svg\n---\n');
    expect((await act('remove', { file: game })).message).toBe(`${game} was moved to content.old/.`);
  });

  it('never overwrites older deleted files, or newer files', async () => {
    const file = 'content/more/patents.md';
    const text = (word: string) => `---\n# Canary 1.\nheading: Patents # Canary 2.\n---\n\n${word}.\n`;
    for (const [word, folder] of [
      ['One', 'content.old'],
      ['Two', 'content.old-2'],
    ] as const) {
      editor.site.write(file, text(word));
      expect((await act('remove', { file })).message).toBe(`${file} was moved to ${folder}/.`);
    }
    rmSync(join(editor.site.folder, 'content.old-2'), { recursive: true });
    editor.site.write(file, 'new');
    expect((await reject('undo', {}))[1]).toContain('was changed since');
  });

  it('that is the only file of its kind is listed as absent, and created by a save', async () => {
    const file = 'content/interests.yaml';
    expect((await editor.post('remove', { file, version: 'another' })).status).toBe(409);
    await act('remove', { file });
    expect((await listed()).entries.find((entry) => entry.file === file)).toMatchObject({ absent: true });
    const blank = await editor.opened(file);
    expect(blank).toMatchObject({ values: {}, text: '', isAbsent: true });
    await act('save', { file, values: { entries: [{ name: 'Chess' }] } });
    expect(editor.site.read(file), 'leads editors to its schema').toMatch(
      /^# yaml-language-server: \$schema=\S+interests.*\nentries:\n +- name: Chess\n$/,
    );
  });

  it.each(['content/site.yaml', bib])('is not %s', async (file) => {
    expect((await editor.opened(file)).isRemovable).toBe(false);
    expect((await reject('remove', { file }))[0]).not.toBe(200);
  });
});

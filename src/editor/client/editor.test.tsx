/** The page's state and actions, with a server in memory whose responses tests can delay. */
import { isDeepStrictEqual } from 'node:util';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { EditableFile, ErrorResponse, ListEntry, Listing, Publication } from '../api.ts';
import { Editor } from './editor.ts';
import { stepOf } from './store.ts';
import { UnsavedStorage } from './unsaved.ts';

type RequestData = Record<string, unknown>;
type Respond = (data: RequestData) => unknown;

const [site, about] = ['content/site.yaml', 'content/about.md'];
const [a, b, c] = ['content/projects/a.md', 'content/projects/b.md', 'content/projects/c.md'];
const [own, bibliography] = ['content/more/x.md', 'content/publications.bib'];
const project = { kind: 'project', title: 'A' };
const publication: Publication = { type: 'misc', key: 'k', fields: { title: 'K' }, text: '@misc{k}', title: 'K' };

let files: Map<string, EditableFile>;
let order: string[];
/** Actions of the server, with what was sent. */
let requests: [action: string, data: RequestData][];
/** Responses of the next requests of an action, in place of the usual ones. */
let rejections: Map<string, ErrorResponse[]>;
/** What responses of an action wait for. */
let held: Map<string, Promise<void>>;
/** Actions in place of the usual ones. */
let replaced: Map<string, Respond>;
let editor: Editor;
let stop: () => void;
let confirmed: string[];
let isConfirmed: boolean;

const fileOf = (file: string): EditableFile => ({
  file,
  kind: (file.split('/')[1] ?? '').replace(/\..*/, '') as EditableFile['kind'],
  version: '1',
  text: 'text',
  isRemovable: true,
  values: { title: 'Old' },
  body: 'Old.',
  translations: [{ language: 'fr', file: file.replace('.md', '.fr.md'), text: 'Vieux.' }],
  ...(file === bibliography && { publications: [publication, { ...publication, key: 'other' }] }),
  problems: [],
});

const listing = (): Listing => ({
  forms: { about: { properties: { title: {} } } },
  publicationForm: {},
  publicationNames: { command: 'publication', name: 'publication' },
  groups: [],
  folder: 'folder of the content',
  entries: order.map((file) => ({ file, kind: files.get(file)?.kind }) as ListEntry),
  preview: '',
  publicationKeys: [],
});

/** Changes a file, as a save or another program does. */
function change(file: string, values: Partial<EditableFile> = {}): string {
  const before = files.get(file) ?? fileOf(file);
  const version = String(Number(before.version) + 1);
  files.set(file, { ...before, ...values, version });
  return version;
}

const actions: Record<string, Respond> = {
  list: listing,
  file: ({ file }) => files.get(String(file).replace('.fr.md', '.md')),
  save: ({ file, values, body, text, version }) => {
    if (version !== files.get(String(file))?.version)
      return {
        message: 'Changed elsewhere.',
        conflict: { version: files.get(String(file))?.version, differences: [] },
      };
    const edits = Object.entries({ values, body, text }).filter(([, edit]) => edit !== undefined);
    const before = Object.entries(files.get(String(file)) ?? {});
    const isSaved = edits.every((edit) => before.some((each) => isDeepStrictEqual(each, edit)));
    if (isSaved) return { file, version, message: 'No changes.' };
    return { file, message: 'Saved.', version: change(String(file), Object.fromEntries(edits)), undo: 'u' };
  },
  create: () => ({ file: a, message: 'Created.', undo: 'u' }),
  undo: () => ({ file: b, message: 'Undone.' }),
  move: ({ moves }) => {
    const moved = (moves as { file: string; by: number }[]).map(({ file, by }) => {
      const at = order.indexOf(file);
      order.splice(at + by, 0, ...order.splice(at, 1));
      const { version: before = '', values } = files.get(file) ?? {};
      const next = Number(values?.order ?? 0) + 1;
      const after = change(file, { values: { ...values, order: next }, text: `order: ${next}` });
      return { file, before: { version: before, order: values?.order }, after: { version: after, order: next } };
    });
    return { message: 'Moved.', files: moved };
  },
  discard: () => ({}),
};

const failing = () => {
  throw new TypeError('Failed to fetch');
};

/** Responds like `fetch`, without timers: all that follows has happened after one turn of the event loop. */
async function respond(url: string, body?: string) {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  const action = pathname.slice('/api/'.length);
  const data: RequestData = body ? JSON.parse(body) : Object.fromEntries(searchParams);
  if (action !== 'list') requests.push([action, data]);
  await (held.get(`${action} ${data.file}`) ?? held.get(action));
  const rejection = rejections.get(action)?.shift();
  const response = structuredClone(rejection ?? (replaced.get(action) ?? actions[action])?.(data));
  return { ok: !rejection && !(response as Partial<ErrorResponse>).conflict, json: () => Promise.resolve(response) };
}

/** Delays the responses of an action until the returned function is called. */
function hold(action: string): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  held.set(action, promise);
  return () => {
    held.delete(action);
    resolve();
  };
}

/** Lets all responses arrive that are not delayed, and all that follows happen: Back, then focus. */
async function settled(): Promise<void> {
  for (let turns = 0; turns < 4; turns++) await new Promise((done) => setTimeout(done));
}
const reject = (action: string, ...responses: ErrorResponse[]) => rejections.set(action, responses);
const sent = (action: string) => requests.flatMap(([name, data]) => (name === action ? [data] : []));
const stored = (window = 'w') => new UnsavedStorage('folder of the content', window);

/** What the page shows. */
function shown() {
  const { view, listing, opened, isLocked, status, createdKey, unsavedFiles } = editor.state();
  return {
    url: location.search,
    view,
    step: stepOf(editor.state()),
    entries: listing?.entries.map(({ file }) => file),
    file: opened?.file,
    values: opened?.values,
    isLocked,
    problems: opened?.problems,
    hasConflict: opened?.conflict !== undefined,
    status,
    parts: opened?.unsaved?.parts,
    restored: opened?.restored,
    windows: opened?.elsewhere.map(({ window }) => window),
    unsaved: [...unsavedFiles],
    warnsOfLoss: opened?.unsaved?.isStored === false,
    created: createdKey,
  };
}
/** The form: another one for each file that is opened. */
const form = () => editor.state().opened?.opening;
const elsewhere = () => editor.state().opened?.elsewhere ?? [];

async function start(search = '') {
  history.replaceState(null, '', `/${search}`);
  editor = new Editor();
  stop = editor.start();
  await settled();
}

beforeEach(async () => {
  order = [site, about, a, b, c, own, bibliography];
  files = new Map(order.map((file) => [file, fileOf(file)]));
  [requests, confirmed, isConfirmed] = [[], [], true];
  [rejections, held, replaced] = [new Map(), new Map(), new Map()];
  localStorage.clear();
  sessionStorage.setItem('vitrine window', 'w');
  vi.stubGlobal('fetch', (url: string, options?: { body: string }) => respond(url, options?.body));
  vi.stubGlobal('confirm', (question: string) => {
    confirmed.push(question);
    return isConfirmed;
  });
  const request = (_: string, __: object, use: (lock: object) => unknown) => Promise.resolve(use({}));
  vi.stubGlobal('navigator', { locks: { request } });
  Element.prototype.checkVisibility = () => true;
  Element.prototype.scrollIntoView = () => {};
  document.body.innerHTML = ['list-status', 'entry', 'problem-list', 'root_title', 'publication-k_fields_title']
    .map((id) => `<p id="${id}" tabindex="-1"></p>`)
    .join('');
  await start();
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  for (const method of ['checkVisibility', 'scrollIntoView'] as const)
    Reflect.deleteProperty(Element.prototype, method);
  document.body.innerHTML = '';
});

describe('the view', () => {
  it('begins with site.yaml, or as the URL says', async () => {
    expect(shown()).toMatchObject({ file: site, view: 'list', step: 'list', isLocked: false });
    stop();
    await start(`?file=${b}`);
    expect(shown()).toMatchObject({ file: b, view: { file: b }, step: 'form' });
    stop();
    await start('?publishing');
    expect(shown()).toMatchObject({ file: site, view: 'publishing', step: 'form' });
  });

  it('is in the URL, and follows Back', async () => {
    await editor.choose(a);
    expect(shown()).toMatchObject({ url: `?file=${a}`, file: a, step: 'form' });
    await editor.choose(b);
    editor.showPublishing();
    expect(shown()).toMatchObject({ url: '?publishing', view: 'publishing', file: b, step: 'form' });
    const before = requests.length;
    history.back();
    await settled();
    expect(shown()).toMatchObject({ url: `?file=${b}`, view: { file: b }, file: b });
    expect(requests.length, 'the file is still open').toBe(before);
    history.back();
    await settled();
    expect(shown()).toMatchObject({ url: `?file=${a}`, file: a });
  });

  it('is list, form or preview on a small screen', async () => {
    await editor.choose(a);
    editor.goToStep('preview');
    expect(shown()).toMatchObject({ step: 'preview', url: `?file=${a}` });
    editor.goToStep('form');
    expect(shown()).toMatchObject({ step: 'form', url: `?file=${a}` });
    editor.goToStep('preview');
    editor.goToStep('list');
    expect(shown()).toMatchObject({ step: 'list', url: '', file: a, view: 'list' });
  });

  it('focuses what it opens, and the list’s message if only the list is shown', async () => {
    await editor.choose(a);
    await settled();
    expect(document.activeElement?.id).toBe('entry');
    Element.prototype.checkVisibility = function () {
      return this.id === 'list-status';
    };
    await editor.choose(b);
    await settled();
    expect(document.activeElement?.id).toBe('list-status');
  });
});

describe('opening', () => {
  it('locks the form until the file is loaded, and the last choice wins', async () => {
    const release = hold(`file ${a}`);
    const first = editor.choose(a);
    await settled();
    expect(shown()).toMatchObject({ file: site, isLocked: true });
    await editor.choose(b);
    expect(shown()).toMatchObject({ file: b, isLocked: false });
    release();
    await first;
    expect(shown()).toMatchObject({ file: b, url: `?file=${b}`, isLocked: false });
  });

  it('shows the list and the reason if a file can’t be shown', async () => {
    const other = 'content/projects/new.md';
    order.push(other);
    reject('file', { message: 'Not UTF-8.' });
    editor.showStatus('Before.');
    await editor.choose(other);
    expect(shown()).toMatchObject({ file: site, status: { text: 'Not UTF-8.' }, isLocked: false });
    expect(shown().entries).toContain(other);
  });

  it('opens the file of a translation', async () => {
    await editor.choose(about.replace('.md', '.fr.md'));
    expect(shown()).toMatchObject({ file: about });
    editor.keepTyped({ body: 'New.' });
    await editor.save(about, { body: 'New.' });
    expect(sent('save')).toEqual([{ file: about, version: '1', body: 'New.' }]);
  });

  it('takes the folder from the first list that can be read, and reads it once', async () => {
    stop();
    let lists = 0;
    replaced.set('list', () => {
      lists++;
      return listing();
    });
    reject('list', { message: 'Not ready.' });
    await start();
    expect(shown()).toMatchObject({ file: undefined, status: { text: 'Not ready.' }, isLocked: false });
    expect(lists).toBe(0);
    dispatchEvent(new Event('popstate'));
    await settled();
    expect(lists).toBe(1);
    editor.keepTyped({ body: 'New.' });
    expect(stored().of(site)?.parts).toEqual({ body: 'New.' });
    expect(shown().unsaved).toEqual([site]);
  });

  it('removes the last message', async () => {
    for (const act of [() => editor.choose(a), () => editor.showPublishing()]) {
      editor.showStatus('Before.');
      await act();
      expect(shown().status.text).toBe('');
    }
  });
});

describe('unsaved changes', () => {
  it('are kept until they are the same as the file again', () => {
    editor.keepTyped({ values: { title: 'New' } });
    expect(shown()).toMatchObject({ parts: { values: { title: 'New' } }, unsaved: [site], warnsOfLoss: false });
    expect(stored().of(site)).toMatchObject({ version: '1', parts: { values: { title: 'New' } } });
    editor.keepTyped({ values: { title: 'Old', role: '' } });
    expect(shown()).toMatchObject({ parts: undefined, unsaved: [] });
    expect(stored().of(site)).toBeUndefined();
  });

  it('are those of all parts together', async () => {
    files.set(about, {
      ...fileOf(about),
      translations: ['fr', 'de'].map((language) => ({ language, file: '', text: '' })),
    });
    await editor.choose(about);
    editor.keepTyped({ body: 'New.' });
    editor.keepTyped({ texts: { fr: 'Neuf.' } });
    editor.keepTyped({ texts: { de: 'Neu.' } });
    expect(shown().parts).toEqual({ body: 'New.', texts: { fr: 'Neuf.', de: 'Neu.' } });
    await editor.choose(bibliography);
    editor.keepTypedPublication('k', { text: 'A' });
    editor.keepTypedPublication('other', { text: 'B' });
    expect(shown().parts).toEqual({ publications: { k: { text: 'A' }, other: { text: 'B' } } });
    editor.keepTypedPublication('k', undefined);
    expect(shown().parts).toEqual({ publications: { other: { text: 'B' } } });
  });

  it('are restored when the file is opened again, and saved over the version that they began from', async () => {
    editor.keepTyped({ body: 'New.' });
    const at = stored().of(site)?.at;
    await editor.choose(a);
    expect(shown()).toMatchObject({ parts: undefined, restored: undefined, unsaved: [site] });
    change(site);
    await editor.choose(site);
    expect(shown()).toMatchObject({ parts: { body: 'New.' }, restored: at, unsaved: [site] });
    await editor.save(site, { body: 'New.' });
    expect(sent('save')).toEqual([{ file: site, version: '1', body: 'New.' }]);
    expect(shown().hasConflict).toBe(true);
  });

  it('are dropped if the file has them by now', async () => {
    editor.keepTyped({ body: 'New.' });
    await editor.choose(a);
    change(site, { body: 'New.' });
    await editor.choose(site);
    expect(shown()).toMatchObject({ parts: undefined, restored: undefined, unsaved: [] });
    expect(stored().of(site)).toBeUndefined();
  });

  it('are discarded with the images that were chosen for them', async () => {
    editor.keepTyped({ body: 'New.' });
    const before = form();
    await editor.discard();
    expect(shown()).toMatchObject({ parts: undefined, unsaved: [], status: { text: '' } });
    expect(sent('discard')).toEqual([{ file: site }]);
    expect(form()).not.toBe(before);
  });

  it('are discarded even if the server keeps the images, and reports that it can’t open the file', async () => {
    editor.keepTyped({ body: 'New.' });
    for (const action of ['discard', 'list']) replaced.set(action, failing);
    await editor.discard();
    expect(shown()).toMatchObject({ parts: undefined, unsaved: [], isLocked: false });
    expect(shown().status.text).toMatch(/did not respond/);
  });

  it('of another window stay there if the browser can’t keep them here', async () => {
    stored('one').keep(a, { at: 1, version: '1', parts: { body: 'one' } });
    await editor.choose(a);
    const storage = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('Full.');
    });
    for (const other of elsewhere()) await editor.takeOrRemove(other, true);
    storage.mockRestore();
    expect(shown()).toMatchObject({ windows: ['one'], parts: undefined });
    expect(shown().status.text).toMatch(/can't keep more unsaved changes/);
    expect(stored('one').of(a)?.parts).toEqual({ body: 'one' });
  });

  it('of other windows are taken over or removed', async () => {
    for (const window of ['one', 'two']) stored(window).keep(a, { at: 1, version: '7', parts: { body: window } });
    await editor.choose(a);
    expect(shown()).toMatchObject({ windows: ['one', 'two'], parts: undefined, unsaved: [a] });
    const [one, two] = elsewhere();
    if (!one || !two) throw new Error('No other windows.');
    await editor.takeOrRemove(one, false);
    expect(shown()).toMatchObject({ windows: ['two'], parts: undefined, unsaved: [a] });
    // Unsaved changes of another window may use the images.
    editor.keepTyped({ body: 'Mine' });
    await editor.discard();
    expect(sent('discard')).toEqual([]);
    const [again] = elsewhere();
    if (!again) throw new Error('No other window.');
    await editor.takeOrRemove(again, true);
    expect(shown()).toMatchObject({ windows: [], parts: { body: 'two' }, unsaved: [a] });
    expect(stored('two').of(a)).toBeUndefined();
    await editor.save(a, { body: 'two' });
    expect(sent('save')).toMatchObject([{ version: '7' }]);
    await editor.choose(b);
    stored('one').keep(b, { at: 1, version: '1', parts: { body: 'one' } });
    await editor.choose(b);
    await editor.takeOrRemove(elsewhere()[0] as typeof one, false);
    expect(shown()).toMatchObject({ windows: [], unsaved: [a] });
  });

  it('that the browser can’t keep are lost only with consent', async () => {
    const leaving = () => dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(leaving()).toBe(true);
    editor.keepTyped({ body: 'New.' });
    expect(leaving()).toBe(true);
    await editor.choose(a);
    expect(confirmed).toEqual([]);
    const storage = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('Full.');
    });
    editor.keepTyped({ body: 'New.' });
    expect(shown()).toMatchObject({ warnsOfLoss: true, parts: { body: 'New.' } });
    expect(leaving()).toBe(false);
    isConfirmed = false;
    await editor.choose(b);
    editor.showPublishing();
    expect(await editor.change('create', project)).toBe(false);
    history.back();
    await settled();
    expect(shown()).toMatchObject({ file: a, view: { file: a }, url: `?file=${a}` });
    expect(confirmed).toEqual(Array(4).fill('Discard unsaved changes?'));
    expect(sent('create')).toEqual([]);
    storage.mockRestore();
    isConfirmed = true;
    await editor.choose(b);
    expect(shown()).toMatchObject({ file: b, parts: undefined });
  });
});

describe('a save', () => {
  it('keeps the form, and reports what was done until something is typed', async () => {
    const before = form();
    editor.keepTyped({ values: { title: 'New' } });
    const release = hold('save');
    const saving = editor.save(site, { values: { title: 'New' } });
    expect(shown().status).toEqual({ text: 'Saving …', save: 'running' });
    release();
    files.set(site, { ...fileOf(site), problems: [{ file: site, message: 'long', severity: 'warning' }] });
    expect(await saving).toBe(true);
    expect(shown()).toMatchObject({
      ...{ parts: undefined, unsaved: [], restored: undefined, values: { title: 'New' } },
      problems: [{ message: 'long' }],
      status: { text: 'Saved.', save: 'done', undo: 'u' },
    });
    expect(form()).toBe(before);
    expect(sent('discard')).toEqual([{ file: site }]);
    editor.keepTyped({ values: { title: 'Newer' } });
    expect(shown().status).toEqual({ text: '' });
    await editor.save(site, { values: { title: 'Newer' } });
    expect(sent('save').map(({ version }) => version)).toEqual(['1', '2']);
  });

  it.each(['at once', 'after the response'])('twice, %s, keeps the message and Undo of the first', async (when) => {
    editor.keepTyped({ body: 'New.' });
    const first = editor.save(site, { body: 'New.' });
    if (when === 'after the response') await first;
    expect(await editor.save(site, { body: 'New.' })).toBe(true);
    expect(sent('save')).toHaveLength(2);
    expect(shown().status).toEqual({ text: 'Saved.', save: 'done', undo: 'u' });
  });

  it('without changes reports so', async () => {
    await editor.save(site, {});
    expect(shown().status).toEqual({ text: 'No changes.', save: 'done', undo: undefined });
  });

  it('shows the file as it is then, without the keys that it had before', async () => {
    files.set(site, { ...fileOf(site), language: 'en', schema: { title: 'By language' } });
    await editor.choose(site);
    const { translations: _, ...alone } = fileOf(site);
    replaced.set('save', ({ file }) => {
      files.set(site, { ...alone, version: '2' });
      return { file, message: 'Saved.', version: '2' };
    });
    await editor.save(site, { values: { title: 'Old' } });
    expect(editor.state().opened).toEqual({ ...alone, version: '2', opening: form(), elsewhere: [] });
  });

  it('keeps what is typed meanwhile', async () => {
    editor.keepTyped({ values: { title: 'New' } });
    editor.keepTyped({ body: 'New.' });
    const { parts } = shown();
    const release = hold('save');
    const saving = editor.save(site, { values: { title: 'New' }, body: 'New.' });
    await settled();
    editor.keepTyped({ body: 'Newer.' });
    release();
    await saving;
    expect(parts).toEqual({ values: { title: 'New' }, body: 'New.' });
    expect(shown()).toMatchObject({ parts: { body: 'Newer.' }, unsaved: [site] });
    expect(stored().of(site)).toMatchObject({ version: '2', parts: { body: 'Newer.' } });
    // Unsaved changes may use the images.
    expect(sent('discard')).toEqual([]);
  });

  it('keeps what is typed while it waits for another change', async () => {
    const release = hold('move');
    editor.move({ file: a, by: 1 });
    editor.keepTyped({ values: { title: 'New' } });
    editor.keepTyped({ body: 'New.' });
    const saving = editor.save(site, { values: { title: 'New' }, body: 'New.' });
    await settled();
    editor.keepTyped({ body: 'Newer.' });
    release();
    expect(await saving).toBe(true);
    expect(sent('save')).toEqual([{ file: site, version: '1', values: { title: 'New' }, body: 'New.' }]);
    expect(shown()).toMatchObject({ parts: { body: 'Newer.' }, unsaved: [site] });
    expect(stored().of(site)).toMatchObject({ version: '2', parts: { body: 'Newer.' } });
  });

  it('keeps what is typed while it waits, even if another file is opened then', async () => {
    const release = hold('move');
    editor.move({ file: a, by: 1 });
    editor.keepTyped({ body: 'New.' });
    const saving = editor.save(site, { body: 'New.' });
    await settled();
    editor.keepTyped({ body: 'Newer.' });
    await editor.choose(b);
    release();
    expect(await saving).toBe(true);
    expect(shown()).toMatchObject({ file: b, unsaved: [site] });
    await editor.choose(site);
    expect(shown()).toMatchObject({ parts: { body: 'Newer.' }, values: { title: 'Old' } });
    await editor.save(site, { body: 'Newer.' });
    expect(sent('save'), 'its own save is no conflict').toMatchObject([{ version: '1' }, { version: '2' }]);
  });

  it('keeps what is typed before the owner agrees to overwrite or to delete comments', async () => {
    editor.keepTyped({ body: 'New.' });
    const release = hold('save');
    reject('save', { message: 'Comments.', comments: ['# One.'] });
    const saving = editor.save(site, { body: 'New.' });
    await settled();
    editor.keepTyped({ body: 'Newer.' });
    release();
    await saving;
    expect(shown()).toMatchObject({ parts: { body: 'Newer.' }, unsaved: [site] });
    change(site, { values: { title: 'Theirs' } });
    const releaseNext = hold('save');
    const rejected = editor.save(site, { body: 'Newer.' });
    await settled();
    editor.keepTyped({ body: 'Newest.' });
    releaseNext();
    await rejected;
    editor.state().opened?.conflict?.overwrite();
    await settled();
    expect(sent('save').at(-1)).toMatchObject({ body: 'Newer.' });
    expect(shown()).toMatchObject({ parts: { body: 'Newest.' }, values: { title: 'Theirs' }, unsaved: [site] });
    await editor.save(site, { body: 'Newest.' });
    expect(shown().hasConflict, 'it was typed without their values').toBe(true);
  });

  it('removes what it saved, even if a move before it changed the file', async () => {
    await editor.choose(a);
    editor.keepTyped({ body: 'New.' });
    editor.move({ file: a, by: 1 });
    const release = hold('save');
    const saving = editor.save(a, { body: 'New.' });
    await settled();
    await editor.choose(b);
    release();
    expect(await saving).toBe(true);
    expect(shown()).toMatchObject({ file: b, unsaved: [] });
  });

  it('of a publication keeps those of others', async () => {
    await editor.choose(bibliography);
    editor.keepTypedPublication('k', { text: 'A' });
    editor.keepTypedPublication('other', { text: 'B' });
    replaced.set('save', ({ file }) => ({
      ...{ file, message: 'Saved.', undo: 'u' },
      version: change(String(file), {
        publications: [
          { ...publication, text: 'A' },
          { ...publication, key: 'other' },
        ],
      }),
    }));
    const others = { publications: { other: { text: 'B' } } };
    await editor.save(bibliography, { publication: { key: 'k', text: 'A' } });
    expect(shown().parts).toEqual(others);
    editor.keepTypedPublication('k', { text: 'C' });
    const release = hold('save');
    const saving = editor.save(bibliography, { publication: { key: 'k', text: 'C' } });
    await settled();
    await editor.choose(a);
    release();
    await saving;
    expect(stored().of(bibliography)).toEqual({ at: expect.any(Number), version: '3', parts: others });
  });

  it('waits for the one before, and includes its version', async () => {
    await Promise.all(['One', 'Two'].map((title) => editor.save(site, { values: { title } })));
    expect(sent('save')).toMatchObject([{ version: '1' }, { version: '2' }]);
    expect(shown()).toMatchObject({ status: { text: 'Saved.' }, values: { title: 'Two' } });
  });

  it('that is rejected shows the problems, and focuses the first control', async () => {
    await editor.choose(about);
    editor.keepTyped({ values: { title: 'New' } });
    const problem = { file: about, path: ['title'], message: 'is wrong', severity: 'error' as const };
    reject('save', { message: 'Nothing was saved.', problems: [problem] });
    expect(await editor.save(about, { values: { title: 'New' } })).toBe(false);
    await settled();
    expect(shown()).toMatchObject({
      problems: [problem],
      status: { text: 'Nothing was saved.', save: 'rejected' },
      parts: { values: { title: 'New' } },
      unsaved: [about],
    });
    expect(document.activeElement?.id).toBe('root_title');
    reject('save', { message: 'Nothing was saved.', problems: [{ ...problem, path: [] }] });
    await editor.save(about, { values: { title: 'New' } });
    await settled();
    expect(document.activeElement?.id).toBe('problem-list');
  });

  it('over another change shows the conflict, and overwrites it if the owner wants so', async () => {
    editor.keepTyped({ body: 'Mine.' });
    const version = change(site, { values: { title: 'Theirs' } });
    expect(await editor.save(site, { body: 'Mine.' })).toBe(false);
    expect(shown()).toMatchObject({ hasConflict: true, status: { text: 'Changed elsewhere.', save: 'rejected' } });
    editor.closeConflict();
    expect(shown()).toMatchObject({ hasConflict: false, parts: { body: 'Mine.' } });
    await editor.save(site, { body: 'Mine.' });
    expect(shown().hasConflict).toBe(true);
    const before = form();
    editor.state().opened?.conflict?.overwrite();
    expect(shown().hasConflict).toBe(false);
    await settled();
    expect(sent('save').at(-1)).toEqual({ file: site, version, body: 'Mine.' });
    expect(shown()).toMatchObject({ parts: undefined, values: { title: 'Theirs' }, status: { text: 'Saved.' } });
    expect(form(), 'the form shows their values too').not.toBe(before);
  });

  it('over another change leaves another file that is chosen meanwhile', async () => {
    change(site);
    await editor.save(site, { body: 'Mine.' });
    const release = hold(`file ${a}`);
    editor.state().opened?.conflict?.overwrite();
    const choosing = editor.choose(a);
    await settled();
    expect(files.get(site)?.body).toBe('Mine.');
    release();
    await choosing;
    expect(shown()).toMatchObject({ file: a, status: { text: '' } });
  });

  it('that would delete comments needs consent', async () => {
    const lost = { message: 'Comments.', comments: ['# One.', '# Two.'] };
    isConfirmed = false;
    reject('save', lost);
    expect(await editor.save(site, { body: 'New.' })).toBe(false);
    expect(shown().status.text).toBe('Comments.');
    expect(confirmed).toEqual([expect.stringContaining('\n\n# One.\n# Two.\n\n')]);
    isConfirmed = true;
    reject('save', lost);
    expect(await editor.save(site, { body: 'New.' })).toBe(true);
    expect(sent('save').at(-1)).toEqual({ file: site, version: '1', body: 'New.', withoutComments: true });
  });

  it('changes nothing in another file that is opened meanwhile', async () => {
    editor.keepTyped({ body: 'New.' });
    const release = hold('save');
    const saving = editor.save(site, { body: 'New.' });
    await editor.choose(a);
    editor.keepTyped({ body: 'Other.' });
    release();
    expect(await saving).toBe(true);
    expect(shown()).toMatchObject({ file: a, parts: { body: 'Other.' }, problems: [], status: { text: '' } });
    expect([stored().of(site), stored().of(a)?.parts]).toEqual([undefined, { body: 'Other.' }]);
    expect(shown().unsaved).toEqual([a]);
  });

  it('shows its conflict only with its file', async () => {
    editor.keepTyped({ body: 'Mine.' });
    change(site);
    const release = hold('save');
    const saving = editor.save(site, { body: 'Mine.' });
    await editor.choose(a);
    release();
    expect(await saving).toBe(false);
    const { status } = shown();
    expect(status).toEqual({ text: `${site} was not saved. Open it and save it again to see why.` });
    expect(shown()).toMatchObject({ file: a, hasConflict: false, unsaved: [site] });
  });

  it('shows its problems only with its file, and leaves the focus', async () => {
    editor.keepTyped({ body: 'Mine.' });
    reject('save', { message: 'Nothing was saved.', problems: [{ file: site, message: 'wrong', severity: 'error' }] });
    const release = hold('save');
    const saving = editor.save(site, { body: 'Mine.' });
    await editor.choose(a);
    await settled();
    release();
    expect(await saving).toBe(false);
    await settled();
    expect(shown()).toMatchObject({ file: a, problems: [], unsaved: [site] });
    expect(document.activeElement?.id).toBe('entry');
  });

  it('reports nothing beside another file that is opened at its end', async () => {
    editor.keepTyped({ body: 'New.' });
    const release = hold('discard');
    const saving = editor.save(site, { body: 'New.' });
    await settled();
    await editor.choose(a);
    editor.keepTyped({ body: 'Other.' });
    await editor.choose(a);
    const { restored, problems } = shown();
    release();
    expect(await saving).toBe(true);
    expect(shown()).toMatchObject({ file: a, restored, problems, status: { text: '' } });
    expect(restored).toBeTypeOf('number');
  });

  it('that is rejected while another file is loading is reported without its problems', async () => {
    editor.keepTyped({ body: 'Mine.' });
    reject('save', { message: 'Nothing was saved.', problems: [{ file: site, message: 'wrong', severity: 'error' }] });
    const release = hold(`file ${a}`);
    const saving = editor.save(site, { body: 'Mine.' });
    const choosing = editor.choose(a);
    expect(await saving).toBe(false);
    expect(shown()).toMatchObject({ file: site, problems: [] });
    release();
    await choosing;
    expect(shown()).toMatchObject({
      file: a,
      status: { text: `${site} was not saved. Open it and save it again to see why.` },
    });
  });

  it('reports nothing while another file is loading', async () => {
    editor.keepTyped({ body: 'New.' });
    const release = hold(`file ${a}`);
    const saving = editor.save(site, { body: 'New.' });
    const choosing = editor.choose(a);
    expect(await saving).toBe(true);
    expect(shown()).toMatchObject({ file: site, isLocked: true, unsaved: [], status: { text: '' } });
    release();
    await choosing;
    expect(shown()).toMatchObject({ file: a, parts: undefined, status: { text: '' } });
  });

  it('ends the mark of its file if another one can’t be opened meanwhile', async () => {
    editor.keepTyped({ values: { title: 'New' } });
    const releaseSave = hold('save');
    const saving = editor.save(site, { values: { title: 'New' } });
    const release = hold(`file ${a}`);
    const choosing = editor.choose(a);
    await settled();
    releaseSave();
    expect(await saving).toBe(true);
    replaced.set('file', ({ file }) => {
      if (file === a) throw new TypeError('Failed to fetch');
      return files.get(String(file));
    });
    release();
    await choosing;
    expect(shown()).toMatchObject({ file: site, parts: undefined, values: { title: 'New' }, unsaved: [] });
    expect(shown().status.text).toMatch(/did not respond/);
    editor.keepTyped({ body: 'Newer.' });
    await editor.save(site, { body: 'Newer.' });
    expect(shown().hasConflict).toBe(false);
  });

  it('changes a form that was opened again meanwhile', async () => {
    editor.keepTyped({ values: { title: 'New' } });
    const release = hold('save');
    const saving = editor.save(site, { values: { title: 'New' } });
    await settled();
    await editor.choose(a);
    await editor.choose(site);
    expect(shown()).toMatchObject({ parts: { values: { title: 'New' } }, values: { title: 'Old' } });
    release();
    expect(await saving).toBe(true);
    expect(shown()).toMatchObject({
      parts: undefined,
      values: { title: 'New' },
      status: { text: 'Saved.' },
      unsaved: [],
    });
  });

  it('ends the message about restored changes', async () => {
    editor.keepTyped({ body: 'New.' });
    await editor.choose(site);
    expect(shown().restored).toBeTypeOf('number');
    await editor.save(site, { body: 'New.' });
    editor.keepTyped({ body: 'Newer.' });
    expect(shown()).toMatchObject({ parts: { body: 'Newer.' }, restored: undefined });
  });

  it('without a server reports that nothing was saved', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await editor.save(site, { body: 'New.' })).toBe(false);
    expect(shown().status.text).toContain('The editor server did not respond, so nothing was saved.');
  });

  it('that was written reports separately that the file can’t be read again', async () => {
    const unread = 'Saved. The editor server did not respond. Check that npm run edit is still running.';
    editor.keepTyped({ body: 'New.' });
    replaced.set('list', failing);
    expect(await editor.save(site, { body: 'New.' })).toBe(true);
    expect(shown()).toMatchObject({ parts: undefined, unsaved: [], status: { text: unread, save: 'done', undo: 'u' } });
    editor.keepTyped({ body: 'Newer.' });
    await editor.save(site, { body: 'Newer.' });
    expect(sent('save')).toMatchObject([{ version: '1' }, { version: '2' }]);
    const version = change(site, { values: { title: 'Theirs' } });
    editor.keepTyped({ body: 'Mine.' });
    await editor.save(site, { body: 'Mine.' });
    editor.state().opened?.conflict?.overwrite();
    await settled();
    expect(sent('save').at(-1)).toMatchObject({ version });
    expect(shown().status).toMatchObject({ text: unread, save: 'done' });
    replaced.clear();
    editor.keepTyped({ body: 'Mine too.' });
    await editor.save(site, { body: 'Mine too.' });
    expect(shown().hasConflict, 'the form doesn’t show their values').toBe(true);
  });
});

describe('a change of files', () => {
  it('opens its file, with a message and Undo', async () => {
    expect(await editor.change('create', project)).toBe(true);
    await settled();
    expect(sent('create')).toEqual([project]);
    expect(shown()).toMatchObject({ file: a, url: `?file=${a}`, status: { text: 'Created.', undo: 'u' } });
    expect(document.activeElement?.id).toBe('entry');
    await editor.undo('u');
    expect(sent('undo')).toEqual([{ change: 'u' }]);
    expect(shown()).toMatchObject({ file: b, status: { text: 'Undone.' } });
  });

  it('shows a new publication, at its title', async () => {
    replaced.set('create', () => ({ file: bibliography, message: 'Created.', key: 'k' }));
    await editor.change('create', project);
    await settled();
    expect(shown()).toMatchObject({ file: bibliography, created: 'k' });
    expect(document.activeElement?.id).toBe('publication-k_fields_title');
    await editor.undo('u');
    expect(shown().created).toBeUndefined();
  });

  it('can show another view', async () => {
    await editor.choose(a);
    await editor.change('create', project, 'list');
    expect(shown()).toMatchObject({ file: site, url: '', step: 'list', status: { text: 'Created.' } });
    editor.showPublishing();
    await editor.change('create', project, 'publishing');
    expect(shown()).toMatchObject({ view: 'publishing', url: '?publishing', status: { text: 'Created.' } });
  });

  it('that is rejected is reported, and opens nothing', async () => {
    await editor.choose(a);
    reject('create', { message: 'Enter a title first.' });
    expect(await editor.change('create', project)).toBe(false);
    expect(shown()).toMatchObject({ file: a, status: { text: 'Enter a title first.' } });
    expect(shown().status.save).toBeUndefined();
  });

  it('of a publication keeps unsaved changes of others, which are no conflict with it', async () => {
    await editor.choose(bibliography);
    editor.keepTypedPublication('other', { text: 'B' });
    replaced.set('remove', ({ version: before }) => {
      const after = change(bibliography, { publications: [{ ...publication, key: 'other' }] });
      return { file: bibliography, message: 'Deleted.', versions: { before, after } };
    });
    await editor.change('remove', { key: 'k', version: '1' });
    expect(shown().parts).toEqual({ publications: { other: { text: 'B' } } });
    expect(editor.state().opened?.unsaved?.version).toBe('2');
    await editor.save(bibliography, { publication: { key: 'other', text: 'B' } });
    expect(shown()).toMatchObject({ hasConflict: false, status: { save: 'done' } });
  });

  it('locks the form, so that nothing is typed for the old name of a file', async () => {
    await editor.choose(a);
    files.set('content/projects/d.md', fileOf('content/projects/d.md'));
    replaced.set('rename', () => ({ file: 'content/projects/d.md', message: 'Renamed.' }));
    const release = hold('rename');
    const renaming = editor.changeIfSaved('rename', { file: a, version: '1', name: 'd' });
    expect(shown()).toMatchObject({ file: a, isLocked: true });
    release();
    expect(await renaming).toBe(true);
    expect(shown()).toMatchObject({ file: 'content/projects/d.md', isLocked: false });
  });

  it('that is rejected unlocks the form, with its focus', async () => {
    await editor.choose(a);
    await settled();
    const field = document.getElementById('root_title');
    field?.focus();
    reject('rename', { message: 'It exists.' });
    const release = hold('rename');
    const renaming = editor.changeIfSaved('rename', { file: a, version: '1', name: 'd' });
    // As browsers do in a locked form.
    field?.blur();
    release();
    expect(await renaming).toBe(false);
    await settled();
    expect(shown()).toMatchObject({ file: a, isLocked: false, status: { text: 'It exists.' } });
    expect(document.activeElement).toBe(field);
  });

  it('with a response that can’t be read is an error of the page', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('<html>')));
    await expect(editor.change('create', project)).rejects.toThrow(SyntaxError);
  });

  it('that succeeded reports separately that its file can’t be read', async () => {
    reject('file', { message: 'Not UTF-8.' });
    expect(await editor.change('create', project)).toBe(true);
    expect(shown().status).toEqual({ text: 'Created. Not UTF-8.', undo: 'u' });
  });

  it('may need saved changes', async () => {
    await editor.choose(a);
    editor.keepTyped({ body: 'New.' });
    await editor.changeIfSaved('create', project);
    expect(shown()).toMatchObject({ status: { text: 'Save or discard your changes first.' }, file: a });
    expect(sent('create')).toEqual([]);
    await editor.discard();
    await editor.changeIfSaved('create', project);
    expect(sent('create')).toHaveLength(1);
  });
});

describe('a move', () => {
  const projects = () => shown().entries?.filter((file) => file.includes('projects/'));

  it('is in the list at once, and sent with those that follow', async () => {
    const release = hold('move');
    editor.move({ file: a, by: 1 });
    await settled();
    editor.move({ file: a, by: 1 });
    editor.move({ file: c, by: -1 });
    expect(projects()).toEqual([c, b, a]);
    await settled();
    release();
    const releaseNext = hold('move');
    await settled();
    expect(projects(), 'the first one is written').toEqual([c, b, a]);
    releaseNext();
    await settled();
    expect(sent('move').map(({ moves }) => moves)).toEqual([
      [{ file: a, by: 1 }],
      [
        { file: a, by: 1 },
        { file: c, by: -1 },
      ],
    ]);
    expect(shown().status.text).toBe('Moved.');
    expect(projects()).toEqual(order.filter((file) => file.includes('projects/')));
  });

  it('stays in the list that is read again meanwhile', async () => {
    await editor.choose(a);
    const release = hold(`file ${a}`);
    editor.move({ file: a, by: 1 });
    await settled();
    editor.move({ file: c, by: -1 });
    const releaseMove = hold('move');
    release();
    await settled();
    expect(projects()).toEqual([b, c, a]);
    releaseMove();
    await settled();
    expect(projects()).toEqual([b, c, a]);
  });

  it('stays in the list that is read while it is written', async () => {
    const release = hold('move');
    editor.move({ file: a, by: 1 });
    await settled();
    await editor.choose(b);
    expect(projects()).toEqual([b, a, c]);
    release();
    await settled();
    expect(projects()).toEqual([b, a, c]);
  });

  it('of a file that is opened meanwhile changes its form', async () => {
    const release = hold('move');
    editor.move({ file: b, by: 1 });
    await settled();
    await editor.choose(b);
    editor.keepTyped({ body: 'New.' });
    release();
    await settled();
    expect(shown()).toMatchObject({ file: b, values: { order: 1 }, parts: { body: 'New.' } });
    await editor.save(b, { body: 'New.' });
    expect(shown()).toMatchObject({ hasConflict: false, status: { text: 'Saved.' } });
  });

  it('of a file that is edited as text meanwhile is left to the next save', async () => {
    const release = hold('move');
    editor.move({ file: b, by: 1 });
    await settled();
    await editor.choose(b);
    editor.keepTyped({ text: 'New' });
    release();
    await settled();
    await editor.save(b, { text: 'New' });
    expect(shown().hasConflict).toBe(true);
  });

  it('goes to the end at most, among entries of its kind', () => {
    editor.move({ file: a, by: 9 });
    expect(projects()).toEqual([b, c, a]);
    editor.move({ file: a, by: -9 });
    expect(shown().entries).toEqual([site, about, a, b, c, own, bibliography]);
  });

  it('of another kind is sent by itself', async () => {
    editor.move({ file: a, by: 1 });
    editor.move({ file: own, by: 0 });
    editor.move({ file: a, by: 1 });
    await settled();
    expect(sent('move').map(({ moves }) => (moves as { file: string }[]).map(({ file }) => file))).toEqual([
      [a],
      [own],
      [a],
    ]);
  });

  it('changes the open form, and keeps its unsaved changes', async () => {
    await editor.choose(a);
    const before = form();
    editor.keepTyped({ body: 'New.' });
    editor.move({ file: a, by: 1 });
    await settled();
    expect(shown()).toMatchObject({ values: { order: 1 }, parts: { body: 'New.' } });
    expect(form()).toBe(before);
    expect(stored().of(a)).toMatchObject({ version: '2' });
    await editor.save(a, { body: 'New.' });
    expect(sent('save')).toMatchObject([{ version: '2' }]);
    expect(shown().hasConflict).toBe(false);
  });

  it('keeps unsaved changes of a file that isn’t open, which are no conflict with it', async () => {
    for (const [file, part] of [
      [a, { body: 'New.' }],
      [b, { text: 'New' }],
    ] as const) {
      await editor.choose(file);
      editor.keepTyped(part);
    }
    await editor.choose(c);
    const at = stored().of(a)?.at;
    editor.move({ file: a, by: 1 });
    editor.move({ file: b, by: 1 });
    await settled();
    expect(stored().of(a)).toMatchObject({ at, version: '2', parts: { body: 'New.' } });
    await editor.choose(a);
    await editor.save(a, { body: 'New.' });
    expect(shown()).toMatchObject({ hasConflict: false, status: { text: 'Saved.' } });
    await editor.choose(b);
    await editor.save(b, { text: 'New' });
    expect(shown().hasConflict).toBe(true);
  });

  it('changes the order in unsaved fields of the open file, unless it was typed', async () => {
    await editor.choose(a);
    for (const [order, then] of [
      [undefined, 1],
      [1, 2],
      [7, 7],
    ]) {
      editor.keepTyped({ values: { ...shown().values, title: 'Mine', order } });
      editor.move({ file: a, by: 1 });
      await settled();
      expect(shown().parts).toMatchObject({ values: { title: 'Mine', order: then } });
    }
  });

  it('stays if the open file is saved before it is written', async () => {
    await editor.choose(a);
    const values = { ...shown().values, title: 'Mine' };
    editor.move({ file: a, by: 1 });
    await editor.save(a, { values });
    expect(sent('save')).toMatchObject([{ values: { title: 'Mine', order: 1 } }]);
    expect(shown()).toMatchObject({ hasConflict: false, values: { title: 'Mine', order: 1 } });
  });

  it.each(['move', `file ${a}`])('stays if an unchanged text is saved before the response of %s', async (request) => {
    await editor.choose(a);
    const release = hold(request);
    editor.move({ file: a, by: 1 });
    await settled();
    const saving = editor.save(a, { text: 'text' });
    release();
    expect(await saving).toBe(true);
    expect(shown()).toMatchObject({ hasConflict: false, values: { order: 1 }, status: { text: 'No changes.' } });
    expect(files.get(a)).toMatchObject({ version: '2', values: { order: 1 } });
  });

  it('stays if another file is opened before it is written', async () => {
    await editor.choose(a);
    const values = { ...shown().values, title: 'Mine' };
    editor.keepTyped({ values });
    const release = hold('move');
    editor.move({ file: a, by: 1 });
    const saving = editor.save(a, { values });
    await editor.choose(b);
    release();
    expect(await saving).toBe(true);
    expect(sent('save')).toMatchObject([{ version: '2', values: { title: 'Mine', order: 1 } }]);
    expect(shown()).toMatchObject({ file: b, unsaved: [] });
  });

  it('stays if the file can’t be read again', async () => {
    await editor.choose(a);
    replaced.set('file', failing);
    editor.move({ file: a, by: 1 });
    await settled();
    expect(shown()).toMatchObject({ values: { order: 1 }, status: { text: expect.stringMatching(/^Moved\. /) } });
  });

  it('stays if another file is opened before its own is read again', async () => {
    await editor.choose(a);
    editor.keepTyped({ values: { ...shown().values, title: 'Mine' } });
    const release = hold(`file ${a}`);
    editor.move({ file: a, by: 1 });
    await settled();
    await editor.choose(b);
    release();
    await settled();
    await editor.choose(a);
    expect(shown().parts).toEqual({ values: { title: 'Mine', order: 1 } });
  });

  it('changes the order in unsaved fields of a file that isn’t open', async () => {
    await editor.choose(a);
    editor.keepTyped({ values: { ...shown().values, title: 'Mine' } });
    await editor.choose(b);
    editor.move({ file: a, by: 1 });
    await settled();
    await editor.choose(a);
    const values = { title: 'Mine', order: 1 };
    expect(shown().parts).toEqual({ values });
    await editor.save(a, { values });
    expect(shown()).toMatchObject({ hasConflict: false, values });
  });

  it('leaves unsaved fields of a file that was changed elsewhere to the next save', async () => {
    await editor.choose(a);
    editor.keepTyped({ values: { ...shown().values, title: 'Mine' } });
    const { parts } = shown();
    await editor.choose(b);
    change(a);
    editor.move({ file: a, by: 1 });
    await settled();
    await editor.choose(a);
    expect(shown().parts).toEqual(parts);
    await editor.save(a, { values: { title: 'Mine' } });
    expect(shown().hasConflict).toBe(true);
  });

  it('leaves the problems of a rejected save', async () => {
    await editor.choose(a);
    const problems = [{ file: a, message: 'is wrong', severity: 'error' as const }];
    reject('save', { message: 'Nothing was saved.', problems });
    await editor.save(a, { body: 'New.' });
    editor.move({ file: a, by: 1 });
    await settled();
    expect(shown()).toMatchObject({ problems, values: { order: 1 } });
  });

  it('leaves a text that is edited, and a file that another program changed, to the next save', async () => {
    await editor.choose(a);
    editor.keepTyped({ text: 'New' });
    editor.move({ file: a, by: 1 });
    await settled();
    await editor.save(a, { text: 'New' });
    await editor.choose(b);
    change(b);
    editor.move({ file: b, by: 1 });
    await settled();
    expect(shown().values).toEqual({ title: 'Old' });
    await editor.save(b, { body: 'New.' });
    expect(sent('save')).toMatchObject([{ version: '1' }, { version: '1' }]);
    expect(shown().hasConflict).toBe(true);
  });

  it('that is rejected is reported, and the list is read again', async () => {
    reject('move', { message: 'Changed meanwhile.' });
    editor.move({ file: a, by: 1 });
    expect(projects()).toEqual([b, a, c]);
    await settled();
    expect(projects()).toEqual([a, b, c]);
    expect(shown().status.text).toBe('Changed meanwhile.');
  });

  it('that is rejected leaves the list as it was, even if no file is open', async () => {
    stop();
    reject('file', { message: 'Not UTF-8.' });
    await start();
    reject('move', { message: 'Changed meanwhile.' });
    editor.move({ file: a, by: 1 });
    await settled();
    expect(shown()).toMatchObject({ file: undefined, status: { text: 'Changed meanwhile.' } });
    expect(projects()).toEqual([a, b, c]);
  });

  it('that was written reports separately that the list can’t be read again', async () => {
    replaced.set('list', failing);
    editor.move({ file: a, by: 1 });
    await settled();
    expect(shown().status.text).toMatch(/^Moved\. The editor server did not respond\. Check/);
    replaced.set('move', failing);
    editor.move({ file: a, by: -1 });
    await settled();
    expect(shown().status.text).toMatch(/^The editor server did not respond, so nothing was saved\. Check/);
  });

  it('is written before a save that follows it', async () => {
    await editor.choose(a);
    editor.move({ file: a, by: 1 });
    await editor.save(a, { body: 'New.' });
    expect(requests.map(([action]) => action).filter((action) => action !== 'file')).toEqual([
      'move',
      'save',
      'discard',
    ]);
    expect(sent('save')).toMatchObject([{ version: '2' }]);
  });
});

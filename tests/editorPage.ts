/** The state and actions of the editor's page, with a server in memory whose responses tests can delay. */
import { isDeepStrictEqual } from 'node:util';
import { afterEach, beforeEach, vi } from 'vitest';
import type { EditableFile, EditablePublication, ErrorResponse, ListEntry, Listing } from '../src/editor/api.ts';
import { Editor } from '../src/editor/client/editor.ts';
import { isLocked, stepOf } from '../src/editor/client/store.ts';
import { UnsavedStorage } from '../src/editor/client/unsaved.ts';

type RequestData = Record<string, unknown>;
type Respond = (data: RequestData) => unknown;

export const [site, about] = ['content/site.yaml', 'content/about.md'];
export const [a, b, c] = ['content/projects/a.md', 'content/projects/b.md', 'content/projects/c.md'];
export const [own, bibliography] = ['content/more/x.md', 'content/publications.bib'];
export const project = { kind: 'project', title: 'A' };
export const publication: EditablePublication = {
  type: 'misc',
  key: 'k',
  fields: { title: 'K' },
  text: '@misc{k}',
  title: 'K',
};

/** The server's files. */
export let files: Map<string, EditableFile>;
/** The files in the order of the list. */
export let order: string[];
/** Actions of the server, with what was sent. */
export let requests: [action: string, data: RequestData][];
/** Responses of the next requests of an action, in place of the usual ones. */
let rejections: Map<string, ErrorResponse[]>;
/** What responses of an action wait for. */
let held: Map<string, Promise<void>>;
/** Actions in place of the usual ones. */
export let replaced: Map<string, Respond>;
export let editor: Editor;
/** Stops the editor. */
export let stop: () => void;
/** Questions to the owner. */
export let confirmed: string[];
let isConfirmed: boolean;

/** Returns a file as the server reads it first. */
export const fileOf = (file: string): EditableFile => ({
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

/** Returns the list of the server. */
export const listing = (): Listing => ({
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
export function change(file: string, values: Partial<EditableFile> = {}): string {
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

/** Fails like `fetch` if no server responds. */
export const failing = () => {
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
export function hold(action: string): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  held.set(action, promise);
  return () => {
    held.delete(action);
    resolve();
  };
}

/** Lets all responses arrive that are not delayed, and all that follows happen: Back, then focus. */
export async function settled(): Promise<void> {
  for (let turns = 0; turns < 4; turns++) await new Promise((done) => setTimeout(done));
}

/** Rejects the next requests of an action, one with each response. */
export const reject = (action: string, ...responses: ErrorResponse[]) => rejections.set(action, responses);

/** Returns what each request of an action sent. */
export const sent = (action: string) => requests.flatMap(([name, data]) => (name === action ? [data] : []));

/** Returns the unsaved changes in the browser's storage. */
export const stored = (window = 'w') => new UnsavedStorage('folder of the content', window);

/** Sets the answer to all further questions. */
export function setConfirmed(answer: boolean): void {
  isConfirmed = answer;
}

/** Returns what the page shows. */
export function shown() {
  const { view, listing, opened, status, createdKey, unsavedFiles } = editor.state();
  return {
    url: location.search,
    view,
    step: stepOf(editor.state()),
    entries: listing?.entries.map(({ file }) => file),
    file: opened?.file,
    values: opened?.values,
    isLocked: isLocked(editor.state()),
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

/** Returns the number of the form: another one for each file that is opened. */
export const form = () => editor.state().opened?.opening;

/** Opens the page with the search part of a URL. */
export async function start(search = '') {
  history.replaceState(null, '', `/${search}`);
  editor = new Editor();
  stop = editor.start();
  await settled();
}

/** Opens the editor before each test, and removes it afterward. */
export function openEditor(): void {
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
}

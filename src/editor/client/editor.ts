/** The editor's state, which the page shows, and its actions. */
import type {
  Change,
  Conflict,
  EditableFile,
  FileSaveResult,
  Listing,
  Move,
  MoveResult,
  Problem,
  SaveResult,
} from '../api.ts';
import {
  type Draft,
  Drafts,
  nameOfWindow,
  type PublicationPart,
  typedSince,
  type UnsavedParts,
  unsavedParts,
} from './drafts.ts';
import { moveInListing } from './moveInListing.ts';
import { formShapeOf, idPrefixOf, problemsFor } from './problems.ts';
import { ApiError, act, read } from './request.ts';
import { type View, viewAt, viewUrl } from './view.ts';

/** Changes of an open file to save. */
export type Edits = Omit<Change, 'file' | 'version'>;

/** The result of the last action. */
interface Status {
  text: string;
  /** Whether it is about a save, so that it is shown beside the button. */
  isSave?: boolean;
  /** Whether typing removes it. */
  isDone?: boolean;
  /** ID of the change that can be undone. */
  undo?: string | undefined;
}

export interface EditorState {
  view: View;
  /** What is shown if there is room for only one. */
  step: 'list' | 'form' | 'preview';
  listing?: Listing;
  opened?: EditableFile;
  /** Number of files opened so far: a form is kept through saves, until another file is opened. */
  opening: number;
  /** Whether another file is loading; the current form is then locked. */
  isOpening: boolean;
  problems: readonly Problem[];
  conflict?: { conflict: Conflict; overwrite: () => void } | undefined;
  status: Status;
  /** The key of the publication that was created last. */
  createdKey?: string | undefined;
  /** Unsaved changes of the open file. */
  draft?: Draft | undefined;
  /** Time of the draft, if it was restored. */
  restored?: number | undefined;
  /** Drafts of the file in other windows. */
  elsewhere: ReturnType<Drafts['elsewhere']>;
  /** The files with drafts. */
  unsaved: ReadonlySet<string>;
  /** Whether the browser can store drafts. */
  isKept: boolean;
}

/** The file that is open first. */
const first = 'content/site.yaml';

/** ID of the list's message, for screens without room for the form beside it. */
export const listStatusId = 'list-status';

/** Scrolls to an element and focuses it; if only the list is shown, to its message. */
const goTo = (id: string) =>
  setTimeout(() => {
    const found = [id, listStatusId].map((each) => document.getElementById(each));
    found.find((element) => element?.checkVisibility())?.focus();
  });

/** Scrolls to the message, without moving the focus. */
const showMessage = () =>
  setTimeout(() => {
    for (const message of document.querySelectorAll('[role="status"]')) message.scrollIntoView({ block: 'nearest' });
  });

export class Editor {
  #state: EditorState = {
    view: {},
    step: 'list',
    opening: 0,
    isOpening: true,
    problems: [],
    status: { text: '' },
    elsewhere: [],
    unsaved: new Set(),
    isKept: true,
  };
  readonly #listeners = new Set<() => void>();
  #drafts = new Drafts('', '');
  /** Number of requests to open a file, so that the last choice wins, not the last response. */
  #asked = 0;
  /** By file, the version that a save includes. */
  readonly #versions = new Map<string, string>();
  /** Moves that were not sent yet. */
  readonly #moves: Move[] = [];
  /** Changes run one after another, since each needs the version of the previous one. */
  #last: Promise<unknown> = Promise.resolve();

  readonly state = (): EditorState => this.#state;

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #set(change: Partial<EditorState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }

  #inTurn<Result>(run: () => Promise<Result>): Promise<Result> {
    const done = this.#last.then(run);
    this.#last = done.catch(() => {});
    return done;
  }

  /** Opens the view in the page's URL, and follows the browser's Back and Forward. */
  readonly start = () => {
    const follow = () => void this.#follow(viewAt(location.search));
    const ask = (event: Event) => {
      if (this.#state.draft && !this.#state.isKept) event.preventDefault();
    };
    addEventListener('popstate', follow);
    addEventListener('beforeunload', ask);
    void nameOfWindow().then(async (name) => {
      const { folder } = await read<Listing>('list').catch(() => ({ folder: '' }));
      this.#drafts = new Drafts(folder, name);
      follow();
    });
    return () => {
      removeEventListener('popstate', follow);
      removeEventListener('beforeunload', ask);
    };
  };

  async #follow(view: View): Promise<void> {
    const { file = first, isPublishing } = view;
    const { listing, opened } = this.#state;
    const isOther = !listing || (!isPublishing && file !== opened?.file);
    if (isOther && !this.#mayLeave()) return this.#visit(this.#state.view);
    this.#set({ view, step: view.file || isPublishing ? 'form' : 'list' });
    if (isOther) await this.#show(file);
  }

  /** Puts a view into the page's URL. */
  #visit(view: View): void {
    const url = viewUrl(view);
    if (url !== (location.search || '/')) history.pushState(null, '', url === '/' ? location.pathname : url);
    this.#set({ view, step: view.file || view.isPublishing ? 'form' : 'list' });
  }

  /** Shows the list, the form or the preview, if there is room for only one. */
  readonly goToStep = (step: EditorState['step']) => {
    if (step === 'list') this.#visit({});
    else this.#set({ step });
    if (step === 'form') goTo('entry');
  };

  readonly showStatus = (text: string) => this.#set({ status: { text } });

  #showError(error: unknown, overwrite?: (version: string) => void): void {
    if (!(error instanceof ApiError)) throw error;
    const { message, problems = [], conflict } = error.response;
    this.#set({
      status: { text: message, isSave: overwrite !== undefined },
      problems,
      ...(conflict && overwrite && { conflict: { conflict, overwrite: () => overwrite(conflict.version) } }),
    });
    if (problems.length) goTo('problem-list');
    else if (!overwrite) showMessage();
  }

  async #show(named: string): Promise<void> {
    const mine = ++this.#asked;
    const isLast = () => mine === this.#asked;
    this.#set({ isOpening: true });
    try {
      // The list is shown even if the file can't be.
      const listing = await read<Listing>('list');
      if (isLast()) this.#set({ listing, unsaved: this.#drafts.files });
      const opened = await read<EditableFile>('file', { file: named });
      if (!isLast()) return;
      // A translation is edited with the file that it translates.
      const { file } = opened;
      const kept = this.#drafts.of(file);
      const parts = kept && unsavedParts(kept.parts, opened);
      if (kept && !parts) this.#drafts.drop(file);
      const draft = kept && parts && { ...kept, parts };
      this.#versions.set(file, draft?.version ?? opened.version);
      this.#set({
        ...{ opened, draft, restored: draft?.at, problems: opened.problems, conflict: undefined },
        ...{ elsewhere: this.#drafts.elsewhere(file), unsaved: this.#drafts.files },
        opening: this.#state.opening + 1,
      });
    } catch (error) {
      if (isLast()) this.#showError(error);
    } finally {
      if (isLast()) this.#set({ isOpening: false });
    }
  }

  /** Whether another file may be opened. Asks if the browser can't keep unsaved changes. */
  #mayLeave = () => !this.#state.draft || this.#state.isKept || confirm('Discard unsaved changes?');

  readonly choose = async (file: string) => {
    if (!this.#mayLeave()) return;
    this.#set({ status: { text: '' } });
    this.#visit({ file });
    await this.#show(file);
    goTo('entry');
  };

  readonly publish = () => {
    if (!this.#mayLeave()) return;
    this.#set({ status: { text: '' } });
    this.#visit({ isPublishing: true });
    goTo('entry');
  };

  /**
   * Runs an action that changes files, then shows the result.
   * @param where the view to show. If omitted, the file in the response
   * @returns whether it succeeded
   */
  readonly change = async (name: string, wanted: object, where?: View): Promise<boolean> => {
    if (!this.#mayLeave()) return false;
    try {
      const { file, message, key, undo } = await this.#inTurn(() => act<SaveResult>(name, wanted));
      this.#set({ createdKey: key });
      const view = where ?? { file };
      if (!where?.isPublishing) this.#visit(view);
      await this.#show(view.file ?? first);
      this.#set({ status: { text: message, undo } });
      goTo(key ? `${idPrefixOf(key)}_fields_title` : 'entry');
      return true;
    } catch (error) {
      this.#showError(error);
      return false;
    }
  };

  /** Like `change`, but only without unsaved changes, which it would lose. */
  readonly changeSaved = async (name: string, wanted: object): Promise<void> => {
    if (this.#state.draft) this.#set({ status: { text: 'Save or discard your changes first.' } });
    else await this.change(name, wanted);
  };

  readonly undo = (change: string) => this.change('undo', { change });

  /** Reads the list and the file again, but keeps the form. */
  async #renew(file: string): Promise<EditableFile | undefined> {
    const now = this.#asked;
    const [listing, opened] = await Promise.all([read<Listing>('list'), read<EditableFile>('file', { file })]);
    // The list shows moves before they are written.
    if (!this.#moves.length) this.#set({ listing });
    if (now !== this.#asked || opened.version !== this.#versions.get(file)) return undefined;
    this.#set({ opened });
    return opened;
  }

  async #attempt(file: string, typed: Edits, given?: string): Promise<boolean> {
    const [now, sent] = [this.#asked, this.#state.draft];
    const isShown = () => now === this.#asked && this.#state.opened?.file === file;
    try {
      const version = given ?? this.#versions.get(file);
      const saved = await act<FileSaveResult>('save', { file, version, ...typed });
      this.#versions.set(file, saved.version);
      // Another file was opened meanwhile.
      if (!isShown()) {
        if (sent && this.#drafts.of(file)?.at === sent.at) this.#drafts.drop(file);
        return true;
      }
      const opened = given === undefined ? await this.#renew(file) : undefined;
      this.#keep(file, this.#leftOf(sent, typed), opened);
      // Overwriting another change: show the other values.
      if (given !== undefined) {
        await this.#show(file);
        goTo('entry');
      }
      await this.#dropUploads(file).catch(() => {});
      if (opened) this.#set({ problems: opened.problems });
      this.#set({ restored: undefined, status: { text: saved.message, isSave: true, isDone: true, undo: saved.undo } });
      return true;
    } catch (error) {
      const { comments = [], problems = [] } = error instanceof ApiError ? error.response : {};
      const question = `The form can't keep these comments of the file:\n\n${comments.join('\n')}\n\nSave without them?`;
      if (comments.length && confirm(question)) return this.#attempt(file, { ...typed, withoutComments: true }, given);
      this.#showError(error, (version) => void this.save(file, typed, version));
      const control = problemsFor(problems, file, formShapeOf(this.#state.listing, this.#state.opened))[0]?.control;
      if (control && document.getElementById(control)) goTo(control);
      return false;
    }
  }

  /** Returns changes that a save didn't include: other publications, and what was typed meanwhile. */
  #leftOf(sent: Draft | undefined, { publication }: Edits): UnsavedParts {
    const now = this.#state.draft?.parts ?? {};
    const { [publication?.key ?? '']: one, ...others } = sent?.parts.publications ?? {};
    return typedSince(now, { ...sent?.parts, publications: publication ? { [publication.key]: one } : others });
  }

  /**
   * @param version to overwrite a change from elsewhere: the one that the owner has seen
   * @returns whether it was saved
   */
  readonly save = (file: string, typed: Edits, version?: string): Promise<boolean> => {
    this.#set({ status: { text: 'Saving …', isSave: true }, conflict: undefined });
    return this.#inTurn(() => this.#attempt(file, typed, version));
  };

  /** Stores unsaved changes as a draft. */
  #keep(file: string, parts: UnsavedParts, opened = this.#state.opened): void {
    const left = opened && unsavedParts(parts, opened);
    const version = this.#versions.get(file);
    const draft = left && version !== undefined ? { at: Date.now(), version, parts: left } : undefined;
    if (!draft) this.#drafts.drop(file);
    const isKept = !draft || this.#drafts.keep(file, draft);
    this.#set({ draft, isKept, unsaved: this.#drafts.files });
  }

  /** Takes changed parts of the open form. */
  readonly typed = (parts: UnsavedParts) => {
    const { opened, draft, status } = this.#state;
    if (!opened) return;
    const texts = parts.texts && { texts: { ...draft?.parts.texts, ...parts.texts } };
    this.#keep(opened.file, { ...draft?.parts, ...parts, ...texts });
    if (status.isDone) this.#set({ status: { text: '' } });
  };

  readonly typedPublication = (key: string, part: PublicationPart | undefined) =>
    this.typed({ publications: { ...this.#state.draft?.parts.publications, [key]: part } });

  /** Removes images that were chosen for a file, unless unsaved changes may use them. */
  async #dropUploads(file: string): Promise<void> {
    if (!this.#drafts.of(file) && !this.#drafts.elsewhere(file).length) await act('discard', { file });
  }

  /** Discards unsaved changes, and opens the file again. */
  readonly discard = async () => {
    const { opened } = this.#state;
    if (!opened) return;
    this.#drafts.drop(opened.file);
    this.#set({ draft: undefined, status: { text: '' } });
    await this.#dropUploads(opened.file);
    await this.#show(opened.file);
    goTo('entry');
  };

  /** Takes over the draft of another window, or removes it. */
  readonly settle = async (draft: EditorState['elsewhere'][number], isWanted: boolean) => {
    const { opened } = this.#state;
    if (!opened) return;
    if (isWanted) this.#drafts.keep(opened.file, draft);
    this.#drafts.drop(opened.file, draft.window);
    if (isWanted) await this.#show(opened.file);
    else this.#set({ elsewhere: this.#drafts.elsewhere(opened.file), unsaved: this.#drafts.files });
    goTo('entry');
  };

  /** Closes a conflict without a decision. Unsaved changes stay. */
  readonly closeConflict = () => this.#set({ conflict: undefined });

  /** Moves an entry: in the list at once, in the files after other changes. Unsaved changes stay. */
  readonly move = (step: Move) => {
    const { listing } = this.#state;
    if (listing) this.#set({ listing: moveInListing(listing, step) });
    this.#moves.push(step);
    void this.#inTurn(() => this.#writeMoves());
  };

  async #writeMoves(): Promise<void> {
    // A request can have moves of one kind only.
    const entryFolder = (move: Move | undefined) => move?.file.replace(/[^/]*$/, '');
    const end = this.#moves.findIndex((move) => entryFolder(move) !== entryFolder(this.#moves[0]));
    const moves = this.#moves.splice(0, end < 0 ? this.#moves.length : end);
    // The previous request included them.
    if (!moves.length) return;
    const { opened, draft } = this.#state;
    try {
      const { message, files } = await act<MoveResult>('move', { moves });
      for (const { file, before, after } of files) {
        // A file that another program changed, or that is edited as text, keeps its old version here: the next save
        // reports the conflict.
        const isText = file === opened?.file && draft?.parts.text !== undefined;
        if (this.#versions.get(file) === before && !isText) this.#versions.set(file, after);
      }
      this.#set({ status: { text: message } });
    } catch (error) {
      this.#showError(error);
    }
    if (!opened) return;
    const renewed = await this.#renew(opened.file);
    if (renewed && this.#state.draft) this.#keep(opened.file, this.#state.draft.parts, renewed);
  }
}

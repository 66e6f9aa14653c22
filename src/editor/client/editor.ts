/** The actions of the page: one file is open, with one draft. */
import { toLanguages } from '#content/values.ts';
import type { EditableFile, ErrorResponse, Requests, SaveResult, Values } from '../api.ts';
import { createQueue } from '../queue.ts';
import { type Draft, Drafts, isUnsaved, type Typed } from './drafts.ts';
import { controlOfPublication, problemsFor } from './fieldProblems.ts';
import { act, errorResponse } from './request.ts';
import type { EditorState, OpenedFile } from './state.ts';

/** Focuses an element and opens the folds around it; if its part of the page is hidden, focuses the message. */
const focusOn = (id: string) =>
  setTimeout(() => {
    const element = document.getElementById(id);
    for (let fold = element?.closest('details'); fold; fold = fold.parentElement?.closest('details')) fold.open = true;
    (element?.checkVisibility() ? element : document.getElementById('status'))?.focus();
  });

export class Editor {
  #state: EditorState = { view: '', isPreview: false, isBusy: true, status: { text: '' }, unsavedFiles: [] };
  readonly #listeners = new Set<() => void>();
  #drafts = new Drafts('');
  /** Actions run one after another, since each needs the versions that the previous one wrote. */
  readonly #inTurn = createQueue();

  readonly state = (): EditorState => this.#state;

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #set(change: { [Key in keyof EditorState]?: EditorState[Key] | undefined }): void {
    this.#state = { ...this.#state, ...change } as EditorState;
    for (const listener of this.#listeners) listener();
  }

  #setOpened(change: Partial<OpenedFile>): void {
    const { opened } = this.#state;
    if (opened) this.#set({ opened: { ...opened, ...change } });
  }

  /** Opens the view in the page's URL, and follows the browser's Back and Forward. Saves by Ctrl+S and ⌘S. */
  readonly start = () => {
    const ended = new AbortController();
    const { signal } = ended;
    addEventListener('popstate', () => void this.#follow(), { signal });
    addEventListener('beforeunload', (event) => this.#wouldLose() && event.preventDefault(), { signal });
    const saveByKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.key.toLowerCase() !== 's')
        return;
      event.preventDefault();
      if (!this.#state.isBusy) void this.save();
    };
    addEventListener('keydown', saveByKey, { signal });
    void this.#follow();
    return () => ended.abort();
  };

  async #follow(): Promise<void> {
    const { view: before, opened } = this.#state;
    const view = decodeURIComponent(location.search.slice(1));
    const isOther = view ? view !== opened?.file : !opened;
    if (isOther && !this.#mayLeave()) return this.#visit(before);
    this.#set({ view, isPreview: false });
    if (isOther) await this.#inTurn(() => this.#open(view));
  }

  #visit(view: string): void {
    const url = view ? `?${encodeURIComponent(view).replaceAll('%2F', '/')}` : '/';
    if (url !== (location.search || '/')) history.pushState(null, '', url);
    this.#set({ view, isPreview: false });
  }

  /** Returns whether the browser doesn't keep what was typed, or has the draft of another window in its place. */
  #wouldLose(): boolean {
    const { opened } = this.#state;
    return opened?.isUnsaved === true && this.#drafts.of(opened.file)?.at !== opened.draft?.at;
  }

  #mayLeave = () => !this.#wouldLose() || confirm('Discard unsaved changes?');

  readonly goTo = async (view: string) => {
    if (view && !this.#mayLeave()) return;
    this.showStatus('');
    this.#visit(view);
    if (view) await this.#inTurn(() => this.#open(view));
    focusOn(view ? 'entry' : 'list');
  };

  readonly showPreview = (isPreview: boolean) => this.#set({ isPreview });

  readonly showStatus = (text: string) => this.#set({ status: { text } });

  #showError(error: unknown): ErrorResponse {
    const response = errorResponse(error);
    const { message, problems = [] } = response;
    this.showStatus(message);
    this.#setOpened({ problems });
    if (problems.length) focusOn('problem-list');
    return response;
  }

  /**
   * Reads the list and a file.
   * @param file if empty, the first one of the list
   * @param sent the draft that was saved: its form is kept
   * @returns the reason if they can't be read, which is shown
   */
  async #open(file = '', sent?: Draft): Promise<string> {
    if (!sent) this.#set({ isBusy: true });
    try {
      const listing = await act('list', {});
      this.#drafts = new Drafts(listing.folder);
      // The list is shown even if the file can't be.
      this.#set({ listing });
      this.#keepDraftOf(await act('open', { file: file || (listing.entries[0]?.file ?? '') }), sent);
      return '';
    } catch (error) {
      if (!sent) this.#set({ opened: undefined });
      return this.#showError(error).message;
    } finally {
      if (!sent) this.#set({ isBusy: false });
    }
  }

  /** Shows a file with its draft: after a save, with what was typed since it was sent. */
  #keepDraftOf(file: EditableFile, sent?: Draft): void {
    const { opening = 0, draft } = this.#state.opened ?? {};
    const held = sent ? draft : this.#drafts.of(file.file);
    // The site can have got its languages since.
    const values = held?.typed.values && (toLanguages(file.schema, held.typed.values) as Values);
    const typed = { ...held?.typed, ...(values && { values }) };
    const left = held && held !== sent && { ...held, ...(sent && { version: file.version }), typed };
    this.#set({ opened: { ...file, restored: sent ? undefined : held?.at, opening: sent ? opening : opening + 1 } });
    this.#keep(left || undefined);
  }

  readonly type = (parts: Typed) => {
    const { opened, status } = this.#state;
    if (!opened) return;
    const { draft, version } = opened;
    const publications = { ...draft?.typed.publications, ...parts.publications };
    const typed = { ...draft?.typed, ...parts, publications };
    this.#keep({ at: Date.now(), version: draft?.version ?? version, typed });
    if (status.text && !status.canUndo) this.showStatus('');
  };

  /** Keeps a draft of the open file, in the browser's storage if it differs from the file. */
  #keep(draft: Draft | undefined): void {
    const { opened, listing } = this.#state;
    if (!opened || !listing) return;
    const unsaved = draft !== undefined && isUnsaved(draft.typed, opened);
    this.#drafts.keep(opened.file, unsaved ? draft : undefined);
    const isStored = !unsaved || this.#drafts.of(opened.file)?.at === draft.at;
    this.#setOpened({ draft, isUnsaved: unsaved, isStored });
    const others = listing.entries.flatMap(({ file }) => (file !== opened.file && this.#drafts.of(file) ? file : []));
    this.#set({ unsavedFiles: unsaved ? [opened.file, ...others] : others });
  }

  /** Saves the draft of the open file. What is typed meanwhile stays unsaved. */
  readonly save = (overwrites = false): Promise<void> => this.#inTurn(() => this.#save(overwrites));

  async #save(overwrites: boolean): Promise<void> {
    const { opened, status } = this.#state;
    if (!opened) return;
    const { file, draft: sent } = opened;
    // The second click of a double click leaves the message of the first one.
    if (!sent) return status.text ? undefined : this.showStatus('No changes to save.');
    this.showStatus('Saving …');
    try {
      const { message } = await act('save', { file, version: sent.version, ...sent.typed, overwrites });
      this.showStatus(`${message} ${await this.#open(file, sent)}`.trim());
      if (overwrites) focusOn('entry');
    } catch (error) {
      const { problems = [], isConflict } = this.#showError(error);
      this.#setOpened({ isConflict });
      const control = problemsFor(problems, file, opened)[0]?.control;
      if (isConflict) focusOn('conflict');
      else if (control && document.getElementById(control)) focusOn(control);
    }
  }

  /**
   * Runs an action that changes files, then shows the result. No file may have unsaved changes.
   * @param where the view to show. If omitted, the file in the response
   * @returns whether it succeeded
   */
  readonly change = async <Name extends keyof Requests>(
    name: Name,
    request: Requests[Name],
    where?: string,
  ): Promise<boolean> => {
    const { isBusy, unsavedFiles } = this.#state;
    // A double click runs it once.
    if (isBusy) return false;
    if (unsavedFiles.length) {
      this.showStatus(`Save or discard your changes first, in ${unsavedFiles.join(', ')}.`);
      return false;
    }
    this.#set({ isBusy: true });
    return this.#inTurn(async () => {
      try {
        const { file, message, key, canUndo } = (await act(name, request)) as SaveResult;
        const view = where ?? file;
        this.#visit(view);
        const reason = await this.#open(view);
        this.#set({ status: { text: `${message} ${reason}`.trim(), canUndo } });
        focusOn(key ? controlOfPublication(key) : 'entry');
        return true;
      } catch (error) {
        this.#showError(error);
        return false;
      } finally {
        this.#set({ isBusy: false });
      }
    });
  };

  readonly discard = (): Promise<void> =>
    this.#inTurn(async () => {
      const { opened } = this.#state;
      this.#keep(undefined);
      this.showStatus('');
      await this.#open(opened?.file);
      focusOn('entry');
    });
}

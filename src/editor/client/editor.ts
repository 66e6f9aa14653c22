/** The actions of the page: one file is open, with one draft. */
import type { EditableFile, ErrorResponse, Listing, Requests, SaveResult } from '../api.ts';
import { createQueue } from '../queue.ts';
import { type Draft, Drafts, isUnsaved, type Typed } from './drafts.ts';
import { controlOfPublication, formShapeOf, problemsFor } from './fieldProblems.ts';
import { fitLanguages } from './fitLanguages.ts';
import { goTo, showMessage } from './focus.ts';
import { act, errorResponse, read } from './request.ts';
import { type EditorState, type OpenedFile, type Step, type View, viewAt, viewUrl } from './state.ts';

/** Returns the file to open with a view: the first one of the list, if undefined. */
const fileOfView = (view: View) => (typeof view === 'object' ? view.file : undefined);

/** Returns whether a change needs saved changes of a file, since it would change the file below them. */
type Needs = (file: string) => boolean;
const needsNone: Needs = () => false;

export class Editor {
  #state: EditorState = {
    view: 'list',
    isPreview: false,
    isBusy: true,
    status: { text: '' },
    unsavedFiles: new Set(),
  };
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
    if (opened) this.#set({ opened: { ...opened, ...change }, unsavedFiles: this.#drafts.files });
  }

  /** Opens the view in the page's URL, and follows the browser's Back and Forward. */
  readonly start = () => {
    const follow = () => void this.#follow(viewAt(location.search));
    const confirmLeaving = (event: Event) => {
      if (this.#wouldLose()) event.preventDefault();
    };
    addEventListener('popstate', follow);
    addEventListener('beforeunload', confirmLeaving);
    follow();
    return () => {
      removeEventListener('popstate', follow);
      removeEventListener('beforeunload', confirmLeaving);
    };
  };

  async #follow(view: View): Promise<void> {
    const { listing, opened, view: before } = this.#state;
    const file = fileOfView(view);
    const isOther = !listing || (view !== 'publishing' && (file ?? listing.entries[0]?.file) !== opened?.file);
    if (isOther && !this.#mayLeave()) return this.#visit(before);
    this.#set({ view, isPreview: false });
    if (!isOther) return;
    this.showStatus('');
    await this.#inTurn(() => this.#open(file));
  }

  /** Shows a view, and puts it into the page's URL. */
  #visit(view: View): void {
    const url = viewUrl(view);
    if (url !== (location.search || '/')) history.pushState(null, '', url === '/' ? location.pathname : url);
    this.#set({ view, isPreview: false });
  }

  /** Returns whether the browser doesn't keep what was typed, or has the draft of another window in its place. */
  #wouldLose(): boolean {
    const { opened } = this.#state;
    return opened?.isUnsaved === true && this.#drafts.of(opened.file)?.at !== opened.draft?.at;
  }

  #mayLeave = () => !this.#wouldLose() || confirm('Discard unsaved changes?');

  /** Shows the list, the form or the preview, if there is room for only one. */
  readonly goToStep = (step: Step) => {
    if (step === 'list') this.#visit('list');
    else this.#set({ isPreview: step === 'preview' });
    if (step === 'form') goTo('entry');
  };

  readonly showStatus = (text: string) => this.#set({ status: { text } });

  /** Shows why a request was rejected. */
  #showError(error: unknown, save?: 'rejected'): ErrorResponse {
    const response = errorResponse(error);
    const { message, problems = [] } = response;
    this.#set({ status: { text: message, ...(save && { save }) } });
    this.#setOpened({ problems });
    if (problems.length) goTo('problem-list');
    else if (!save) showMessage();
    return response;
  }

  readonly choose = async (file: string) => {
    if (!this.#mayLeave()) return;
    this.showStatus('');
    this.#visit({ file });
    await this.#inTurn(() => this.#open(file));
    goTo('entry');
  };

  readonly showPublishing = () => {
    if (!this.#mayLeave()) return;
    this.showStatus('');
    this.#visit('publishing');
    goTo('entry');
  };

  async #readList(): Promise<Listing> {
    const listing = await read<Listing>('list');
    this.#drafts = new Drafts(listing.folder);
    this.#set({ listing, unsavedFiles: this.#drafts.files });
    return listing;
  }

  /**
   * Opens a file in a new form.
   * @param file if undefined, the first one of the list
   * @returns the reason if it can't be read, which is shown
   */
  async #open(file: string | undefined): Promise<string | undefined> {
    this.#set({ isBusy: true });
    try {
      // The list is shown even if the file can't be.
      const { entries } = await this.#readList();
      this.#show(await read<EditableFile>('file', { file: file ?? entries[0]?.file ?? '' }));
      return undefined;
    } catch (error) {
      this.#set({ opened: undefined });
      return this.#showError(error).message;
    } finally {
      this.#set({ isBusy: false });
    }
  }

  /** Returns a draft whose values fit the languages of the site, which can change meanwhile. */
  #fitted({ typed, ...draft }: Draft, { kind, schema = this.#state.listing?.forms[kind] }: EditableFile): Draft {
    const { values } = typed;
    return { ...draft, typed: { ...typed, ...(values && { values: fitLanguages(schema, values) }) } };
  }

  /** Shows a file with its draft, unless it has the same by now. */
  #show(file: EditableFile): void {
    const opening = (this.#state.opened?.opening ?? 0) + 1;
    const stored = this.#drafts.of(file.file);
    const draft = stored && isUnsaved(stored.typed, file) ? this.#fitted(stored, file) : undefined;
    if (stored && !draft) this.#drafts.drop(file.file);
    const opened: OpenedFile = { ...file, opening, saves: 0, draft, isUnsaved: !!draft, isStored: true };
    this.#set({ opened: { ...opened, restored: draft?.at }, unsavedFiles: this.#drafts.files });
  }

  /** Keeps what is typed into the open form. */
  readonly type = (parts: Typed) => {
    const { opened, status } = this.#state;
    if (!opened) return;
    const { draft, version } = opened;
    const { texts, publications } = draft?.typed ?? {};
    const typed: Typed = {
      ...draft?.typed,
      ...parts,
      ...(parts.texts && { texts: { ...texts, ...parts.texts } }),
      ...(parts.publications && { publications: { ...publications, ...parts.publications } }),
    };
    // Never the same as that of another window.
    const at = Math.max(Date.now(), (draft?.at ?? 0) + 1);
    this.#keep({ at, version: draft?.version ?? version, typed });
    if (status.save === 'done') this.showStatus('');
  };

  /** Keeps a draft of the open file, in the browser's storage if it differs from the file. */
  #keep(draft: Draft | undefined): void {
    const { opened } = this.#state;
    if (!opened) return;
    const unsaved = draft !== undefined && isUnsaved(draft.typed, opened);
    if (unsaved) this.#drafts.keep(opened.file, draft);
    else this.#drafts.drop(opened.file);
    this.#setOpened({
      draft,
      isUnsaved: unsaved,
      isStored: !unsaved || this.#drafts.of(opened.file)?.at === draft.at,
    });
  }

  /**
   * Saves the draft of the open file. What is typed meanwhile stays unsaved.
   * @returns whether it was saved
   */
  readonly save = (overwrites = false): Promise<boolean> => this.#inTurn(() => this.#save(overwrites));

  async #save(overwrites: boolean): Promise<boolean> {
    const { opened } = this.#state;
    if (!opened) return false;
    const { file, draft: sent } = opened;
    if (!sent) {
      // The second click of a double click leaves the message of the first one.
      if (this.#state.status.save !== 'done') this.#set({ status: { text: 'No changes to save.', save: 'done' } });
      return true;
    }
    this.#set({ status: { text: 'Saving …', save: 'running' } });
    let saved: SaveResult;
    try {
      saved = await act<SaveResult>('save', { file, version: sent.version, ...sent.typed, overwrites });
    } catch (error) {
      const { problems = [], isConflict } = this.#showError(error, 'rejected');
      this.#setOpened({ isConflict });
      if (isConflict) goTo('conflict');
      const { listing } = this.#state;
      const control = problemsFor(problems, file, formShapeOf(listing, opened))[0]?.control;
      if (control && document.getElementById(control)) goTo(control);
      return false;
    }
    const reason = await this.#renew(sent);
    this.#set({ status: { text: `${saved.message} ${reason}`.trim(), save: 'done' } });
    if (overwrites) goTo('entry');
    await this.#dropUploads(file);
    return true;
  }

  /**
   * Reads the list and the open file again, and keeps its form.
   * @param sent the draft that was saved, if it was
   * @returns the reason if they can't be read
   */
  async #renew(sent?: Draft): Promise<string> {
    try {
      const file = this.#state.opened?.file;
      const renewed = file && (await read<EditableFile>('file', { file }));
      await this.#readList();
      const { opened } = this.#state;
      if (!opened || !renewed) return '';
      const { opening, saves, draft, restored, isConflict } = opened;
      const state = { opening, isUnsaved: false, isStored: true };
      if (!sent) this.#set({ opened: { ...renewed, ...state, saves, restored, isConflict } });
      else this.#set({ opened: { ...renewed, ...state, saves: saves + 1 } });
      const left = draft === sent ? undefined : draft;
      this.#keep(left && this.#fitted(sent ? { ...left, version: renewed.version } : left, renewed));
      return '';
    } catch (error) {
      return errorResponse(error).message;
    }
  }

  /**
   * Runs an action that changes files, then shows the result.
   * @param where the view to show. If omitted, the file in the response
   * @param needs which files must have no unsaved changes
   * @returns whether it succeeded
   */
  readonly change = async <Name extends keyof Requests>(
    name: Name,
    request: Requests[Name],
    { where, needs = needsNone }: { where?: View; needs?: Needs } = {},
  ): Promise<boolean> => {
    // A double click runs it once.
    if (this.#state.isBusy || !this.#mayLeave() || this.#isUnsavedIn(needs)) return false;
    this.#set({ isBusy: true });
    return this.#inTurn(async () => {
      try {
        const { file, message, key, canUndo } = await act<SaveResult>(name, request);
        const view = where ?? { file };
        this.#set({ createdKey: key });
        this.#visit(view);
        const reason = (await this.#open(fileOfView(view))) ?? '';
        this.#set({ status: { text: `${message} ${reason}`.trim(), canUndo } });
        goTo(key ? controlOfPublication(key) : 'entry');
        return true;
      } catch (error) {
        this.#showError(error);
        return false;
      } finally {
        this.#set({ isBusy: false });
      }
    });
  };

  #isUnsavedIn(needs: Needs): boolean {
    const isUnsaved = [...this.#state.unsavedFiles].some(needs);
    if (isUnsaved) this.showStatus('Save or discard your changes first.');
    return isUnsaved;
  }

  readonly undo = () => this.change('undo', {});

  /** Moves an entry in the list. The open file stays. */
  readonly move = (request: Requests['move']): Promise<void> =>
    this.#inTurn(async () => {
      const folder = request.file.slice(0, request.file.lastIndexOf('/') + 1);
      if (this.#isUnsavedIn((file) => file.startsWith(folder))) return;
      try {
        const { message } = await act<SaveResult>('move', request);
        this.showStatus(`${message} ${await this.#renew()}`.trim());
      } catch (error) {
        this.#showError(error);
      }
    });

  /** Discards the draft, and opens the file again. */
  readonly discard = (): Promise<void> =>
    this.#inTurn(async () => {
      const { opened } = this.#state;
      if (!opened) return;
      this.#keep(undefined);
      this.showStatus('');
      await this.#dropUploads(opened.file);
      await this.#open(opened.file);
      goTo('entry');
    });

  /** Removes images that were chosen for a file, unless its draft may use them. */
  async #dropUploads(file: string): Promise<void> {
    if (!this.#drafts.of(file)) await act('discard', { file }).catch(() => {});
  }
}

/** The actions of the page. */
import type { Requests, SaveResult } from '../api.ts';
import { createQueue } from '../queue.ts';
import { idPrefixOf } from './fieldProblems.ts';
import { Files } from './files.ts';
import { goBackTo, goTo } from './focus.ts';
import { PendingMoves } from './moves.ts';
import { act } from './request.ts';
import { Saving } from './saving.ts';
import { type Step, Store, type View, viewAt, viewUrl } from './store.ts';
import type { OtherWindow, PublicationPart, UnsavedParts } from './unsaved.ts';

/** Returns the file to open with a view: the first one of the list, if undefined. */
const fileOfView = (view: View) => (typeof view === 'object' ? view.file : undefined);

export class Editor {
  readonly #store = new Store();
  readonly #moves = new PendingMoves();
  readonly #files = new Files(this.#store, this.#moves);
  readonly #inTurn = createQueue();
  /** Changes of files that are not done yet. */
  readonly #running = new Set<string>();
  readonly #saving = new Saving(this.#store, this.#files, this.#moves, this.#inTurn);

  readonly state = this.#store.state;
  readonly subscribe = this.#store.subscribe;
  readonly save = this.#saving.save;
  readonly move = this.#saving.move;

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
    const { listing, opened, view: before } = this.#store.state();
    const file = fileOfView(view);
    const isOther = !listing || (view !== 'publishing' && (file ?? listing.entries[0]?.file) !== opened?.file);
    if (isOther && !this.#mayLeave()) return this.#visit(before);
    this.#store.set({ view, isPreview: false });
    if (!isOther) return;
    this.showStatus('');
    await this.#files.open(file);
  }

  /** Shows a view, and puts it into the page's URL. */
  #visit(view: View): void {
    const url = viewUrl(view);
    if (url !== (location.search || '/')) history.pushState(null, '', url === '/' ? location.pathname : url);
    this.#store.set({ view, isPreview: false });
  }

  /** Returns whether the open file has unsaved changes that the browser can't keep. */
  #wouldLose = () => this.#store.state().opened?.unsaved?.isStored === false;

  #mayLeave = () => !this.#wouldLose() || confirm('Discard unsaved changes?');

  /** Shows the list, the form or the preview, if there is room for only one. */
  readonly goToStep = (step: Step) => {
    if (step === 'list') this.#visit('list');
    else this.#store.set({ isPreview: step === 'preview' });
    if (step === 'form') goTo('entry');
  };

  readonly showStatus = (text: string) => this.#store.set({ status: { text } });

  readonly choose = async (file: string) => {
    if (!this.#mayLeave()) return;
    this.showStatus('');
    this.#visit({ file });
    await this.#files.open(file);
    goTo('entry');
  };

  readonly showPublishing = () => {
    if (!this.#mayLeave()) return;
    this.showStatus('');
    this.#visit('publishing');
    goTo('entry');
  };

  /**
   * Runs an action that changes files, then shows the result. The same one twice, as by a double click, runs once.
   * @param where the view to show. If omitted, the file in the response
   * @returns whether it succeeded
   */
  readonly change = async <Name extends keyof Requests>(
    name: Name,
    wanted: Requests[Name],
    where?: View,
  ): Promise<boolean> => {
    const change = JSON.stringify([name, wanted]);
    if (this.#running.has(change) || !this.#mayLeave()) return false;
    this.#running.add(change);
    const focused = document.activeElement;
    this.#store.set({ changes: this.#running.size });
    try {
      const { file, message, key, undo, versions } = await this.#inTurn(() => act<SaveResult>(name, wanted));
      if (versions) this.#files.keepStored(versions.file, versions, ({ parts }) => parts);
      const view = where ?? { file };
      this.#store.set({ createdKey: key });
      this.#visit(view);
      const reason = await this.#files.open(fileOfView(view));
      this.#store.showDone(message, reason, { undo });
      goTo(key ? `${idPrefixOf(key)}_fields_title` : 'entry');
      return true;
    } catch (error) {
      goBackTo(focused);
      this.#store.showError(error);
      return false;
    } finally {
      this.#running.delete(change);
      this.#store.set({ changes: this.#running.size });
    }
  };

  /** Runs `change`, but only without unsaved changes, which it would lose. */
  readonly changeIfSaved: typeof this.change = async (name, wanted, where) => {
    if (!this.#store.state().opened?.unsaved) return this.change(name, wanted, where);
    this.showStatus('Save or discard your changes first.');
    return false;
  };

  readonly undo = (change: string) => this.change('undo', { change });

  /** Keeps changed parts of the open form as unsaved. */
  readonly keepTyped = (parts: UnsavedParts) => {
    const { opened, status } = this.#store.state();
    const before = opened?.unsaved?.parts;
    this.#files.keep({ ...before, ...parts, ...(parts.texts && { texts: { ...before?.texts, ...parts.texts } }) });
    if (status.save === 'done') this.showStatus('');
  };

  readonly keepTypedPublication = (key: string, part: PublicationPart | undefined) =>
    this.keepTyped({ publications: { ...this.#store.state().opened?.unsaved?.parts.publications, [key]: part } });

  /** Discards unsaved changes, and opens the file again. */
  readonly discard = async () => {
    const { opened } = this.#store.state();
    if (!opened) return;
    this.#files.keep({});
    this.showStatus('');
    await this.#files.dropUploads(opened.file).catch(() => {});
    await this.#files.open(opened.file);
    goTo('entry');
  };

  /** Takes over unsaved changes of another window, or removes them. */
  readonly takeOrRemove = async (other: OtherWindow, isWanted: boolean) => {
    if (isWanted) await this.#files.takeOver(other);
    else this.#files.removeOther(other);
    goTo('entry');
  };

  /** Closes a conflict without a decision. Unsaved changes stay. */
  readonly closeConflict = () => this.#store.setOpened({ conflict: undefined });
}

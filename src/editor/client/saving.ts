/** Writes what the form holds, and moves of entries. */
import type { Change, FileSaveResult, Move, MoveResult } from '../api.ts';
import type { InTurn } from '../queue.ts';
import { formShapeOf, problemsFor } from './fieldProblems.ts';
import type { Files } from './files.ts';
import { moveInListing } from './moves.ts';
import { act, errorResponse } from './request.ts';
import { goTo, type Store } from './store.ts';
import { typedSince, type Unsaved, type UnsavedParts } from './unsaved.ts';

/** Changes of an open file to save. */
export type Edits = Omit<Change, 'file' | 'version'>;

const mayDelete = (comments: readonly string[]) =>
  confirm(`The form can't keep these comments of the file:\n\n${comments.join('\n')}\n\nSave without them?`);

export class Saving {
  readonly #store: Store;
  readonly #files: Files;
  readonly #inTurn: InTurn;

  /** @param inTurn runs changes one after another, since each needs the versions that the previous one wrote */
  constructor(store: Store, files: Files, inTurn: InTurn) {
    this.#store = store;
    this.#files = files;
    this.#inTurn = inTurn;
  }

  /**
   * @param seen to overwrite a change from elsewhere: the version that the owner has seen
   * @returns whether it was saved
   */
  readonly save = (file: string, edits: Edits, seen?: string): Promise<boolean> => {
    this.#store.set({ status: { text: 'Saving …', save: 'running' } });
    this.#store.setOpened({ conflict: undefined });
    return this.#inTurn(() => this.#save(file, edits, seen));
  };

  async #save(file: string, edits: Edits, seen?: string): Promise<boolean> {
    const isShown = this.#files.whileShown(file);
    const sent = isShown() ? this.#store.state().opened?.unsaved : this.#files.storage.of(file);
    let saved: FileSaveResult;
    try {
      const version = seen ?? this.#files.versions.get(file);
      saved = await act<FileSaveResult>('save', { file, version, ...edits });
    } catch (error) {
      const { comments } = errorResponse(error);
      if (comments && mayDelete(comments)) return this.#save(file, { ...edits, withoutComments: true }, seen);
      const { problems = [], conflict } = this.#store.showError(error, 'rejected');
      if (!isShown()) return false;
      if (conflict) {
        const { version, differences } = conflict;
        this.#store.setOpened({ conflict: { differences, overwrite: () => void this.save(file, edits, version) } });
      }
      const { listing, opened } = this.#store.state();
      const control = problemsFor(problems, file, formShapeOf(listing, opened))[0]?.control;
      if (control && document.getElementById(control)) goTo(control);
      return false;
    }
    this.#files.versions.set(file, saved.version);
    let { renewed, reason } = isShown() && seen === undefined ? await this.#files.renew(file) : {};
    if (!isShown()) {
      // Another file was opened meanwhile.
      this.#files.forget(file, sent);
      return true;
    }
    this.#files.keep(this.#leftOf(sent, edits));
    // The form shows what the other change wrote too.
    if (seen !== undefined) {
      reason = await this.#files.open(file);
      // Otherwise the next save reports the conflict again.
      if (reason) this.#files.versions.set(file, seen);
      goTo('entry');
    }
    await this.#files.dropUploads(file).catch(() => {});
    this.#store.setOpened({ restored: undefined, ...(renewed && { problems: renewed.problems }) });
    this.#store.showDone(saved.message, reason, { save: 'done', undo: saved.undo });
    return true;
  }

  /** Returns changes that a save didn't include: other publications, and what was typed meanwhile. */
  #leftOf(sent: Unsaved | undefined, { publication }: Edits): UnsavedParts {
    const now = this.#store.state().opened?.unsaved?.parts ?? {};
    const { [publication?.key ?? '']: one, ...others } = sent?.parts.publications ?? {};
    return typedSince(now, { ...sent?.parts, publications: publication ? { [publication.key]: one } : others });
  }

  /** Moves an entry: in the list at once, in the files after other changes. Unsaved changes stay. */
  readonly move = (move: Move): void => {
    const { listing } = this.#store.state();
    if (listing) this.#store.set({ listing: moveInListing(listing, move) });
    this.#files.moves.add(move);
    void this.#inTurn(() => this.#writeMoves());
  };

  async #writeMoves(): Promise<void> {
    const moves = this.#files.moves.take();
    // The previous request included them.
    if (!moves.length) return;
    const { versions } = this.#files;
    const { opened } = this.#store.state();
    let done: string | undefined;
    try {
      const { message, files } = await act<MoveResult>('move', { moves });
      for (const { file, before, after } of files) {
        // A file that another program changed, or that is edited as text, keeps its old version here: the next save
        // reports the conflict.
        const isText = file === opened?.file && opened.unsaved?.parts.text !== undefined;
        if (versions.get(file) === before && !isText) versions.set(file, after);
      }
      done = message;
    } catch (error) {
      this.#store.showError(error);
    }
    const { renewed, reason } = await this.#files.renew(opened?.file);
    if (done) this.#store.showDone(done, reason);
    const { unsaved } = this.#store.state().opened ?? {};
    if (renewed && unsaved) this.#files.keep(unsaved.parts);
  }
}

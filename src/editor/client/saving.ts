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

interface Save {
  file: string;
  edits: Edits;
  /** Unsaved changes that it includes. What is typed while it waits or runs stays unsaved. */
  sent: Unsaved | undefined;
  /** To overwrite a change from elsewhere: the version that the owner has seen. */
  seen?: string;
}

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
   * Saves changes of the open file.
   * @returns whether they were saved
   */
  readonly save = (file: string, edits: Edits): Promise<boolean> =>
    this.#saveInTurn({ file, edits, sent: this.#store.state().opened?.unsaved });

  #saveInTurn(save: Save): Promise<boolean> {
    this.#store.set({ status: { text: 'Saving …', save: 'running' } });
    this.#store.setOpened({ conflict: undefined });
    return this.#inTurn(() => this.#save(save));
  }

  async #save(save: Save): Promise<boolean> {
    const { file, edits, sent, seen } = save;
    const isShown = this.#files.whileShown(file);
    const version = seen ?? this.#files.versions.get(file);
    let saved: FileSaveResult;
    try {
      saved = await act<FileSaveResult>('save', { file, version, ...edits });
    } catch (error) {
      const { comments } = errorResponse(error);
      if (comments && mayDelete(comments)) return this.#save({ ...save, edits: { ...edits, withoutComments: true } });
      const { problems = [], conflict } = this.#store.showError(error, 'rejected');
      if (!isShown()) return false;
      if (conflict) {
        const { differences } = conflict;
        const overwrite = () => void this.#saveInTurn({ ...save, seen: conflict.version });
        this.#store.setOpened({ conflict: { differences, overwrite } });
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
      this.#files.forget(file, sent, { before: version, after: saved.version });
      return true;
    }
    this.#files.keep(this.#leftOf(sent, edits));
    // The form shows what the other change wrote too.
    if (seen !== undefined) {
      reason = await this.#files.open(file);
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
    const moves = this.#files.moves.next();
    // The previous request included them.
    if (!moves.length) return;
    const { versions } = this.#files;
    /** The file that is open after the response. */
    const opened = () => this.#store.state().opened;
    let done: string | undefined;
    try {
      const { message, files } = await act<MoveResult>('move', { moves });
      for (const { file, before, after } of files) {
        // A file that another program changed, or that is edited as text, keeps its old version here: the next save
        // reports the conflict.
        const isText = file === opened()?.file && opened()?.unsaved?.parts.text !== undefined;
        if (versions.get(file) === before && !isText) versions.set(file, after);
      }
      done = message;
    } catch (error) {
      this.#store.showError(error);
    } finally {
      this.#files.moves.remove(moves.length);
    }
    const { renewed, reason } = await this.#files.renew(opened()?.file);
    if (done) this.#store.showDone(done, reason);
    const { unsaved } = opened() ?? {};
    if (renewed && unsaved) this.#files.keep(unsaved.parts, unsaved.at);
  }
}

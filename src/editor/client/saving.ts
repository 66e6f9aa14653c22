/** Writes what the form holds, and moves of entries. */
import type { Change, FileSaveResult, Move, MovedFile, MoveResult } from '../api.ts';
import type { InTurn } from '../queue.ts';
import { formShapeOf, problemsFor } from './fieldProblems.ts';
import type { Files } from './files.ts';
import { goTo } from './focus.ts';
import { moveInListing, type PendingMoves, withMovedOrder } from './moves.ts';
import { act, errorResponse } from './request.ts';
import type { Store } from './store.ts';
import { typedSince, type UnsavedEdits, type UnsavedParts } from './unsaved.ts';

/** Changes of an open file to save. */
export type Edits = Omit<Change, 'file' | 'version'>;

interface Save {
  file: string;
  edits: Edits;
  /** Unsaved changes that it includes. What is typed while it waits or runs stays unsaved. */
  sent: UnsavedEdits | undefined;
  /** To overwrite a change from elsewhere: the version that the owner has seen. */
  seen?: string;
}

const mayDelete = (comments: readonly string[]) =>
  confirm(`The form can't keep these comments of the file:\n\n${comments.join('\n')}\n\nSave without them?`);

/** Returns edits with the new `order` of the moved file. A text that wasn't typed has the old one, so it is left out. */
const withMove = ({ edits, sent }: Save, moved: MovedFile): Edits =>
  withMovedOrder({ ...edits, text: sent?.parts.text }, moved);

/** Returns unsaved changes that a save didn't include: other publications, and what was typed meanwhile. */
function leftOf(now: UnsavedEdits | undefined, { sent, edits: { publication } }: Save): UnsavedParts | undefined {
  const { [publication?.key ?? '']: one, ...others } = sent?.parts.publications ?? {};
  const publications = publication ? { [publication.key]: one } : others;
  const left = typedSince(now?.parts ?? {}, { ...sent?.parts, publications });
  const { [publication?.key ?? '']: typed, ...rest } = left?.publications ?? {};
  // It may have another key now.
  return typed && publication?.values ? { ...left, publications: { ...rest, [publication.values.key]: typed } } : left;
}

export class Saving {
  readonly #store: Store;
  readonly #files: Files;
  readonly #moves: PendingMoves;
  readonly #inTurn: InTurn;
  /** Saves that other changes precede. */
  readonly #waiting = new Set<Save>();

  /** @param inTurn runs changes one after another, since each needs the versions that the previous one wrote */
  constructor(store: Store, files: Files, moves: PendingMoves, inTurn: InTurn) {
    this.#store = store;
    this.#files = files;
    this.#moves = moves;
    this.#inTurn = inTurn;
  }

  /**
   * Saves changes of the open file.
   * @returns whether they were saved
   */
  readonly save = (file: string, edits: Edits): Promise<boolean> => {
    const { unsaved: sent } = this.#store.state().opened ?? {};
    return this.#saveInTurn({ file, edits, sent });
  };

  #saveInTurn(save: Save): Promise<boolean> {
    if (save.sent) this.#store.set({ status: { text: 'Saving …', save: 'running' } });
    this.#store.setOpened({ conflict: undefined });
    this.#waiting.add(save);
    return this.#inTurn(() => {
      this.#waiting.delete(save);
      return this.#save(save);
    });
  }

  async #save(save: Save): Promise<boolean> {
    const { file, edits, sent, seen } = save;
    const version = seen ?? this.#files.versionOf(file);
    let saved: FileSaveResult;
    try {
      saved = await act<FileSaveResult>('save', { file, version, ...edits });
    } catch (error) {
      const { comments } = errorResponse(error);
      if (comments && mayDelete(comments)) return this.#save({ ...save, edits: { ...edits, withoutComments: true } });
      if (!this.#files.isShown(file)) {
        // The reason would be beside the form of another file.
        this.#store.showDone(`${file} was not saved.`, 'Open it and save it again to see why.');
        return false;
      }
      const { problems = [], conflict } = this.#store.showError(error, 'rejected');
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
    // After an overwrite, the form lacks the other change until it is read again: a save of it reports the conflict again.
    this.#files.setVersion(file, seen ?? saved.version);
    let { renewed, reason } = seen === undefined && this.#files.isOpen(file) ? await this.#files.renew(file) : {};
    if (!this.#files.isOpen(file)) {
      // Another file was opened meanwhile. What was sent is compared by identity, which the storage doesn't keep.
      this.#files.keepStored(file, { before: version, after: saved.version }, (stored) =>
        leftOf(stored.at === sent?.at ? sent : stored, save),
      );
      return true;
    }
    const { unsaved } = this.#store.state().opened ?? {};
    this.#files.keep(leftOf(unsaved, save) ?? {}, unsaved?.at);
    this.#store.setOpened({ restored: undefined, ...(renewed && { problems: renewed.problems }) });
    // The form shows what the other change wrote too.
    if (seen !== undefined && this.#files.isShown(file)) {
      reason = await this.#files.open(file);
      goTo('entry');
    }
    await this.#files.dropUploads(file).catch(() => {});
    // A save that wrote nothing, such as the second one of a double click, leaves the message and Undo of the one before.
    const isNews = saved.undo !== undefined || this.#store.state().status.save !== 'done';
    if (isNews && this.#files.isShown(file))
      this.#store.showDone(saved.message, reason, { save: 'done', undo: saved.undo });
    return true;
  }

  /** Moves an entry: in the list at once, in the files after other changes. Unsaved changes stay. */
  readonly move = (move: Move): void => {
    const { listing } = this.#store.state();
    if (listing) this.#store.set({ listing: moveInListing(listing, move) });
    this.#moves.add(move);
    void this.#inTurn(() => this.#writeMoves());
  };

  async #writeMoves(): Promise<void> {
    const moves = this.#moves.next();
    // The previous request included them.
    if (!moves.length) return;
    let done: MoveResult | undefined;
    try {
      done = await act<MoveResult>('move', { moves });
      for (const moved of done.files) this.#files.takeMove(moved);
    } catch (error) {
      this.#store.showError(error);
    } finally {
      this.#moves.remove(moves.length);
    }
    // Another file may be open by now.
    const { reason } = await this.#files.renew(this.#store.state().opened?.file);
    if (done) this.#store.showDone(done.message, reason);
    for (const moved of done?.files ?? [])
      for (const save of this.#waiting) if (save.file === moved.file) save.edits = withMove(save, moved);
  }
}

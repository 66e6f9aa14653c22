/** Opens content files, and keeps their unsaved changes. */
import type { EditableFile, Listing, MovedFile } from '../api.ts';
import { type PendingMoves, withMovedOrder } from './moves.ts';
import { act, errorResponse, read } from './request.ts';
import type { Store } from './store.ts';
import {
  nameOfWindow,
  type OtherWindow,
  type UnsavedEdits,
  type UnsavedParts,
  UnsavedStorage,
  unsavedParts,
} from './unsaved.ts';

export class Files {
  readonly #store: Store;
  readonly #moves: PendingMoves;
  /** By file, the version that a save includes. */
  readonly #versions = new Map<string, string>();
  /** Of no folder until the first list names it. */
  #storage = new UnsavedStorage('', '');
  #storageOpened: Promise<void> | undefined;
  /** The last request to open a file, so that the last choice wins, not the last response. */
  #choice: { file: string | undefined } = { file: undefined };

  constructor(store: Store, moves: PendingMoves) {
    this.#store = store;
    this.#moves = moves;
  }

  /** Returns whether the form is that of this file, even while another one is loading. */
  isOpen = (file: string | undefined): boolean => this.#store.state().opened?.file === file;

  /** Returns whether this file is open, and no other one was chosen since. */
  isShown = (file: string | undefined): boolean => this.#choice.file === file && this.isOpen(file);

  /** Returns the version that a save of a file includes. */
  versionOf = (file: string): string | undefined => this.#versions.get(file);

  /** Sets the version of a file that was saved. */
  setVersion(file: string, version: string): void {
    this.#versions.set(file, version);
  }

  /**
   * Takes over the new `order` and version of a moved file, also for its unsaved changes. If another program changed it,
   * or it is edited as text, the old version stays: the next save reports the conflict.
   */
  takeMove(moved: MovedFile): void {
    const { file, before, after } = moved;
    const { opened } = this.#store.state();
    const isOpen = this.isOpen(file);
    const unsaved = isOpen ? opened?.unsaved : this.#storage.of(file);
    if (unsaved?.parts.text !== undefined) return;
    const isSeen = this.versionOf(file) === before.version;
    if (isSeen) this.setVersion(file, after.version);
    if (!isOpen)
      this.keepStored(file, { before: before.version, after: after.version }, ({ version, parts }) =>
        version === before.version ? withMovedOrder(parts, moved) : parts,
      );
    else if (isSeen && opened) {
      this.#store.setOpened(withMovedOrder(opened, moved));
      if (unsaved) this.keep(withMovedOrder(unsaved.parts, moved), unsaved.at);
    }
  }

  /** Opens the storage of the folder that the first list names. */
  #openStorage(folder: string): Promise<void> {
    this.#storageOpened ??= nameOfWindow().then((own) => {
      this.#storage = new UnsavedStorage(folder, own);
    });
    return this.#storageOpened;
  }

  /** Shows a list of the server, with moves that it doesn't have yet. */
  #showList(listing: Listing): void {
    this.#store.set({ listing: this.#moves.appliedTo(listing), unsavedFiles: this.#storage.files });
  }

  /**
   * Opens a file in a new form.
   * @param file if undefined, the first one of the list
   * @returns the reason if it can't be read, which is shown
   */
  async open(file: string | undefined): Promise<string | undefined> {
    const choice = { file };
    this.#choice = choice;
    const isLast = () => this.#choice === choice;
    this.#store.set({ isLoading: true });
    try {
      // The list is shown even if the file can't be.
      const listing = await read<Listing>('list');
      await this.#openStorage(listing.folder);
      if (isLast()) this.#showList(listing);
      const opened = await read<EditableFile>('file', { file: file ?? listing.entries[0]?.file ?? '' });
      if (isLast()) this.#show(opened);
      return undefined;
    } catch (error) {
      return isLast() ? this.#store.showError(error).message : undefined;
    } finally {
      if (isLast()) {
        // The file that a translation belongs to, or the one before if this one can't be read.
        choice.file = this.#store.state().opened?.file;
        this.#store.set({ isLoading: false });
      }
    }
  }

  /** @param opened the requested file, or the one that it translates */
  #show(opened: EditableFile): void {
    const { file, version } = opened;
    const unsaved = this.#restore(opened);
    this.#versions.set(file, unsaved?.version ?? version);
    const opening = (this.#store.state().opened?.opening ?? 0) + 1;
    const restored = unsaved && { unsaved: { ...unsaved, isStored: true }, restored: unsaved.at };
    this.#store.set({
      opened: { ...opened, opening, ...restored, elsewhere: this.#storage.elsewhere(file) },
      unsavedFiles: this.#storage.files,
    });
  }

  /** Returns a file's unsaved changes from before, unless it has them by now. */
  #restore(opened: EditableFile): UnsavedEdits | undefined {
    const stored = this.#storage.of(opened.file);
    const parts = stored && unsavedParts(stored.parts, opened);
    if (stored && !parts) this.#storage.drop(opened.file);
    return stored && parts && { ...stored, parts };
  }

  /**
   * Reads the list and the open file again, if there is one, but keeps its form and its problems.
   * @returns the file; undefined if another one was opened meanwhile, or this one was changed elsewhere. If it can't be
   * read, the reason
   */
  async renew(file: string | undefined): Promise<{ renewed?: EditableFile | undefined; reason?: string }> {
    try {
      const reading = file === undefined ? undefined : read<EditableFile>('file', { file });
      const [listing, renewed] = await Promise.all([read<Listing>('list'), reading]);
      this.#showList(listing);
      const { opened } = this.#store.state();
      if (!renewed || !opened || !this.isOpen(file) || renewed.version !== this.versionOf(renewed.file)) return {};
      const { opening, problems, unsaved, restored, elsewhere, conflict } = opened;
      this.#store.set({ opened: { ...renewed, opening, problems, unsaved, restored, elsewhere, conflict } });
      return { renewed };
    } catch (error) {
      return { reason: errorResponse(error).message };
    }
  }

  /**
   * Keeps unsaved parts of the open file, until it has the same ones.
   * @param at time of the last edit
   */
  keep(parts: UnsavedParts, at = Date.now()): void {
    const { opened } = this.#store.state();
    const version = opened && this.versionOf(opened.file);
    if (!opened || version === undefined) return;
    const left = unsavedParts(parts, opened);
    const unsaved = left && { at, version, parts: left };
    if (!unsaved) this.#storage.drop(opened.file);
    this.#store.setOpened({ unsaved: unsaved && { ...unsaved, isStored: this.#storage.keep(opened.file, unsaved) } });
    this.#showUnsaved();
  }

  /**
   * Keeps unsaved changes that a change of the file left in the storage, for the version that it wrote.
   * @param versions of the file, before and after
   * @param leftOf returns what it left
   */
  keepStored(
    file: string,
    versions: { before: string | undefined; after: string },
    leftOf: (stored: UnsavedEdits) => UnsavedParts | undefined,
  ): void {
    const stored = this.#storage.of(file);
    if (!stored) return;
    const parts = leftOf(stored);
    const version = stored.version === versions.before ? versions.after : stored.version;
    if (parts) this.#storage.keep(file, { ...stored, version, parts });
    else this.#storage.drop(file);
    this.#showUnsaved();
  }

  /** Takes over unsaved changes of another window, in a new form. */
  async takeOver(other: OtherWindow): Promise<void> {
    const { opened } = this.#store.state();
    if (!opened) return;
    if (!this.#storage.keep(opened.file, other))
      return this.#store.showDone("This browser can't keep more unsaved changes. Save or discard others first.");
    this.#storage.drop(opened.file, other.window);
    await this.open(opened.file);
  }

  /** Removes unsaved changes of another window. */
  removeOther(other: OtherWindow): void {
    const { opened } = this.#store.state();
    if (!opened) return;
    this.#storage.drop(opened.file, other.window);
    this.#store.setOpened({ elsewhere: this.#storage.elsewhere(opened.file) });
    this.#showUnsaved();
  }

  /** Lists the files with unsaved changes. */
  #showUnsaved(): void {
    this.#store.set({ unsavedFiles: this.#storage.files });
  }

  /** Removes images that were chosen for a file, unless unsaved changes may use them. */
  async dropUploads(file: string): Promise<void> {
    if (!this.#storage.of(file) && !this.#storage.elsewhere(file).length) await act('discard', { file });
  }
}

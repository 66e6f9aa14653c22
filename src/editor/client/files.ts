/** Opens content files, and keeps their unsaved changes. */
import type { EditableFile, Listing } from '../api.ts';
import { PendingMoves } from './moves.ts';
import { act, errorResponse, read } from './request.ts';
import type { Store } from './store.ts';
import { type Unsaved, type UnsavedParts, UnsavedStorage, unsavedParts } from './unsaved.ts';

export class Files {
  storage = new UnsavedStorage('', '');
  readonly moves = new PendingMoves();
  /** By file, the version that a save includes. */
  readonly versions = new Map<string, string>();
  readonly #store: Store;
  /** Number of requests to open a file, so that the last choice wins, not the last response. */
  #choices = 0;

  constructor(store: Store) {
    this.#store = store;
  }

  /** Returns a function that returns whether no other file was chosen since. */
  #untilNextChoice(): () => boolean {
    const now = this.#choices;
    return () => now === this.#choices;
  }

  /** Returns a function that returns whether this file is shown, and no other one was chosen since. */
  whileShown(file: string | undefined): () => boolean {
    const isLast = this.#untilNextChoice();
    return () => isLast() && this.#store.state().opened?.file === file;
  }

  /** Shows a list of the server, with moves that it doesn't have yet. */
  #showList(listing: Listing): void {
    this.#store.set({ listing: this.moves.appliedTo(listing), unsavedFiles: this.storage.files });
  }

  /**
   * Opens a file in a new form.
   * @param file if undefined, the first one of the list
   * @returns the reason if it can't be read, which is shown
   */
  async open(file: string | undefined): Promise<string | undefined> {
    this.#choices++;
    const isLast = this.#untilNextChoice();
    this.#store.set({ isOpening: true });
    try {
      // The list is shown even if the file can't be.
      const listing = await read<Listing>('list');
      if (isLast()) this.#showList(listing);
      const opened = await read<EditableFile>('file', { file: file ?? listing.entries[0]?.file ?? '' });
      if (isLast()) this.#show(opened);
      return undefined;
    } catch (error) {
      return isLast() ? this.#store.showError(error).message : undefined;
    } finally {
      if (isLast()) this.#store.set({ isOpening: false });
    }
  }

  /** @param opened the file that was asked for, or the one that it translates */
  #show(opened: EditableFile): void {
    const { file, version } = opened;
    const unsaved = this.#restore(opened);
    this.versions.set(file, unsaved?.version ?? version);
    const opening = (this.#store.state().opened?.opening ?? 0) + 1;
    const restored = unsaved && { unsaved: { ...unsaved, isStored: true }, restored: unsaved.at };
    this.#store.set({
      opened: { ...opened, opening, ...restored, elsewhere: this.storage.elsewhere(file) },
      unsavedFiles: this.storage.files,
    });
  }

  /** Returns a file's unsaved changes from before, unless it has them by now. */
  #restore(opened: EditableFile): Unsaved | undefined {
    const stored = this.storage.of(opened.file);
    const parts = stored && unsavedParts(stored.parts, opened);
    if (stored && !parts) this.storage.drop(opened.file);
    return stored && parts && { ...stored, parts };
  }

  /**
   * Reads the list and the open file again, if there is one, but keeps its form and its problems.
   * @returns the file; undefined if another one was chosen meanwhile, or this one was changed elsewhere. If it can't be
   * read, the reason
   */
  async renew(file: string | undefined): Promise<{ renewed?: EditableFile | undefined; reason?: string }> {
    const isShown = this.whileShown(file);
    try {
      const reading = file === undefined ? undefined : read<EditableFile>('file', { file });
      const [listing, renewed] = await Promise.all([read<Listing>('list'), reading]);
      this.#showList(listing);
      if (!renewed || !isShown() || renewed.version !== this.versions.get(renewed.file)) return {};
      const { problems: _, ...rest } = renewed;
      this.#store.setOpened(rest);
      return { renewed };
    } catch (error) {
      return { reason: errorResponse(error).message };
    }
  }

  /** Keeps unsaved parts of the open file, until it has the same ones. */
  keep(parts: UnsavedParts): void {
    const { opened } = this.#store.state();
    const version = opened && this.versions.get(opened.file);
    if (!opened || version === undefined) return;
    const left = unsavedParts(parts, opened);
    const unsaved = left && { at: Date.now(), version, parts: left };
    if (!unsaved) this.storage.drop(opened.file);
    this.#store.setOpened({ unsaved: unsaved && { ...unsaved, isStored: this.storage.keep(opened.file, unsaved) } });
    this.showUnsaved();
  }

  /** Removes unsaved changes of a file that were saved, unless others were typed since. */
  forget(file: string, saved: Unsaved | undefined): void {
    if (saved && this.storage.of(file)?.at === saved.at) this.storage.drop(file);
    this.showUnsaved();
  }

  /** Lists the files with unsaved changes. */
  showUnsaved(): void {
    this.#store.set({ unsavedFiles: this.storage.files });
  }

  /** Removes images that were chosen for a file, unless unsaved changes may use them. */
  async dropUploads(file: string): Promise<void> {
    if (!this.storage.of(file) && !this.storage.elsewhere(file).length) await act('discard', { file });
  }
}

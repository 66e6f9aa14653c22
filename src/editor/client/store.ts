/** What the page shows. */
import type { Difference, EditableFile, ErrorResponse, Listing, Problem } from '../api.ts';
import { goTo, showMessage } from './focus.ts';
import { errorResponse } from './request.ts';
import type { OtherWindow, UnsavedEdits } from './unsaved.ts';

/** What the owner chose. It is in the page's URL, so that a reload opens it again. */
export type View = 'list' | 'publishing' | { file: string };

export function viewAt(search: string): View {
  const parameters = new URLSearchParams(search);
  const file = parameters.get('file');
  if (parameters.has('publishing')) return 'publishing';
  return file ? { file } : 'list';
}

export function viewUrl(view: View): string {
  if (typeof view === 'object') return `?file=${encodeURIComponent(view.file).replaceAll('%2F', '/')}`;
  return view === 'list' ? '/' : '?publishing';
}

/** What is shown if there is room for only one. */
export type Step = 'list' | 'form' | 'preview';

/** The result of the last action. */
interface Status {
  text: string;
  /** If it is about a save: then it is shown beside the button. Typing removes the message that one is done. */
  save?: 'running' | 'done' | 'rejected';
  /** ID of the change that can be undone. */
  undo?: string | undefined;
}

/** The open file as it was read last, and the state of its form. */
export interface OpenedFile extends EditableFile {
  /** Number of files opened so far: a form is kept through saves, until another file is opened. */
  opening: number;
  /** Those of the last action, or of the file if it had none. */
  problems: Problem[];
  /** The differences from the file, if it was changed since it was opened. */
  conflict?: { differences: readonly Difference[]; overwrite: () => void } | undefined;
  /** Unsaved changes, and whether the browser stored them. */
  unsaved?: (UnsavedEdits & { isStored: boolean }) | undefined;
  /** Time of the unsaved changes, if they were restored. */
  restored?: number | undefined;
  /** Unsaved changes of this file in other windows. */
  elsewhere: readonly OtherWindow[];
}

export interface EditorState {
  view: View;
  /** Whether the preview is shown if there is room for only one part of the page. */
  isPreview: boolean;
  listing?: Listing;
  opened?: OpenedFile;
  /** Whether another file is loading. */
  isLoading: boolean;
  /** Number of changes of files that are not done yet. */
  changes: number;
  status: Status;
  /** The key of the publication that was created last. */
  createdKey?: string | undefined;
  /** The files with unsaved changes. */
  unsavedFiles: ReadonlySet<string>;
}

export const stepOf = ({ view, isPreview }: Pick<EditorState, 'view' | 'isPreview'>): Step =>
  isPreview ? 'preview' : view === 'list' ? 'list' : 'form';

/** Returns whether the form is locked: what is typed meanwhile could belong to a file that has another name by then. */
export const isLocked = ({ isLoading, changes }: Pick<EditorState, 'isLoading' | 'changes'>): boolean =>
  isLoading || changes > 0;

/** Holds the state, and calls listeners after each change. */
export class Store {
  #state: EditorState = {
    view: 'list',
    isPreview: false,
    isLoading: true,
    changes: 0,
    status: { text: '' },
    unsavedFiles: new Set(),
  };
  readonly #listeners = new Set<() => void>();

  readonly state = (): EditorState => this.#state;

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  set(change: Partial<EditorState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }

  /** Changes the open file, if there is one. */
  setOpened(change: Partial<OpenedFile>): void {
    const { opened } = this.#state;
    if (opened) this.set({ opened: { ...opened, ...change } });
  }

  /** Shows what was done, and why the result can't be read, if so. */
  showDone(message: string, reason = '', status: Omit<Status, 'text'> = {}): void {
    this.set({ status: { ...status, text: `${message} ${reason}`.trim() } });
  }

  /**
   * Shows why a request was rejected.
   * @param save whether it was a save, whose message is beside its button
   * @throws any other error
   */
  showError(error: unknown, save?: 'rejected'): ErrorResponse {
    const response = errorResponse(error);
    const { message, problems = [] } = response;
    this.set({ status: { text: message, ...(save && { save }) } });
    this.setOpened({ problems });
    if (problems.length) goTo('problem-list');
    else if (!save) showMessage();
    return response;
  }
}

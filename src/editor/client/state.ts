import type { EditableFile } from '../api.ts';
import type { Responses } from '../server/actions.ts';
import type { Draft } from './drafts.ts';

export type Listing = Responses['list'];

/** The open file as it was read last, and what was typed into its form. */
export interface OpenedFile extends EditableFile {
  /** Number of files opened so far: a form is kept through saves, until another file is opened. */
  opening: number;
  draft?: Draft | undefined;
  isUnsaved?: boolean;
  isStored?: boolean;
  /** Time of the draft, if it was restored. */
  restored?: number | undefined;
  /** Whether a save was rejected, since the file was changed elsewhere. */
  isConflict?: boolean | undefined;
}

export interface EditorState {
  /** What the owner chose: a file, or nothing for the list. A reload opens it again from the page's URL. */
  view: string;
  /** Whether the preview is shown if there is room for only one part of the page. */
  isPreview: boolean;
  listing?: Listing;
  opened?: OpenedFile;
  /** Whether the form is locked: what is typed meanwhile could belong to another file by then. */
  isBusy: boolean;
  /** The result of the last action, and whether it was a deletion, which can be undone. */
  status: { text: string; canUndo?: boolean | undefined };
  unsavedFiles: readonly string[];
}

/** What the page shows. */
import type { EditableFile, Listing } from '../api.ts';
import type { Draft } from './drafts.ts';

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
  /** If it is about a save, it is shown beside the button. Typing removes the message that one is done. */
  save?: 'running' | 'done' | 'rejected';
  /** Whether it was a deletion, which can be undone. */
  canUndo?: boolean | undefined;
}

/** The open file as it was read last, and what was typed into its form. */
export interface OpenedFile extends EditableFile {
  /** Number of files opened so far: a form is kept through saves, until another file is opened. */
  opening: number;
  /** Number of saves, after which removed items can't be restored. */
  saves: number;
  draft?: Draft | undefined;
  /** Whether the draft differs from the file. */
  isUnsaved: boolean;
  /** Whether the browser keeps the draft. */
  isStored: boolean;
  /** Time of the draft, if it was restored. */
  restored?: number | undefined;
  /** Whether a save was rejected, since the file was changed elsewhere. */
  isConflict?: boolean | undefined;
}

export interface EditorState {
  view: View;
  /** Whether the preview is shown if there is room for only one part of the page. */
  isPreview: boolean;
  listing?: Listing;
  opened?: OpenedFile;
  /** Whether the form is locked: what is typed meanwhile could belong to another file by then. */
  isBusy: boolean;
  status: Status;
  /** The key of the publication that was created last. */
  createdKey?: string | undefined;
  unsavedFiles: ReadonlySet<string>;
}

export const stepOf = ({ view, isPreview }: Pick<EditorState, 'view' | 'isPreview'>): Step =>
  isPreview ? 'preview' : view === 'list' ? 'list' : 'form';

/** Keeps what is typed into a form in the browser's storage until it is saved. */
import { attempt } from '#base/attempt.ts';
import { isSame } from '#content/values.ts';
import type { Change, EditableFile } from '../api.ts';

export type Typed = Pick<Change, 'values' | 'body' | 'text' | 'publications'>;

export interface Draft {
  /** Time of the last edit, in milliseconds. */
  at: number;
  version: string;
  typed: Typed;
}

export function isUnsaved({ values, body, text, publications = {} }: Typed, file: EditableFile): boolean {
  const keys = Object.keys(publications);
  return (
    (values !== undefined && !isSame(values, file.values)) ||
    (body !== undefined && body !== file.body) ||
    (text !== undefined && text !== file.text) ||
    keys.some((key) => publications[key] !== file.publications?.find((each) => each.key === key)?.text)
  );
}

/** The drafts of a folder, by file. The browser can forbid storage. */
export class Drafts {
  readonly #prefix: string;

  constructor(folder: string) {
    this.#prefix = `vitrine draft ${folder.slice(0, 16)} `;
  }

  of(file: string): Draft | undefined {
    return attempt(() => JSON.parse(localStorage.getItem(this.#prefix + file) ?? 'null') as Draft | null) ?? undefined;
  }

  /** @param draft if undefined, it is removed */
  keep(file: string, draft: Draft | undefined): void {
    const name = this.#prefix + file;
    attempt(() => (draft ? localStorage.setItem(name, JSON.stringify(draft)) : localStorage.removeItem(name)));
  }
}

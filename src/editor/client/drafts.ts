/** Keeps what is typed into a form in the browser's storage until it is saved. */
import { attempt } from '#base/attempt.ts';
import { isSame } from '#content/values.ts';
import type { EditableFile, Values } from '../api.ts';

/** The parts of a file's form that were typed. */
export interface Typed {
  values?: Values | undefined;
  body?: string | undefined;
  /** Its texts in further languages, by language. */
  texts?: Readonly<Record<string, string>> | undefined;
  /** The whole file as text. */
  text?: string | undefined;
  /** Entries of publications.bib, by key. */
  publications?: Readonly<Record<string, string>> | undefined;
}

export interface Draft {
  /** Time of the last edit, in milliseconds. */
  at: number;
  /** Of the file that was edited. */
  version: string;
  typed: Typed;
}

/** Returns whether typed parts differ from a file. */
export function isUnsaved({ values, body, text, texts = {}, publications = {} }: Typed, file: EditableFile): boolean {
  const differs = (typed: string | undefined, saved = '') => typed !== undefined && typed !== saved;
  return (
    (values !== undefined && !isSame(values, file.values)) ||
    differs(body, file.body) ||
    differs(text, file.text) ||
    Object.entries(texts).some(([language, typed]) =>
      differs(typed, file.translations?.find((each) => each.language === language)?.text),
    ) ||
    Object.entries(publications).some(([key, typed]) =>
      differs(typed, file.publications?.find((each) => each.key === key)?.text),
    )
  );
}

/** The drafts of a folder, by file. The browser can forbid storage. */
export class Drafts {
  readonly #prefix: string;

  /** @param folder its ID */
  constructor(folder: string) {
    this.#prefix = `vitrine draft ${folder.slice(0, 16)} `;
  }

  get files(): ReadonlySet<string> {
    const keys = attempt(() => Object.keys(localStorage)) ?? [];
    return new Set(keys.flatMap((key) => (key.startsWith(this.#prefix) ? [key.slice(this.#prefix.length)] : [])));
  }

  of(file: string): Draft | undefined {
    return attempt(() => JSON.parse(localStorage.getItem(this.#prefix + file) ?? 'null') as Draft | null) ?? undefined;
  }

  keep(file: string, draft: Draft): void {
    attempt(() => localStorage.setItem(this.#prefix + file, JSON.stringify(draft)));
  }

  drop(file: string): void {
    attempt(() => localStorage.removeItem(this.#prefix + file));
  }
}

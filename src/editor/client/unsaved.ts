/** Keeps unsaved changes in the browser's storage, for this content folder and this window. */
import { attempt } from '../../base/attempt.ts';
import { isSame } from '../../content/values.ts';
import type { EditableFile, PublicationValues, Values } from '../api.ts';

/** An entry of publications.bib, as fields or as BibTeX. */
export interface PublicationPart {
  values?: PublicationValues;
  text?: string;
}

/** The parts of a file's form that have unsaved changes. */
export interface UnsavedParts {
  values?: Values | undefined;
  body?: string | undefined;
  /** Its texts in further languages, by language. */
  texts?: Readonly<Record<string, string>> | undefined;
  /** The whole file as text. */
  text?: string | undefined;
  /** By key. */
  publications?: Readonly<Record<string, PublicationPart | undefined>> | undefined;
}

/** Unsaved changes of a file. */
export interface UnsavedEdits {
  /** Time of the last edit, in milliseconds. */
  at: number;
  /** Of the file that was edited. */
  version: string;
  parts: UnsavedParts;
}

/** Unsaved changes in another window, with its ID. */
export type OtherWindow = UnsavedEdits & { window: string };

/** Returns the parts that differ from a file; undefined if none do. */
export function unsavedParts(parts: UnsavedParts, file: EditableFile): UnsavedParts | undefined {
  const { values, body, texts = {}, text, publications = {} } = parts;
  const entries = Object.entries(publications).filter(([key, part]) => {
    const saved = file.publications?.find((each) => each.key === key);
    if (!saved || !part) return false;
    const { type, fields } = saved;
    return part.text === undefined ? !isSame(part.values, { type, key, fields }) : part.text !== saved.text;
  });
  // One in a language that the site no longer has differs as well.
  const translations = Object.entries(texts).filter(([language, typed]) => {
    const { text: saved = '' } = file.translations?.find((each) => each.language === language) ?? {};
    return typed !== saved;
  });
  const left: UnsavedParts = {
    ...(values && !isSame(values, file.values) && { values }),
    ...(body !== undefined && body !== file.body && { body }),
    ...(translations.length && { texts: Object.fromEntries(translations) }),
    ...(text !== undefined && text !== file.text && { text }),
    ...(entries.length && { publications: Object.fromEntries(entries) }),
  };
  return Object.keys(left).length ? left : undefined;
}

/** Returns what was typed since a save started; undefined if nothing was. Parts that are the same objects are saved. */
export function typedSince(now: UnsavedParts, sent: UnsavedParts): UnsavedParts | undefined {
  const entries = Object.entries(now.publications ?? {}).filter(([key, part]) => part !== sent.publications?.[key]);
  const texts = Object.entries(now.texts ?? {}).filter(([language, typed]) => typed !== sent.texts?.[language]);
  const left: UnsavedParts = {
    ...(now.values !== sent.values && { values: now.values }),
    ...(now.body !== sent.body && { body: now.body }),
    ...(texts.length && { texts: Object.fromEntries(texts) }),
    ...(now.text !== sent.text && { text: now.text }),
    ...(entries.length && { publications: Object.fromEntries(entries) }),
  };
  return Object.keys(left).length ? left : undefined;
}

/** Returns an ID that no other open window has; it survives a reload. */
export async function nameOfWindow(): Promise<string> {
  const key = 'vitrine window';
  // The browser can forbid storage.
  const stored = attempt(() => sessionStorage.getItem(key));
  const name = stored ?? crypto.randomUUID();
  // A duplicated window has the ID of the first one.
  const isFree = await new Promise<boolean>((done) => {
    void navigator.locks.request(`${key} ${name}`, { ifAvailable: true }, (lock) => {
      done(lock !== null);
      return lock ? new Promise(() => {}) : undefined;
    });
  });
  const own = isFree ? name : crypto.randomUUID();
  attempt(() => sessionStorage.setItem(key, own));
  return own;
}

export class UnsavedStorage {
  readonly #prefix: string;
  readonly #own: string;

  /**
   * @param folder ID of the content folder
   * @param own ID of the window
   */
  constructor(folder: string, own: string) {
    this.#prefix = `vitrine ${folder.slice(0, 16)} `;
    this.#own = own;
  }

  #key = (file: string, name = this.#own) => `${this.#prefix}${name} ${file}`;

  /** Returns the windows, by ID, and files of all unsaved changes. */
  #names(): { name: string; file: string }[] {
    const keys = attempt(() => Object.keys(localStorage)) ?? [];
    return keys.flatMap((key) => {
      if (!key.startsWith(this.#prefix)) return [];
      const [, name = '', file = ''] = /^(\S+) (.*)$/.exec(key.slice(this.#prefix.length)) ?? [];
      return { name, file };
    });
  }

  #at(key: string): UnsavedEdits | undefined {
    const text = attempt(() => localStorage.getItem(key));
    return text ? attempt(() => JSON.parse(text) as UnsavedEdits) : undefined;
  }

  /** The files with unsaved changes of any window. */
  get files(): ReadonlySet<string> {
    return new Set(this.#names().map(({ file }) => file));
  }

  of = (file: string): UnsavedEdits | undefined => this.#at(this.#key(file));

  /** Returns the unsaved changes of other windows, newest first. */
  elsewhere(file: string): OtherWindow[] {
    const others = this.#names().filter((each) => each.file === file && each.name !== this.#own);
    return others
      .flatMap(({ name }) => {
        const other = this.#at(this.#key(file, name));
        return other ? { ...other, window: name } : [];
      })
      .sort((a, b) => b.at - a.at);
  }

  /** @returns whether the browser keeps it */
  keep(file: string, unsaved: UnsavedEdits): boolean {
    return attempt(() => localStorage.setItem(this.#key(file), JSON.stringify(unsaved)) ?? true) ?? false;
  }

  drop(file: string, window = this.#own): void {
    attempt(() => localStorage.removeItem(this.#key(file, window)));
  }
}

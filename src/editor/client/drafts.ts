/** Keeps what is typed into a form in the browser's storage until it is saved. */
import { attempt } from '#base/attempt.ts';
import { isGroup } from '#base/group.ts';
import { isBlank, isSame } from '#content/values.ts';
import type { Change, EditableFile, JsonSchema } from '../api.ts';

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

/**
 * Returns a form's value in the shape of its schema, since the languages of a site can change while a draft is kept: a
 * text that is given once is in the first language, and texts by language are joined where the site has only one.
 */
export function fitLanguages(schema: JsonSchema | undefined, value: unknown): unknown {
  const { properties, isByLanguage, items } = schema ?? {};
  if (isByLanguage && !isGroup(value))
    return isBlank(value) ? value : { [Object.keys(properties ?? {})[0] ?? '']: value };
  if (Array.isArray(value)) return value.map((item) => fitLanguages(items, item));
  if (!isGroup(value)) return value;
  const texts = Object.values(value).filter((text) => !isBlank(text));
  // Groups whose fields have any name are no texts by language.
  if (schema && !properties && schema.type !== 'object') return items ? texts.flat() : texts.join(' / ');
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, fitLanguages(properties?.[name], inner)]),
  );
}

/** The drafts of a folder, by file. The browser can forbid storage. */
export class Drafts {
  readonly #prefix: string;

  constructor(folder: string) {
    this.#prefix = `vitrine draft ${folder.slice(0, 16)} `;
  }

  among(files: readonly string[]): string[] {
    return files.filter((file) => this.of(file));
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

/** Keeps what is typed into a form in the browser's storage until it is saved. */
import { attempt } from '#base/attempt.ts';
import { isGroup } from '#base/group.ts';
import { isBlank, isSame, toLanguages } from '#content/values.ts';
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

/** Returns a form's value with its texts by language joined where the site has only one language now. */
function joinLanguages(schema: JsonSchema | undefined, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => joinLanguages(schema?.items, item));
  if (!isGroup(value)) return value;
  const { properties, items, type } = schema ?? {};
  const texts = Object.values(value).filter((text) => !isBlank(text));
  // Groups whose fields have any name are no texts by language.
  if (schema && !properties && type !== 'object') return items ? texts.flat() : texts.join(' / ');
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, joinLanguages(properties?.[name], inner)]),
  );
}

/** Returns a form's value in the shape of its schema: the languages of a site can change while a draft is kept. */
export const fitLanguages = (schema: JsonSchema | undefined, value: unknown): unknown =>
  joinLanguages(schema, toLanguages(schema, value));

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

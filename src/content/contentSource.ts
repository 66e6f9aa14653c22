/** Reads content files with the place of every field in them. */
import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { type Document, isMap, isNode, isScalar, LineCounter, parseDocument } from 'yaml';

export interface Source {
  yaml: string;
  /** Lines of the file before the YAML begins. */
  offset: number;
  /** The Markdown below the facts. */
  body: string;
  /** Lines of the file before the body begins. */
  bodyOffset: number;
}

/** The facts of a content file: all of a `.yaml`, the front matter of a `.md`. */
export function readSource(file: string, text: string): Source | undefined {
  if (!file.endsWith('.md')) return { yaml: text, offset: 0, body: '', bodyOffset: 0 };
  const match = /^\ufeff?---\r?\n([\s\S]*?)^---[ \t]*(\r?\n|$)/m.exec(text);
  if (!match || match.index > 0) return undefined;
  const [before, yaml = ''] = match;
  return { yaml, offset: 1, body: text.slice(before.length), bodyOffset: before.split('\n').length - 1 };
}

/** Says why a Markdown file's front matter could not be read, and what to do. */
export function frontMatterMistake(text: string): string {
  if (/^\ufeff?---\s*$/m.exec(text)?.index === 0) {
    return 'front matter is never closed. Add a line of --- after its last field.';
  }
  if (/^\ufeff?(\w+:.*\r?\n(?:[ \t#-].*\r?\n)*)+---\s*$/m.exec(text)?.index === 0) {
    return 'front matter has no first line. Add a line of --- before its first field.';
  }
  return 'front matter is missing. Begin the file with a line of ---, its fields, and another line of ---.';
}

export interface Place {
  /** From the repository's root, with forward slashes. */
  file: string;
  /** Both counted from 1. */
  line: number;
  column: number;
}

/** The name of a field, as it was written. */
function keyNode(document: Document, path: readonly PropertyKey[]): unknown {
  const group = path.length > 1 ? document.getIn(path.slice(0, -1), true) : document.contents;
  const pair = isMap(group) && group.items.find(({ key }) => isScalar(key) && key.value === path.at(-1));
  return pair ? pair.key : undefined;
}

/** A content file's facts, and where each stands. */
export class Facts {
  readonly document: Document;
  readonly #lines = new LineCounter();
  readonly #file: string;
  readonly #offset: number;

  constructor(file: string, { yaml, offset }: Source) {
    // Days and merged groups are read as Astro's own parser does.
    this.document = parseDocument(yaml, { lineCounter: this.#lines, customTags: ['timestamp', 'merge'] });
    this.#file = file;
    this.#offset = offset;
  }

  /** @throws where groups name each other in a circle, or grow beyond measure */
  get data(): unknown {
    return this.document.toJS() ?? {};
  }

  /** @param offset in the YAML, counted from 0 */
  placeAt(offset: number): Place {
    const { line, col } = this.#lines.linePos(offset);
    return { file: this.#file, line: line + this.#offset, column: col };
  }

  /** Where a field's value (or its name) stands, or the nearest field around it. */
  place(path: readonly PropertyKey[], of: 'value' | 'name' = 'value'): Place {
    for (let length = path.length; length > 0; length--) {
      const part = path.slice(0, length);
      const node =
        of === 'name' && length === path.length ? keyNode(this.document, part) : this.document.getIn(part, true);
      if (isNode(node) && node.range) return this.placeAt(node.range[0]);
    }
    return { file: this.#file, line: 1, column: 1 };
  }
}

/**
 * Reads a content file's facts.
 * @param root the folder that holds `content/`
 * @returns undefined where they cannot be read, which the file's own check tells
 */
export function readFacts(root: string, file: string): { facts: Facts; data: unknown } | undefined {
  const source = readSource(file, readFileSync(join(root, file), 'utf8'));
  if (!source) return undefined;
  const facts = new Facts(file, source);
  try {
    return facts.document.errors.length ? undefined : { facts, data: facts.data };
  } catch {
    return undefined;
  }
}

interface FactText {
  path: PropertyKey[];
  text: string;
}

/** Every text among a file's facts, with the field that holds it; `skip` names groups that are left out. */
export function textsIn(
  data: unknown,
  skip: (group: object) => boolean = () => false,
  path: PropertyKey[] = [],
): FactText[] {
  if (typeof data === 'string') return [{ path, text: data }];
  if (!data || typeof data !== 'object' || skip(data)) return [];
  return Object.entries(data).flatMap(([key, inner]) =>
    textsIn(inner, skip, [...path, Array.isArray(data) ? Number(key) : key]),
  );
}

/** The files of `content/` that a glob finds, from the repository's root and in order. */
export function contentFilesOf(root: string, pattern: string): string[] {
  return globSync(`content/${pattern}`, { cwd: root })
    .map((file) => file.split(sep).join('/'))
    .sort();
}

/** `links[0].url`, as an owner would point at it. */
export function fieldName(path: readonly PropertyKey[]): string {
  return path.reduce<string>(
    (name, part) =>
      typeof part === 'number' ? `${name}[${part + 1}]` : name ? `${name}.${String(part)}` : String(part),
    '',
  );
}

/** A YAML or Markdown file of `content/`, read once: its data, and the place of every field in it. */
import { isUtf8 } from 'node:buffer';
import { type Document, isMap, isNode, isScalar, LineCounter, parseDocument } from 'yaml';
import { saveAsUtf8, unknownField } from '#base/explain.ts';
import type { Place, Problem } from '#base/problems.ts';
import { slugOfFile } from '#base/slug.ts';
import { contentFiles } from '#sections/contentFiles.ts';
import { type ContentKind, fieldAt } from './contentSchemas.ts';
import { type ParsedMarkdown, parseMarkdown } from './markdown/parse.ts';
import { meantDate } from './meantDate.ts';
import { renamedIn } from './renamedFields.ts';
import { parseOptions } from './toYaml.ts';
import { keepInvalidDays, quoteAsWritten } from './writtenDays.ts';
import { yamlErrors } from './yamlErrors.ts';

/** A file's text in its parts. */
export interface Parts {
  yaml: string;
  /** Lines of the file before the YAML begins. */
  offset: number;
  /** The Markdown below the front matter. */
  body: string;
  /** Lines of the file before the body begins. */
  bodyOffset: number;
}

/** Splits a file into YAML and body: a `.yaml` is all YAML. Undefined where a `.md` has no front matter. */
export function splitFile(file: string, text: string): Parts | undefined {
  if (!file.endsWith('.md')) return { yaml: text, offset: 0, body: '', bodyOffset: 0 };
  const match = /^\ufeff?---\r?\n([\s\S]*?)^---[ \t]*(\r?\n|$)/m.exec(text);
  if (!match || match.index > 0) return undefined;
  const [before, yaml = ''] = match;
  return { yaml, offset: 1, body: text.slice(before.length), bodyOffset: before.split('\n').length - 1 };
}

/** Says why a Markdown file's front matter could not be read, and what to do. */
function frontMatterProblem(text: string): string {
  if (/^\ufeff?---\s*$/m.exec(text)?.index === 0) {
    return 'front matter is never closed. Add a line of --- after its last field.';
  }
  if (/^\ufeff?(\w+:.*\r?\n(?:[ \t#-].*\r?\n)*)+---\s*$/m.exec(text)?.index === 0) {
    return 'front matter has no first line. Add a line of --- before its first field.';
  }
  return 'front matter is missing. Begin the file with a line of ---, its fields, and another line of ---.';
}

/** The key of a field, as a node of the document. */
function keyNode(document: Document, path: readonly PropertyKey[]): unknown {
  const group = path.length > 1 ? document.getIn(path.slice(0, -1), true) : document.contents;
  const pair = isMap(group) && group.items.find(({ key }) => isScalar(key) && key.value === path.at(-1));
  return pair ? pair.key : undefined;
}

export class ContentFile {
  readonly path: string;
  readonly kind: ContentKind;
  /** Undefined where the bytes aren't UTF-8. */
  readonly text?: string;
  readonly parts?: Parts;
  readonly document?: Document;
  /** As it was read, whatever the schema says of it; undefined where the YAML can't be read. */
  readonly data?: Readonly<Record<string, unknown>>;
  /** What the schema makes of it; undefined where the schema rejects it. */
  readonly value?: unknown;
  readonly problems: readonly Problem[];
  readonly #lines = new LineCounter();
  #markdown?: ParsedMarkdown;

  /** @param source the file's bytes, or its text */
  constructor(path: string, kind: ContentKind, source: Uint8Array | string) {
    this.path = path;
    this.kind = kind;
    const problems: Problem[] = [];
    this.problems = problems;
    const fail = (message: string) => problems.push({ file: path, message, severity: 'error' });
    if (typeof source !== 'string' && !isUtf8(source)) {
      fail(`is not saved as UTF-8. ${saveAsUtf8}`);
      return;
    }
    this.text = typeof source === 'string' ? source : Buffer.from(source).toString();
    this.parts = splitFile(path, this.text);
    if (!this.parts) {
      problems.push({ file: path, line: 1, column: 1, message: frontMatterProblem(this.text), severity: 'error' });
      return;
    }
    this.document = parseDocument(this.parts.yaml, { ...parseOptions, lineCounter: this.#lines });
    for (const { offset, message } of yamlErrors(this.document, this.parts.yaml)) {
      problems.push({ file: path, ...this.placeAt(offset), message, severity: 'error' });
    }
    if (problems.length) return;
    keepInvalidDays(this.document);
    try {
      this.data = this.document.toJS() ?? {};
    } catch (error) {
      // Groups that name each other in a circle, or grow beyond measure.
      fail((error as Error).message);
      return;
    }
    const { data, error } = contentFiles[kind].schema.safeParse(this.data);
    this.value = data;
    for (const issue of error?.issues ?? []) problems.push(...this.#explain(issue));
  }

  /** The file's name without its extension: of an entry, its slug. */
  get slug(): string {
    return slugOfFile(this.path);
  }

  get body(): string {
    return this.parts?.body ?? '';
  }

  /** The body as a tree, parsed once. */
  get markdown(): ParsedMarkdown {
    this.#markdown ??= parseMarkdown(this.body);
    return this.#markdown;
  }

  /** @param offset in the YAML, counted from 0 */
  placeAt(offset: number): Place {
    const { line, col } = this.#lines.linePos(offset);
    return { line: line + (this.parts?.offset ?? 0), column: col };
  }

  /** Where a field's value (or its key) is, or the nearest field around it. */
  place(path: readonly PropertyKey[], of: 'value' | 'key' = 'value'): Place {
    for (let length = path.length; this.document && length > 0; length--) {
      const part = path.slice(0, length);
      const node =
        of === 'key' && length === path.length ? keyNode(this.document, part) : this.document.getIn(part, true);
      if (isNode(node) && node.range) return this.placeAt(node.range[0]);
    }
    return { line: 1, column: 1 };
  }

  /** A problem of one field. */
  problem(path: readonly PropertyKey[], message: string, severity: Problem['severity'] = 'error'): Problem {
    return { file: this.path, ...this.place(path), path, message, severity };
  }

  #explain(issue: { code: string; path: PropertyKey[]; message: string; keys?: string[] }): Problem[] {
    if (issue.code !== 'unrecognized_keys') {
      const node = this.document?.getIn(issue.path, true);
      const message = quoteAsWritten(issue.message, node) + meantDate(this.kind, issue.path, node);
      return [this.problem(issue.path, message)];
    }
    const known = Object.keys(fieldAt(this.kind, issue.path)?.properties ?? {});
    return (issue.keys ?? []).map((key) => ({
      ...this.problem(issue.path, renamedField(this.kind, issue.path, key) ?? unknownField(key, known)),
      ...this.place([...issue.path, key], 'key'),
    }));
  }
}

/** What is said of a field that has another name in this version; undefined if it never was one. */
function renamedField(kind: ContentKind, path: readonly PropertyKey[], key: string): string | undefined {
  const to = renamedIn(kind, path).find(({ from }) => from === key)?.to;
  return to && `has the old field "${key}", now "${to}". Run npm run migrate; where both are there, delete one.`;
}

/** Every text in a file's data, with the field that holds it; `skip` names groups to leave out. */
export function textsIn(
  data: unknown,
  skip: (group: object) => boolean = () => false,
  path: PropertyKey[] = [],
): { path: PropertyKey[]; text: string }[] {
  if (typeof data === 'string') return [{ path, text: data }];
  if (!data || typeof data !== 'object' || skip(data)) return [];
  return Object.entries(data).flatMap(([key, inner]) =>
    textsIn(inner, skip, [...path, Array.isArray(data) ? Number(key) : key]),
  );
}

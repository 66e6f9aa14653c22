/** A YAML or Markdown file of `content/`, read once: its data, and the place of every field in it. */
import { type Document, isMap, isNode, isScalar, LineCounter } from 'yaml';
import { fileProblem } from '#base/encoding.ts';
import { valueAt } from '#base/group.ts';
import { languageTag } from '#base/languageTag.ts';
import { Markdown } from '#base/markdown/markdown.ts';
import { mostProblems, type Position, type Problem } from '#base/problems.ts';
import { describe, type Finding } from '#base/problemTexts.ts';
import { slugOfFile } from '#base/slug.ts';
import { contentFiles } from '#sections/contentFiles.ts';
import { entryOf, titleFieldsOf } from '#sections/index.ts';
import type { ContentKind } from './contentSchemas.ts';
import { type Edition, only } from './edition.ts';
import { fieldProblems, unlistedLanguage } from './fieldProblems.ts';
import { type FileParts, frontMatterProblem, splitFile } from './frontMatter.ts';
import { type ResolvedData, resolveLanguage, writtenPath } from './resolveLanguage.ts';
import { textsIn } from './values.ts';
import { yamlDocument, yamlErrors, yamlWarnings } from './yamlErrors.ts';

const top: Position = { line: 1, column: 1 };

function keyNode(document: Document, path: readonly PropertyKey[]): unknown {
  const group = path.length > 1 ? document.getIn(path.slice(0, -1), true) : document.contents;
  const pair = isMap(group) && group.items.find(({ key }) => isScalar(key) && key.value === path.at(-1));
  return pair ? pair.key : document.getIn(path, true);
}

interface EditionValue {
  /** The validated value; undefined if the file can't be read or the schema rejects it. */
  value?: unknown;
  body: Markdown;
  problems: readonly Problem[];
  /** Its data with the texts of the edition, as they are written. */
  resolved: ResolvedData;
}

/** Adds `lang` to entries whose language isn't that of their page, and `langs` to others with such texts. */
export function nameLanguages(value: unknown, { untranslated }: ResolvedData): void {
  for (const { path, fields, shownIn } of untranslated) {
    const langs = Object.fromEntries(fields.map((field) => [field.path.join('.'), field.language]));
    Object.assign(valueAt(value, path) as object, shownIn ? { lang: shownIn } : { langs });
  }
}

export class ContentFile {
  readonly path: string;
  readonly kind: ContentKind;
  readonly languages: readonly string[];
  /** Whether it has only the text of another file in another language, and no fields. */
  readonly isTranslation: boolean;
  /** Undefined if the bytes aren't UTF-8, or too many. */
  readonly text?: string;
  readonly parts?: FileParts;
  readonly document?: Document;
  /** Its data before validation; undefined if the YAML can't be parsed. */
  readonly data?: Readonly<Record<string, unknown>>;
  readonly #errors: Problem[] = [];
  readonly #lines = new LineCounter();
  readonly #values = new Map<string, EditionValue>();
  readonly #translations: ReadonlyMap<string, ContentFile>;
  #original?: ContentFile;
  #markdown?: Markdown;

  /** @param original path of the file whose text this one translates, without fields of its own */
  constructor(
    path: string,
    kind: ContentKind,
    source: Uint8Array | string,
    {
      languages = [],
      translations = new Map(),
      original,
    }: { languages?: readonly string[]; translations?: ReadonlyMap<string, ContentFile>; original?: string } = {},
  ) {
    this.path = path;
    this.kind = kind;
    this.languages = languages;
    this.isTranslation = original !== undefined;
    this.#translations = translations;
    for (const translation of translations.values()) translation.#original = this;
    const fail = (finding: Finding, place?: Position) =>
      this.#errors.push({ file: path, ...place, ...describe(finding) });
    const bytes = Buffer.from(source);
    const unread = fileProblem(bytes);
    if (unread) {
      fail(unread);
      return;
    }
    this.text = typeof source === 'string' ? source : bytes.toString();
    this.parts = splitFile(path, this.text);
    if (original) {
      const body = this.text.replace(/^\ufeff/, '');
      if (this.parts) fail({ kind: 'bodyFields', allowed: original });
      this.parts = { yaml: '', offset: 0, body, bodyOffset: 0 };
      return;
    }
    if (!this.parts) {
      const { place, ...finding } = frontMatterProblem(this.text);
      fail(finding, place);
      return;
    }
    const { yaml } = this.parts;
    this.document = yamlDocument(yaml, this.#lines);
    if (!this.document) {
      fail({ kind: 'tooDeep' }, top);
      return;
    }
    for (const { offset, ...error } of yamlErrors(this.document, yaml)) fail(error, this.placeAt(offset));
    if (this.#errors.length) return;
    try {
      this.data = this.document.toJS() ?? {};
    } catch (error) {
      // Fields under << can't be merged, or aliases repeat too much.
      fail({ kind: 'yaml', found: (error as Error).message }, top);
    }
  }

  /** Returns the file's value, text and problems in an edition. An application is in one language. */
  valueIn(edition: Edition): EditionValue {
    const { language = '' } = edition;
    const known = this.#values.get(language) ?? this.#validate(this.kind === 'applications' ? only : edition);
    this.#values.set(language, known);
    return known;
  }

  /** Returns the file that holds the text below the fields in an edition: this one, or a translation. */
  bodyFileIn({ language = '' }: Pick<Edition, 'language'>): ContentFile {
    return this.#translations.get(language) ?? this;
  }

  /** Returns where its text in a language is, or will be. */
  translationPath(language: string): string {
    if (language === this.languages[0]) return this.path;
    return this.#translations.get(language)?.path ?? this.path.replace(/md$/, `${language}.md`);
  }

  get bodyFiles(): ContentFile[] {
    return [this, ...this.#translations.values()];
  }

  #validate(edition: Edition): EditionValue {
    const { kind, data, document, parts } = this;
    const resolved = resolveLanguage(kind, data ?? {}, edition, this.#bodyLanguages);
    const { shownIn = edition.language } = resolved.untranslated.find(({ path }) => !path.length) ?? {};
    const translation = this.bodyFileIn({ language: shownIn });
    if (!data || !document || !parts) return { problems: this.#errors, body: this.markdown, resolved };
    const { data: value, error } = contentFiles[kind].schema.safeParse(resolved.data);
    if (value) nameLanguages(value, resolved);
    const issues = (error?.issues ?? []).map((issue) => ({ ...issue, path: writtenPath(resolved, issue.path) }));
    const found = fieldProblems(this, document, issues.slice(0, mostProblems)).map(
      ({ at, ...problem }): Problem => ({
        ...problem,
        file: this.path,
        ...this.place(at ?? problem.path, at && 'key'),
      }),
    );
    for (const path of resolved.unlisted) {
      const problem = unlistedLanguage(data, path, edition.languages);
      if (problem) found.push({ ...this.problem(path, problem), ...this.place(path, 'key') });
    }
    // A value that YAML reads differently than intended explains an error in its line.
    const misread = yamlWarnings(document, parts.yaml).map(({ offset, isLost, ...finding }): Problem => {
      const place = this.placeAt(offset);
      const isError = isLost || found.some(({ line }) => line === place.line);
      return { file: this.path, ...place, ...describe(finding), severity: isError ? 'error' : 'warning' };
    });
    const others = found.filter(({ line }) => !misread.some((each) => each.line === line));
    const problems = [...others, ...misread, ...this.bodyFileIn(edition).#errors];
    return { value, body: translation.markdown, resolved, problems };
  }

  get #bodyLanguages(): string[] {
    if (entryOf(this.kind)?.hasOnlyFields) return [];
    return this.languages.filter((language, index) => {
      const file = index ? this.#translations.get(language) : this;
      return file?.body.trim();
    });
  }

  /** What its entry can be called, as it is written: the best first, in each language of the site in order. */
  get titles(): string[] {
    const { data, kind, languages } = this;
    return titleFieldsOf(kind).flatMap((field) => {
      const texts = textsIn(data?.[field]);
      const ofSite = languages.flatMap((tag) => texts.filter(({ path: [key] }) => languageTag(String(key)) === tag));
      return [...new Set([...ofSite, ...texts])].map(({ text }) => text);
    });
  }

  get slug(): string {
    return slugOfFile(this.path);
  }

  get body(): string {
    return this.parts?.body ?? '';
  }

  /** The body as a tree, parsed once. A translation has the fragments of its original. */
  get markdown(): Markdown {
    this.#markdown ??= new Markdown(this.body, { original: this.#original?.markdown });
    return this.#markdown;
  }

  /** @param offset in the YAML, counted from 0 */
  placeAt(offset: number): Position {
    const { line, col } = this.#lines.linePos(offset);
    return { line: line + (this.parts?.offset ?? 0), column: col };
  }

  /** Returns where a field's value (or its key) is, or the nearest field around it. */
  place(path: readonly PropertyKey[], of: 'value' | 'key' = 'value'): Position {
    for (let length = path.length; this.document && length > 0; length--) {
      const part = path.slice(0, length);
      const node =
        of === 'key' && length === path.length ? keyNode(this.document, part) : this.document.getIn(part, true);
      if (isNode(node) && node.range) return this.placeAt(node.range[0]);
    }
    return top;
  }

  problem(path: readonly PropertyKey[], finding: Finding): Problem {
    return { file: this.path, ...this.place(path), path, ...describe(finding) };
  }
}

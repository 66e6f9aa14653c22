/** Collects the content that is made from a résumé, and what its owner should check. */
import type { Group } from '#base/group.ts';
import { withWebLinks } from '#base/markdown/links.ts';
import { Markdown } from '#base/markdown/markdown.ts';
import { readUrl } from '#base/resume/webUrl.ts';
import { uiStringsFor } from '#base/uiStrings.ts';

/** A file of fields, with a body if it is Markdown; or a file in a format of its own. */
export type ImportedFile = { fields: Group; body?: string } | { text: string };
export type ImportedFiles = ReadonlyMap<string, ImportedFile>;

export class ImportResult {
  readonly files = new Map<string, ImportedFile>();
  readonly language: string;
  readonly #notes = new Set<string>();
  readonly #madeHttps = new Set<string>();

  constructor(language = 'en') {
    this.language = language;
  }

  /** Adds a Markdown file, with https URLs and without links to local files. */
  markdown(path: string, fields: Group, body: string): void {
    this.files.set(path, { fields, body: withWebLinks(new Markdown(body), (url) => this.#madeHttps.add(url)) });
  }

  report(what: string): void {
    this.#notes.add(what);
  }

  get byHand(): string[] {
    const made = [...this.#madeHttps].join(', ');
    return [...this.#notes, ...(made ? [`These http URLs were changed to https. Check that they open: ${made}`] : [])];
  }

  join(...texts: readonly (string | undefined)[]): string | undefined {
    return texts.filter(Boolean).join(uiStringsFor(this.language).comma) || undefined;
  }

  /** Returns the first of a field's lines that is a web URL. */
  url(text = ''): string | undefined {
    const [first] = text.split('\n').flatMap((line) => readUrl(line) ?? []);
    if (first?.changed) this.#madeHttps.add(first.url);
    return first?.url;
  }
}

/** Content made from a résumé, and what to report about it. */
import type { Group } from '#base/group.ts';
import { withWebLinks } from '#base/markdown/links.ts';
import { Markdown } from '#base/markdown/markdown.ts';
import { Reports } from './reports.ts';

/** A file of fields, with a body if it is Markdown; or a file in a format of its own. */
export type ImportedFile = { fields: Group; body?: string } | { text: string };
/** By path from `content/`. */
export type ImportedFiles = ReadonlyMap<string, ImportedFile>;

/** What sections take from a résumé in one language. Each file is added once. */
export class ImportResult extends Reports {
  readonly #files = new Map<string, ImportedFile>();

  get files(): ImportedFiles {
    return this.#files;
  }

  /** Adds a YAML file. */
  yaml(path: string, fields: Group): void {
    this.#files.set(path, { fields });
  }

  /** Adds a Markdown file. */
  markdown(path: string, fields: Group, body: string): void {
    this.#files.set(path, { fields, body: this.bodyOf(body) });
  }

  /** Adds a file in a format of its own. */
  text(path: string, text: string): void {
    this.#files.set(path, { text });
  }

  /** Returns Markdown of a résumé with https URLs, and without links to its local files. */
  bodyOf(text: unknown): string {
    return withWebLinks(new Markdown(String(text)), { onHttps: (url) => this.madeHttps.add(url) });
  }
}

/** Returns the texts below the fields of a Markdown file in further languages, each in a file beside it: `about.fr.md`. */
export const translationFiles = (path: string, texts: Group): [string, ImportedFile][] =>
  Object.entries(texts).flatMap(([language, text]) =>
    text ? [[path.replace(/md$/, `${language}.md`), { text: `${text}\n` }]] : [],
  );

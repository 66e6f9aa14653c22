/** Content made from a résumé, and what to report about it. */
import { withWebLinks } from '#base/markdown/links.ts';
import { Reports } from './reports.ts';

/** A file of facts, with a body if it is Markdown; or a file in a format of its own. */
export type DraftFile = { facts: object; body?: string } | { text: string };

export class Draft extends Reports {
  /** By path from `content/`. */
  readonly files = new Map<string, DraftFile>();

  /** Returns the text of a file in a format of its own; '' if there is none. */
  textOf(path: string): string {
    const file = this.files.get(path);
    return file && 'text' in file ? file.text : '';
  }

  /** Adds a YAML file. */
  yaml(path: string, facts: object): void {
    this.files.set(path, { facts });
  }

  /** Returns Markdown of a résumé with https URLs, and without links to its local files. */
  bodyOf(text: unknown): string {
    return withWebLinks(String(text), { onHttps: (address) => this.madeHttps.add(address) });
  }

  /** Adds a Markdown file. */
  markdown(path: string, facts: object, body: string): void {
    this.files.set(path, { facts, body: this.bodyOf(body) });
  }

  /** Adds the texts below the fields of a Markdown file in further languages, each beside it: `about.fr.md`. */
  translate(path: string, texts: Readonly<Record<string, unknown>>): void {
    for (const [language, text] of Object.entries(texts)) {
      const body = this.bodyOf(text);
      if (body) this.files.set(path.replace(/md$/, `${language}.md`), { text: `${body}\n` });
    }
  }
}

/** Collects the content that is made from a résumé, and what its owner should check. */
import { cutAtWord } from '#base/characters.ts';
import type { Group } from '#base/group.ts';
import { withWebLinks } from '#base/markdown/links.ts';
import { Markdown } from '#base/markdown/markdown.ts';
import { readUrl } from '#base/resume/webUrl.ts';
import { oneLine, oneLineWithoutUrls } from '#base/resumeText/text.ts';
import { uiStringsFor } from '#base/uiStrings.ts';

/** A file of fields, with a body if it is Markdown; or a file in a format of its own. */
export type ImportedFile = { fields: Group; body?: string } | { text: string };
/** By path from `content/`. */
export type ImportedFiles = ReadonlyMap<string, ImportedFile>;

/** What sections make of a résumé in one language. */
export class ImportResult {
  readonly files = new Map<string, ImportedFile>();
  /** Of the résumé. */
  readonly language: string;
  readonly #byHand: string[] = [];
  readonly #madeHttps = new Set<string>();
  /** Fields by the value that is not a web URL. */
  readonly #noUrl = new Map<string, string[]>();

  constructor(language = 'en') {
    this.language = language;
  }

  /** Adds a YAML file. */
  yaml(path: string, fields: Group): void {
    this.files.set(path, { fields });
  }

  /** Adds a Markdown file, with https URLs and without links to local files. */
  markdown(path: string, fields: Group, body: string): void {
    const links = { onHttps: (url: string) => this.#madeHttps.add(url) };
    this.files.set(path, { fields, body: withWebLinks(new Markdown(body), links) });
  }

  /** Reports what the owner should look at. */
  report(what: string): void {
    this.#byHand.push(what);
  }

  /** Notes for the owner to check. URLs with the same problem are listed together. */
  get byHand(): string[] {
    const left = [...this.#noUrl].map(([text, fields]) => `${text} (${someOf(fields)})`).join(', ');
    const made = someOf([...this.#madeHttps]);
    return [
      ...new Set(this.#byHand),
      ...(left ? [`Not web URLs, so left out: ${left}`] : []),
      ...(made ? [`These http URLs were changed to https. Check that they open: ${made}`] : []),
    ];
  }

  /** Joins texts as their language does. */
  join(...texts: readonly (string | undefined)[]): string | undefined {
    return texts.filter(Boolean).join(uiStringsFor(this.language).comma) || undefined;
  }

  /**
   * Returns a text for a line of the page.
   * @param field its name in reports: `Job 2 (Acme), position`
   * @param beyond receives the whole text if it is too long for the line; without it, the cut is reported
   */
  line(field: string, text: string | undefined, max: number, beyond?: string[]): string | undefined {
    const whole = text && oneLine(text);
    const line = beyond && text ? oneLineWithoutUrls(text) : whole;
    if (!line) return undefined;
    if (line.length > max && !beyond) this.report(`${field} was cut to ${max} characters: ${line}`);
    // A line has no room for the URL of a link.
    if (beyond && (line.length > max || line !== whole)) beyond.push(whole ?? line);
    return line.length > max ? cutAtWord(line, max) : line;
  }

  /** Returns the first of a field's lines that is a web URL, and reports any other value. */
  url(field: string, text: string | undefined): string | undefined {
    const lines = text?.split('\n') ?? [];
    for (const line of lines.filter((each) => !readUrl(each))) {
      const shown = cutAtWord(line, 200);
      this.#noUrl.set(shown, [...(this.#noUrl.get(shown) ?? []), field]);
    }
    const [url] = lines.flatMap((each) => readUrl(each) ?? []);
    if (url?.changed) this.#madeHttps.add(url.url);
    return url?.url;
  }
}

/** Lists the first three and counts the rest. */
export function someOf(texts: readonly string[]): string {
  const more = texts.length - 3;
  return more > 0 ? `${texts.slice(0, 3).join(', ')} and ${more} more` : texts.join(', ');
}

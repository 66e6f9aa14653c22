/** Content made from a résumé, and what to report about it. */
import { readAddress } from '#base/resumeText/addresses.ts';
import { cut, oneLine, withHttps } from '#base/resumeText/text.ts';

/** A file of facts, with a body if it is Markdown; or a file in a format of its own. */
export type DraftFile = { facts: object; body?: string } | { text: string };

export class Draft {
  /** By path from `content/`. */
  readonly files = new Map<string, DraftFile>();
  readonly #noPlace: string[] = [];
  readonly #private: string[] = [];
  readonly #programData: string[] = [];
  readonly #byHand: string[] = [];
  readonly #madeHttps = new Set<string>();
  /** Fields by the value that is not a web address. */
  readonly #noAddress = new Map<string, string[]>();

  /**
   * Reports what content has no place for.
   * @param value what was left out, to be shown
   */
  omit(what: string, value?: unknown): void {
    this.#noPlace.push(value === undefined ? what : `${what}: ${cut(JSON.stringify(value), 200)}`);
  }

  /** Reports a field that is never put on a site. */
  omitPrivate(field: string): void {
    this.#private.push(field);
  }

  /** Reports what a file holds for programs: the name of a field, or of a kind of values. */
  omitProgramData(what: string): void {
    this.#programData.push(what);
  }

  /** Reports what the owner should look at. */
  report(what: string): void {
    this.#byHand.push(what);
  }

  /** What content has no place for, each once, with how often it came up. */
  get noPlace(): string[] {
    return [
      ...counted(this.#noPlace),
      ...(this.#private.length ? [`Private: ${counted(this.#private).join(', ')}`] : []),
      ...(this.#programData.length
        ? [`Kept for programs, not for readers: ${counted(this.#programData).join(', ')}`]
        : []),
    ];
  }

  /** What the owner should look at; addresses of one kind are listed together. */
  get byHand(): string[] {
    const left = [...this.#noAddress].map(([text, fields]) => `${text} (${someOf(fields)})`).join(', ');
    const made = [...this.#madeHttps].map((address) => `\n  ${address}`).join('');
    return [
      ...this.#byHand,
      ...(left ? [`Not web addresses, so they were left out: ${left}`] : []),
      ...(made ? [`These http addresses were changed to https. Check that they open:${made}`] : []),
    ];
  }

  /** Adds a YAML file. */
  yaml(path: string, facts: object): void {
    this.files.set(path, { facts });
  }

  /** Adds a Markdown file; http addresses in its body become https. */
  markdown(path: string, facts: object, body: string): void {
    this.files.set(path, { facts, body: withHttps(body, (address) => this.#madeHttps.add(address)) });
  }

  /**
   * Returns a text for a line of the page.
   * @param field in the résumé, as the owner would point at it: `work[2].endDate`
   * @param beyond receives the whole text if it is too long for the line; without it, the cut is reported
   */
  line(field: string, text: string | undefined, max: number, beyond?: string[]): string | undefined {
    const line = text && oneLine(text);
    if (!line || line.length <= max) return line || undefined;
    if (beyond) beyond.push(line);
    else this.report(`${field} was cut to ${max} characters: ${line}`);
    return cut(line, max);
  }

  /** Returns a web address; any other value is reported. */
  address(field: string, text: string | undefined): string | undefined {
    const address = readAddress(text);
    if (text && !address) {
      const shown = cut(text, 200);
      this.#noAddress.set(shown, [...(this.#noAddress.get(shown) ?? []), field]);
    }
    if (address?.changed) this.#madeHttps.add(address.url);
    return address?.url;
  }
}

/** Returns each text once, with how often it came up. */
const counted = (texts: readonly string[]) =>
  [...Map.groupBy(texts, (text) => text)].map(([text, { length }]) => (length > 1 ? `${text} (${length})` : text));

/** Lists the first three fields and counts the rest. */
function someOf(fields: readonly string[]): string {
  const more = fields.length - 3;
  return more > 0 ? `${fields.slice(0, 3).join(', ')} and ${more} more` : fields.join(', ');
}

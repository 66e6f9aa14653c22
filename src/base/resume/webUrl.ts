export interface WebUrl {
  url: string;
  /** Whether it was changed to https, which may not work. */
  changed: boolean;
  label?: string;
}

const host = /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)*\.\p{L}{2,}(:\d+)?([/?#]|$)/u;

/** `index-fr.html`: a file beside the résumé, whose name only looks like a host. */
const file =
  /^(?!www\.)[^/?#:]*\.(aspx?|css|csv|docx?|gif|html?|ipynb|jpe?g|js|json|jsp|md|odt|pdf|php|png|svg|tex|txt|webp|xml)([?#]|$)/i;

const link = /^\[(.*)\]\((.*)\)$/s;

/** @returns undefined if the text is neither a web URL nor a link with one */
export function readUrl(text = ''): WebUrl | undefined {
  const [, label, written = text.trim()] = link.exec(text.trim()) ?? [];
  if (file.test(written)) return undefined;
  const [, scheme, rest = ''] = /^(?:(https?):)?(?:\/\/)?(.*)$/is.exec(written) ?? [];
  if (!host.test(rest)) return undefined;
  const url = `https://${rest}`;
  if (!URL.canParse(url)) return undefined;
  const changed = scheme?.toLowerCase() !== 'https';
  return { url: /\s/.test(url) ? new URL(url).href : url, changed, ...(label && { label }) };
}

/** Returns whether a value is a web URL alone. */
export const isUrl = (value: unknown): boolean => typeof value === 'string' && readUrl(value) !== undefined;

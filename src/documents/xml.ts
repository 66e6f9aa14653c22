/** Writes XML. Attributes are escaped; content must be XML. */

/** Characters that XML 1.0 forbids, even escaped. */
const invalid = /[^\t\n\r\x20-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

export const escapeXml = (text: string): string =>
  text
    .replace(invalid, '')
    .replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? '');

type Attributes = Readonly<Record<string, string | number | undefined>>;

export function element(name: string, attributes: Attributes = {}, ...inner: readonly string[]): string {
  const written = Object.entries(attributes).map(([key, value]) =>
    value === undefined ? '' : ` ${key}="${escapeXml(String(value))}"`,
  );
  const content = inner.join('');
  return `<${name}${written.join('')}${content ? `>${content}</${name}>` : '/>'}`;
}

/** Returns a property of WordprocessingML: `<w:sz w:val="18"/>`. */
export const property = (name: string, value?: string | number): string => element(`w:${name}`, { 'w:val': value });

/** Returns a file. Line breaks between its elements are only layout. */
export const xmlFile = (root: string): string =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${root.replace(/>\s*\n\s*</g, '><')}`;

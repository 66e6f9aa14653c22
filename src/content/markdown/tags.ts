/** The tags in HTML, and how they are written into the page. */
export interface Tag {
  /** Where in the text. */
  offset: number;
  /** In lower case. */
  name: string;
  /** Without its attributes, as it is written: `<kbd>`, `</Figure>`. */
  shown: string;
  /** Named like a type or a component, as in `List<Figure>`. */
  isCapitalized: boolean;
  isClosing: boolean;
  /** Names in lower case, values as they are written. */
  attributes: ReadonlyMap<string, string>;
}

const attribute = /\s+([a-z_:][\w.:-]*)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s"'=<>`]+))?/gi;
const attributes = attribute.source.replaceAll(/\((?!\?)/g, '(?:');
const comment = '<!--[\\s\\S]*?-->';
const piece = new RegExp(`${comment}|<(/?)([a-z][a-z\\d-]*)((?:${attributes})*)\\s*/?>`, 'gi');

const attributesOf = (text: string): Map<string, string> =>
  new Map([...text.matchAll(attribute)].map(([, name = '', value = '']) => [name.toLowerCase(), value]));

/** Tags in the order in which they are written, those in comments left out. */
export function tagsIn(html = ''): Tag[] {
  return [...html.matchAll(piece)].flatMap((match) => {
    const [, slash = '', written, rest = ''] = match;
    if (!written) return [];
    const name = written.toLowerCase();
    const isCapitalized = written !== name && written !== written.toUpperCase();
    const shown = `<${slash}${written}>`;
    return [
      {
        offset: match.index,
        name,
        shown,
        isCapitalized,
        isClosing: slash !== '',
        attributes: attributesOf(rest),
      },
    ];
  });
}

/** Whether a tag of this name may have the attribute. */
export const mayHave = (name: string, key: string): boolean =>
  key === 'title' || (key === 'open' && name === 'details');

/** HTML is parsed again after this: its entities stay as they are. */
const asText = (html: string) => html.replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function written({ name, isClosing, attributes }: Tag): string {
  const title = attributes.get('title')?.replace(/^(["'])(.*)\1$/s, '$2');
  const kept = [
    title === undefined ? '' : ` title="${asText(title).replaceAll('"', '&quot;')}"`,
    attributes.has('open') && mayHave(name, 'open') ? ' open' : '',
  ];
  return isClosing ? `</${name}>` : `<${name}${kept.join('')}>`;
}

/** The HTML in which these tags alone are tags. Comments are left out. */
export function htmlOf(html = '', kept: readonly Tag[] = []): string {
  return html.replace(new RegExp(`${piece.source}|[<>]`, 'gi'), (...match) => {
    const [raw, , name] = match;
    const tag = kept.find(({ offset }) => offset === match[4]);
    if (tag) return written(tag);
    return raw.startsWith('<!--') && !name ? '' : asText(raw);
  });
}

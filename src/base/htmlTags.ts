/** The tags of HTML: which of them Markdown may hold, and what to write instead of others. */

import { closestMatch } from 'leven';

const allowed = ['abbr', 'br', 'kbd', 'mark', 'sub', 'sup', 'details', 'summary', 'figure', 'figcaption'];

export const isAllowed = (name: string): boolean => allowed.includes(name);

const parents = new Map([
  ['summary', 'details'],
  ['figcaption', 'figure'],
]);

export const parentOf = (name: string): string | undefined => parents.get(name);

export const mayHave = (name: string, key: string): boolean =>
  key === 'title' || (key === 'open' && name === 'details');

const inline: Readonly<Record<string, string>> = {
  'b strong': '`**text**`',
  'i em cite dfn var': '`*text*`',
  's del strike': '`~~text~~`',
  'code tt samp': '`` `text` ``',
  a: '`[text](https://example.com)`',
  'img picture svg': '`![alt text](image.svg)`',
  q: '`> text`',
  'embed object video audio source track': '`[text](https://example.com)`',
  'abbr area base big br button canvas data datalist font input ins kbd label link map mark meta meter noscript': '',
  'output param progress rp rt ruby script select slot small span style sub sup template textarea time u wbr': '',
};
const blocks: Readonly<Record<string, string>> = {
  'h1 h2 h3 h4 h5 h6': '`## Heading`',
  'ul ol li dl dt dd menu': '`- item`',
  hr: '`---`',
  'table thead tbody tfoot tr td th caption col colgroup': '`| a | b |` with `|---|---|` below it',
  'pre xmp listing': 'three backticks before and after the code',
  blockquote: '`> text`',
  'p div section article main header footer aside nav center': 'an empty line between paragraphs',
  iframe: '`[text](https://example.com)`',
  'address body details dialog fieldset figcaption figure form frame frameset head hgroup html legend': '',
  'marquee optgroup option search summary title': '',
};

const byName = (rows: Readonly<Record<string, string>>) =>
  new Map(Object.entries(rows).flatMap(([tags, instead]) => tags.split(' ').map((tag) => [tag, instead] as const)));
const blockTags = byName(blocks);
const known = new Map([...byName(inline), ...blockTags]);

export const isKnown = (name: string): boolean => known.has(name);

export const isBlockTag = (name: string): boolean => blockTags.has(name);

export function adviceFor(name: string): string {
  const suggested = isKnown(name) ? undefined : closestMatch(name, allowed, { maxDistance: 2 });
  const instead = suggested ? `\`<${suggested}>\`` : known.get(name);
  return instead ? `Write ${instead} instead` : 'Delete it';
}

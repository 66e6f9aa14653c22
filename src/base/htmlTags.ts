/** The tags of HTML: which of them Markdown may hold, and what to write instead of others. */

import { closestMatch } from 'leven';

/** Every tag that Markdown may hold. */
export const allowed = ['abbr', 'br', 'kbd', 'mark', 'sub', 'sup', 'details', 'summary', 'figure', 'figcaption'];

export const isAllowed = (name: string): boolean => allowed.includes(name);

const parents = new Map([
  ['summary', 'details'],
  ['figcaption', 'figure'],
]);

/** Returns the tag that must be directly around one. */
export const parentOf = (name: string): string | undefined => parents.get(name);

/** Returns whether a tag of this name may have the attribute. */
export const mayHave = (name: string, key: string): boolean =>
  key === 'title' || (key === 'open' && name === 'details');

type Rows = readonly (readonly [tags: string, instead: string])[];

/** Tags of running text that Markdown has its own marks for. */
const marked: Rows = [
  ['b strong', '`**text**`'],
  ['i em cite dfn var', '`*text*`'],
  ['s del strike', '`~~text~~`'],
  ['code tt samp', '`` `text` ``'],
  ['a', '`[text](https://example.com)`'],
];
/** Other tags of running text. */
const inline: Rows = [
  ['img picture svg', '`![alt text](image.svg)`'],
  ['q', '`> text`'],
  ['embed object video audio source track', '`[text](https://example.com)`'],
  ['abbr area base big br button canvas data datalist font input ins kbd label link map mark meta meter noscript', ''],
  ['output param progress rp rt ruby script select slot small span style sub sup template textarea time u wbr', ''],
];
/** Tags of blocks, which begin a line of their own. */
const blocks: Rows = [
  ['h1 h2 h3 h4 h5 h6', '`## Heading`'],
  ['ul ol li dl dt dd menu', '`- item`'],
  ['hr', '`---`'],
  ['table thead tbody tfoot tr td th caption col colgroup', '`| a | b |` with `|---|---|` below it'],
  ['pre xmp listing', 'three backticks before and after the code'],
  ['blockquote', '`> text`'],
  ['p div section article main header footer aside nav center', 'an empty line between paragraphs'],
  ['iframe', '`[text](https://example.com)`'],
  ['address body details dialog fieldset figcaption figure form frame frameset head hgroup html legend', ''],
  ['marquee optgroup option search summary title', ''],
];

const byName = (rows: Rows) =>
  new Map(rows.flatMap(([tags, text]) => tags.split(' ').map((tag) => [tag, text] as const)));
const marks = byName(marked);
const blockTags = byName(blocks);
const known = new Map([...marks, ...byName(inline), ...blockTags]);

/** Returns whether HTML has a tag of this name. */
export const isKnown = (name: string): boolean => known.has(name);

/** Returns whether a tag begins a line of its own. */
export const isBlockTag = (name: string): boolean => blockTags.has(name);

/** Returns whether a tag only makes sense in a pair: `a <b and c` is a comparison. */
export const isMark = (name: string): boolean => marks.has(name);

/** Returns advice on a tag that is shown as text. */
export function adviceFor(name: string, shown: string, isClosed: boolean): string {
  if (isMark(name) && !isClosed)
    return `It has no \`</${name}>\`: write \`&lt;\` for its \`<\`, or put the text in backticks.`;
  return `${insteadOf(name)}, or write \`\\${shown}\` to keep it.`;
}

function insteadOf(name: string): string {
  const text = known.get(name);
  const suggested = text === undefined ? closestMatch(name, allowed, { maxDistance: 2 }) : undefined;
  if (suggested) return `Write \`<${suggested}>\` instead`;
  return text ? `Write ${text} instead` : 'Delete it';
}

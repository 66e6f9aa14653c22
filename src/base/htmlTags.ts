/** The HTML tags that Markdown may hold here, and what to write instead of others. */

import { closestMatch } from 'leven';

/** Tags in running text. */
const inlineTags = ['abbr', 'br', 'kbd', 'mark', 'sub', 'sup'];
/** Each on a line of its own, with the tag that must be directly around it. */
const blockTags = new Map<string, string | undefined>([
  ['details', undefined],
  ['summary', 'details'],
  ['figure', undefined],
  ['figcaption', 'figure'],
]);

/** Every tag that Markdown may hold. */
export const allowed = [...inlineTags, ...blockTags.keys()];

export const isAllowed = (name: string): boolean => allowed.includes(name);
export const isBlockTag = (name: string): boolean => blockTags.has(name);
/** Returns the tag that must be directly around one. */
export const parentOf = (name: string): string | undefined => blockTags.get(name);

/** Returns whether a tag of this name may have the attribute. */
export const mayHave = (name: string, key: string): boolean =>
  key === 'title' || (key === 'open' && name === 'details');

/** Tags of running text that Markdown has its own marks for. */
const marked: readonly (readonly [tags: string, instead: string])[] = [
  ['b strong', '`**text**`'],
  ['i em cite dfn var', '`*text*`'],
  ['s del strike', '`~~text~~`'],
  ['code tt samp', '`` `text` ``'],
  ['a', '`[text](https://example.com)`'],
];
const delimited: typeof marked = [
  ...marked,
  ['img picture svg', '`![alt text](image.svg)`'],
  ['h1 h2 h3 h4 h5 h6', '`## Heading`'],
  ['ul ol li dl dt dd menu', '`- item`'],
  ['hr', '`---`'],
  ['table thead tbody tfoot tr td th caption col colgroup', '`| a | b |` with `|---|---|` below it'],
  ['pre xmp listing', 'three backticks before and after the code'],
  ['blockquote q', '`> text`'],
  ['p div section article main header footer aside nav center', 'an empty line between paragraphs'],
  ['iframe embed object video audio source track', '`[text](https://example.com)`'],
];
const withoutOther =
  'address area base big button canvas data datalist dialog fieldset font form frame frameset head hgroup html body ' +
  'input ins label legend link map marquee meta meter noscript optgroup option output param progress rp rt ruby ' +
  'script search select slot small span style template textarea time title u wbr';

const instead = new Map<string, string>([
  ...withoutOther.split(' ').map((tag) => [tag, ''] as const),
  ...delimited.flatMap(([tags, text]) => tags.split(' ').map((tag) => [tag, text] as const)),
]);

/** Returns whether HTML has a tag of this name. */
export const isKnown = (name: string): boolean => isAllowed(name) || instead.has(name);

/** Returns whether a tag only makes sense in a pair: `a <b and c` is a comparison. */
export const isMark = (name: string): boolean => marked.some(([tags]) => tags.split(' ').includes(name));

/** Returns advice on a tag that is shown as text. */
export function adviceFor(name: string, shown: string, isClosed: boolean): string {
  if (isMark(name) && !isClosed)
    return `It has no \`</${name}>\`: write \`&lt;\` for its \`<\`, or put the text in backticks.`;
  return `${insteadOf(name)}, or write \`\\${shown}\` to keep it.`;
}

function insteadOf(name: string): string {
  const meant = instead.has(name) ? undefined : closestMatch(name, allowed, { maxDistance: 2 });
  if (meant) return `Write \`<${meant}>\` instead`;
  const text = instead.get(name);
  return text ? `Write ${text} instead` : 'Delete it';
}

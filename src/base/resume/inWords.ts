/** Writes values of any kind as text, for fields that belong to no section. */
import { isGroup } from '../group.ts';
import { leavesSite } from '../markdown/links.ts';
import { oneLine, paragraphs } from '../resumeText/text.ts';
import { linkIn, splitTitle } from './fields.ts';

/** Returns the name of a field as people write it: `Military service` of `militaryService`. */
export function fieldLabel(name: string): string {
  const words = name
    .replace(/^x[-_]/i, '')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .split(/[\s_-]+/)
    .filter(Boolean);
  const [first = '', ...rest] = words.map((word) => (/^\p{Lu}{2,}$/u.test(word) ? word : word.toLowerCase()));
  return [first.replace(/^./u, (character) => character.toUpperCase()), ...rest].join(' ');
}

/** Returns the name of a link: as it is if a person wrote it (`GitHub`, `iOS app`), or else as that of a field. */
export const linkLabel = (name: string): string => (/^\p{Lu}[^_]*$|\s/u.test(name) ? name : fieldLabel(name));

/**
 * Returns a list of groups with only a URL and a name as Markdown links; undefined for anything else, such as a URL that
 * would not work in content.
 */
export function linksAsMarkdown(value: unknown): string | undefined {
  if (!Array.isArray(value) || !value.length || !value.every(isGroup)) return undefined;
  const links = value.map(linkIn);
  const isLink = links.every(
    ({ url, name, more }) => url !== undefined && leavesSite(url) && name !== undefined && !Object.keys(more).length,
  );
  return isLink ? links.map(({ url, name }) => `[${name}](${url})`).join(', ') : undefined;
}

/** Names too generic to be a label. */
export const genericNames =
  /^(|highlight.*|items?|bullets?|points?|lists?|entries|descriptions?|summary|texts?|details?|content|body|values?|notes?|data|links?|urls?|href|paragraphs?|\w*groups?|achievements?|responsibilities|activities|tasks|(custom|extra|other|additional|misc)\w*|fields?)$/i;
/** Maximum number of characters of a value that shares a line with others. */
const short = 60;

/** Joins short lines after their heading. Longer ones each get a line with the heading. */
function below(heading: string, lines: readonly string[], separator: string): string[] {
  if (!lines.length) return [];
  if (lines.every(({ length }) => length <= short))
    return [[heading, lines.join(separator)].filter(Boolean).join(': ')];
  return lines.map((line) => [heading, line].filter(Boolean).join(': '));
}

/**
 * Returns the value of a field as lines of text.
 * @param labelOf returns how a name that isn't generic is written
 */
export function fieldLines(name: string, value: unknown, labelOf = fieldLabel): string[] {
  const label = genericNames.test(name) ? '' : labelOf(name);
  if (value === undefined || value === null) return [];
  const links = linksAsMarkdown(value);
  if (links) return [links];
  if (Array.isArray(value)) {
    const lines = value.flatMap((item) => fieldLines('', item));
    return label ? below(label, lines, ', ') : lines;
  }
  if (isGroup(value)) {
    const { text, rest } = splitTitle(value);
    const title = text && oneLine(text);
    const heading = [label, title].filter(Boolean).join(': ');
    const fields = Object.entries(rest);
    if (!fields.length) return title ? below(label, [title], '') : [];
    const lines = fields.flatMap(([inner, each]) => fieldLines(inner, each));
    const hasList = fields.some(([inner, each]) => Array.isArray(each) && genericNames.test(inner));
    return hasList ? lines.map((line) => [heading, line].filter(Boolean).join(': ')) : below(heading, lines, ', ');
  }
  const text = String(value);
  if (/^https?:\/\/\S+$/.test(text)) return [label ? `[${label}](${text})` : `<${text}>`];
  return paragraphs(text).map((line, index) => [index ? '' : label, line].filter(Boolean).join(': '));
}

/** Returns any value as one line of text. */
export const inWords = (value: unknown): string => fieldLines('', value).join(', ');

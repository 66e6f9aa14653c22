/** The text of a new content file: every field explained, the first ones filled in. */
import type { JsonSchema } from '#base/jsonSchema.ts';
import { type ContentKind, jsonSchemaOf } from './contentSchemas.ts';
import { toYaml } from './toYaml.ts';

/** Returns what is allowed: `at most 80 characters`. The description has the examples. */
function limitOf({ type, enum: words, items, maxLength, patternErrorMessage, onlyIfUsed }: JsonSchema): string {
  if (words) return `one of ${words.filter((word) => word !== onlyIfUsed).join(', ')}`;
  if (items) return ['a list', limitOf(items)].filter(Boolean).join(', each ');
  if (patternErrorMessage) return patternErrorMessage.replace(/^must be |, such as .*$/g, '');
  if (type === 'boolean') return 'true or false';
  if (type === 'number') return 'a number';
  return maxLength ? `at most ${maxLength} characters` : '';
}

/** Returns the value of a commented field: the file is still valid if the `#` is removed. */
function exampleOf({ type, enum: [first] = [], items, default: usual }: JsonSchema): string {
  if (items) return ' []';
  if (type === 'boolean') return usual === false ? ' true' : ' false';
  if (type === 'number') return ' 1';
  if (type === 'object') return ' {}';
  return first ? ` ${first}` : '';
}

/** Characters of a comment's line. */
const widest = 100;

/** Returns a text as comment lines. */
export function comment(text: string, mark = '# '): string {
  const lines = text.match(new RegExp(`\\S.{0,${widest}}(?=\\s|$)`, 'gu')) ?? [];
  return lines.map((line) => `${mark}${line}\n`).join('');
}

/**
 * Returns YAML in which every field of a file is explained.
 * @param filled the fields that have a value; all others are commented out
 */
export function explainFields(kind: ContentKind, filled: Readonly<Record<string, unknown>>): string {
  const { properties = {} } = jsonSchemaOf(kind);
  const fields = Object.entries(properties).map(([name, field]) => {
    const line = name in filled ? toYaml({ [name]: filled[name] }) : `# ${name}:${exampleOf(field)}\n`;
    const limit = limitOf(field).replace(/^./, (first) => first.toUpperCase());
    return comment([field.description, limit && `${limit}.`].filter(Boolean).join(' ')) + line;
  });
  const how = 'Lines that begin with # are comments. To use a field, remove the # before it, and give it a value.';
  return [comment(how), ...fields].join('\n');
}

/**
 * Writes the front matter of a new entry.
 * @param filled the fields that have a value; all others are explained and commented out
 * @param note explains the file's body
 */
export function newEntry(kind: ContentKind, filled: Readonly<Record<string, unknown>>, note: string): string {
  return ['---', explainFields(kind, filled), `${comment(note)}---`, ''].join('\n');
}

/** Values as YAML, as a person would write them. */
import { parseDocument, stringify } from 'yaml';
import type { JsonSchema } from '../api.ts';
import { isGroup, toForm } from './values.ts';

/** As content is read: src/content/contentSource.ts. */
export const yamlOptions = { customTags: ['timestamp', 'merge'] } satisfies Parameters<typeof parseDocument>[1];

/** Letters of a list that stands in one line. */
const longestLine = 100;

/** What YAML makes of a value's text, as its control would hold it; undefined where it is none. */
function read(yaml: string, schema: JsonSchema | undefined): unknown {
  const document = parseDocument(yaml, yamlOptions);
  if (document.errors.length || document.warnings.length) return undefined;
  try {
    const [held]: unknown[] = Object.values(document.toJS() ?? {});
    return toForm(schema, held);
  } catch {
    // It names an anchor that is not there.
    return undefined;
  }
}

/**
 * A text, number or truth as YAML reads it back.
 * @param like how the value before it was written; else without quotes where that is possible
 */
export function scalarText(schema: JsonSchema | undefined, value: unknown, inFlow: boolean, like?: string): string {
  const quoted = (type: 'QUOTE_DOUBLE' | 'QUOTE_SINGLE') =>
    stringify(value, { defaultStringType: type, lineWidth: 0 }).trimEnd();
  const wanted = [
    ...(like === 'QUOTE_SINGLE' ? [quoted('QUOTE_SINGLE')] : []),
    ...(like === 'QUOTE_DOUBLE' ? [quoted('QUOTE_DOUBLE')] : []),
    String(value),
    JSON.stringify(value),
  ];
  const places = inFlow ? (text: string) => [`[${text}]`] : (text: string) => [`- ${text}\n`, `field: ${text}\n`];
  const isRead = (text: string) => places(text).every((yaml) => read(yaml, schema) === value);
  const fitting = wanted.find((text) => !text.includes('\n') && isRead(text));
  if (fitting === undefined) throw new RangeError(`no YAML was found for ${JSON.stringify(value)}`);
  return fitting;
}

/** A value inside brackets or braces, all in one line. */
export function flowText(schema: JsonSchema | undefined, value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((item) => flowText(schema?.items, item)).join(', ')}]`;
  if (!isGroup(value)) return scalarText(schema, value, true);
  const pairs = given(value).map(([key, inner]) => `${key}: ${flowText(schema?.properties?.[key], inner)}`);
  return pairs.length ? `{ ${pairs.join(', ')} }` : '{}';
}

const given = (group: Record<string, unknown>) => Object.entries(group).filter(([, inner]) => inner !== undefined);

/** A field's lines, without the indent of the first. */
export function fieldLines(schema: JsonSchema | undefined, key: string, value: unknown, indent: string): string[] {
  if (Array.isArray(value)) {
    const line = `${key}: ${flowText(schema, value)}`;
    if (
      !value.some(isGroup) &&
      line.length <= longestLine &&
      !value.some((item) => String(item).includes(' ') && String(item).length > 30)
    )
      return [line];
    return [`${key}:`, ...value.flatMap((item) => itemLines(schema?.items, item, `${indent}  `))];
  }
  if (!isGroup(value)) return [`${key}: ${scalarText(schema, value, false)}`];
  const inner = groupLines(schema, value, `${indent}  `);
  return inner.length ? [`${key}:`, ...inner] : [`${key}: {}`];
}

function groupLines(schema: JsonSchema | undefined, value: Record<string, unknown>, indent: string): string[] {
  return given(value).flatMap(([key, inner]) =>
    fieldLines(schema?.properties?.[key], key, inner, indent).map((line, index) => (index ? line : indent + line)),
  );
}

/** An item of a list, with its dash. */
export function itemLines(schema: JsonSchema | undefined, value: unknown, indent: string): string[] {
  if (!isGroup(value)) return [`${indent}- ${scalarText(schema, value, false)}`];
  const [first, ...rest] = groupLines(schema, value, `${indent}  `);
  return first === undefined ? [`${indent}- {}`] : [`${indent}- ${first.trimStart()}`, ...rest];
}

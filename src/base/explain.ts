import type { z } from 'zod';
import { shorten } from './characters.ts';
import type { JsonSchema } from './jsonSchema.ts';
import { didYouMean, nearest } from './nearest.ts';

/** Maximum size of a content file, in bytes: that of a long novel. */
export const largestFile = 1_000_000;
export const tooLarge = 'is larger than 1 MB. Shorten it.';

type Issue = z.core.$ZodRawIssue;

/** Returns a value as an owner would recognize it, shortened to one line; invisible characters are named. */
function quote(value: unknown): string {
  const shown = (JSON.stringify(value) ?? String(value)).replace(
    /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}]/gu,
    (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`,
  );
  return shown.length > 60 ? `${shorten(shown, 58)}${typeof value === 'string' ? '"' : ''}` : shown;
}

/** Returns a message on what a value must be, and what was found. */
export function mustBe(what: string, input: unknown): string {
  return input === undefined || input === null ? `is required (${what})` : `must be ${what} (found ${quote(input)})`;
}

const kinds: Record<string, string> = {
  string: 'text',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of fields',
};

const units: Record<string, [one: string, many: string]> = {
  string: ['character', 'characters'],
  array: ['entry', 'entries'],
};
const count = (number: number | bigint, origin: string) =>
  `${number} ${units[origin]?.[Number(number) === 1 ? 0 : 1] ?? ''}`.trim();

/** Returns the email address in a text that has more than that. */
function suggestEmail(input: unknown): string {
  const written = String(input);
  const text = written.includes('@')
    ? written
    : written.replace(/\s*[[({]?\bat\b[\])}]?\s*/i, '@').replace(/\s*[[({]?\bdot\b[\])}]?\s*/gi, '.');
  const [email] = /[\w.+-]+@[\w-]+(\.[\w-]+)+/.exec(text) ?? [];
  return email ? `. Did you mean "${email}"?` : '';
}

/**
 * Turns a schema's issue into a message for owners: what is allowed, and what was found.
 * The field's name goes before it: `category must be one of research, personal, freelance (found "reserch")`.
 * @returns undefined for issues that have their own message
 */
export function explain(issue: Issue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return mustBe(kinds[issue.expected] ?? issue.expected, issue.input) + otherwise(issue);
    case 'invalid_value':
      return (
        mustBe(`${issue.values.length > 1 ? 'one of ' : ''}${issue.values.join(', ')}`, issue.input) +
        suggestValue(issue)
      );
    case 'invalid_format':
      if (issue.format !== 'email') return mustBe(`a valid ${issue.format}`, issue.input);
      return mustBe('an email address, such as hello@example.com', issue.input) + suggestEmail(issue.input);
    case 'too_big':
      return `must have at most ${count(issue.maximum, issue.origin)} (found ${length(issue.input)}: ${quote(issue.input)})`;
    case 'too_small':
      return length(issue.input) === 0
        ? 'must not be empty'
        : `must have at least ${count(issue.minimum, issue.origin)} (found ${quote(issue.input)})`;
    case 'unrecognized_keys':
      return `has an unknown field ${issue.keys.map(quote).join(', ')}`;
    default:
      return undefined;
  }
}

function length(input: unknown): number | undefined {
  return typeof input === 'string' || Array.isArray(input) ? input.length : undefined;
}

/** Returns advice for a value of the wrong type, if it is easily changed to the right one. */
function otherwise({ expected, input }: z.core.$ZodRawIssue<z.core.$ZodIssueInvalidType>): string {
  const text = typeof input === 'string' ? input.trim() : '';
  if (expected === 'boolean' && /^(yes|y|on|true)$/i.test(text)) return '. Write true.';
  if (expected === 'boolean' && /^(no|n|off|false)$/i.test(text)) return '. Write false.';
  if (expected === 'number' && text && !Number.isNaN(Number(text))) return '. Delete the quotes.';
  const isPlain = ['number', 'boolean'].includes(typeof input) || input instanceof Date;
  return expected === 'string' && isPlain ? '. Put it in quotes.' : '';
}

function suggestValue({ input, values }: z.core.$ZodRawIssue<z.core.$ZodIssueInvalidValue>): string {
  return typeof input === 'string' ? didYouMean(input, values.map(String)) : '';
}

/** Returns the field that was probably meant by another name, if there is one. */
export function suggestField(name: string, fields: Readonly<Record<string, JsonSchema>>): string | undefined {
  const written = name.toLowerCase();
  const names = Object.keys(fields);
  const isOtherName = (field: string) => fields[field]?.otherNames?.toLowerCase().split(' ').includes(written);
  const isBegun = (field: string) => written.length > 2 && field.toLowerCase().startsWith(written);
  return names.find(isOtherName) ?? names.find(isBegun) ?? nearest(name, names);
}

/** Returns a message on an unknown field: which one of `free` was probably meant, or else all fields. */
export function unknownField(
  name: string,
  fields: Readonly<Record<string, JsonSchema>>,
  free: Readonly<Record<string, JsonSchema>> = fields,
): string {
  const suggested = suggestField(name, free);
  const advice = suggested ? `Did you mean "${suggested}"?` : `Known fields: ${Object.keys(fields).join(', ')}.`;
  return `has an unknown field ${quote(name)}. ${advice}`;
}

import type { z } from 'zod';
import { shorten } from './letters.ts';
import { didYouMean } from './nearest.ts';

/** "one of a, b, c"; a single value alone. */
const oneOf = (values: readonly unknown[]) => (values.length > 1 ? `one of ${values.join(', ')}` : values.join());

/** What to do with a file whose encoding is another one, after a sentence that says so. */
export const saveAsUtf8 =
  'In VS Code, click the encoding in the status bar: first "Reopen with Encoding", until all letters look right, then "Save with Encoding", UTF-8.';

type Issue = z.core.$ZodRawIssue;

/** A value as an owner would recognise it, shortened to one line; what nobody sees is named. */
function quote(value: unknown): string {
  const shown = (JSON.stringify(value) ?? String(value)).replace(
    /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}]/gu,
    (letter) => `\\u{${letter.codePointAt(0)?.toString(16)}}`,
  );
  return shown.length > 60 ? `${shorten(shown, 58)}${typeof value === 'string' ? '"' : ''}` : shown;
}

/** Says what a value must be, and what was found. */
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

const formats: Record<string, string> = {
  email: 'an email address, such as hello@example.com',
};

const units: Record<string, string> = { string: 'characters', array: 'entries' };

/**
 * Puts a schema's complaint into an owner's words: what is allowed, and what was found.
 * The field's name goes before it: `category must be one of research, personal, freelance (found "reserch")`.
 * @returns undefined for the kinds of complaint that carry their own words
 */
export function explain(issue: Issue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return mustBe(kinds[issue.expected] ?? issue.expected, issue.input) + otherwise(issue);
    case 'invalid_value':
      return mustBe(oneOf(issue.values), issue.input) + nearest(issue);
    case 'invalid_format':
      return mustBe(formats[issue.format] ?? `a valid ${issue.format}`, issue.input);
    case 'too_big':
      return `must have at most ${issue.maximum} ${units[issue.origin] ?? ''} (found ${length(issue.input)}: ${quote(issue.input)})`;
    case 'too_small':
      return length(issue.input) === 0
        ? 'must not be empty'
        : `must have at least ${issue.minimum} ${units[issue.origin] ?? ''} (found ${quote(issue.input)})`;
    case 'unrecognized_keys':
      return `has an unknown field ${issue.keys.map(quote).join(', ')}`;
    default:
      return undefined;
  }
}

function length(input: unknown): number | undefined {
  return typeof input === 'string' || Array.isArray(input) ? input.length : undefined;
}

/** How a value of another kind can be written. */
function otherwise({ expected, input }: z.core.$ZodRawIssue<z.core.$ZodIssueInvalidType>): string {
  if (expected === 'array' && typeof input === 'string') return '. Put it in [ ].';
  const isPlain = ['number', 'boolean'].includes(typeof input) || input instanceof Date;
  return expected === 'string' && isPlain ? '. Put it in quotes.' : '';
}

function nearest({ input, values }: z.core.$ZodRawIssue<z.core.$ZodIssueInvalidValue>): string {
  return typeof input === 'string' ? didYouMean(input, values.map(String)) : '';
}

/** Reports an unknown field, with the one that was probably meant, or all that there are. */
export function unknownField(name: string, fields: readonly string[]): string {
  return `has an unknown field ${quote(name)}${didYouMean(name, fields) || `. Known fields: ${fields.join(', ')}.`}`;
}

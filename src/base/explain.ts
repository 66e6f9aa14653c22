import type { z } from 'zod';
import { shorten } from './letters.ts';
import { didYouMean } from './nearest.ts';

/** What to do with a file whose encoding is another one, after a sentence that says so. */
export const saveAsUtf8 =
  'In VS Code, click the encoding in the status bar: first "Reopen with Encoding", until all letters look right, then "Save with Encoding", UTF-8.';

type Issue = z.core.$ZodRawIssue;

/** "a, b or c" */
function list(words: readonly unknown[]): string {
  const all = words.map(String);
  return all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} or ${all.at(-1)}`;
}

/** A value as an owner would recognise it, shortened to one line; what nobody sees is named. */
function quote(value: unknown): string {
  const shown = (JSON.stringify(value) ?? String(value)).replace(
    /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}]/gu,
    (letter) => `\\u{${letter.codePointAt(0)?.toString(16)}}`,
  );
  return shown.length > 60 ? `${shorten(shown, 58)}${typeof value === 'string' ? '"' : ''}` : shown;
}

/** What a value must be, and what it is. */
export function mustBe(what: string, input: unknown): string {
  return input === undefined || input === null
    ? `is missing; it must be ${what}`
    : `must be ${what}, not ${quote(input)}`;
}

const kinds: Record<string, string> = {
  string: 'text',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of fields',
};

const formats: Record<string, string> = {
  email: 'an e-mail address, such as hello@example.com',
};

const units: Record<string, string> = { string: 'letters', array: 'entries' };

/**
 * Puts a schema's complaint into an owner's words: what is allowed, and what was found.
 * The field's name goes before it: `category must be research, personal or freelance, not "reserch"`.
 * @returns undefined for the kinds of complaint that carry their own words
 */
export function explain(issue: Issue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return mustBe(kinds[issue.expected] ?? issue.expected, issue.input) + otherwise(issue);
    case 'invalid_value':
      return mustBe(list(issue.values), issue.input) + nearest(issue);
    case 'invalid_format':
      return mustBe(formats[issue.format] ?? `a valid ${issue.format}`, issue.input);
    case 'too_big':
      return `must have at most ${issue.maximum} ${units[issue.origin] ?? ''}, not ${length(issue.input)}: ${quote(issue.input)}`;
    case 'too_small':
      return length(issue.input) === 0
        ? 'must not be empty'
        : `must have at least ${issue.minimum} ${units[issue.origin] ?? ''}, not ${quote(issue.input)}`;
    case 'unrecognized_keys':
      return `has no field ${list(issue.keys.map(quote))}`;
    default:
      return undefined;
  }
}

function length(input: unknown): number | undefined {
  return typeof input === 'string' || Array.isArray(input) ? input.length : undefined;
}

/** How a value of another kind can be written. */
function otherwise({ expected, input }: z.core.$ZodRawIssue<z.core.$ZodIssueInvalidType>): string {
  if (expected === 'array' && typeof input === 'string') return '; put it in [ ]';
  const isPlain = ['number', 'boolean'].includes(typeof input) || input instanceof Date;
  return expected === 'string' && isPlain ? '; put it in quotes' : '';
}

function nearest({ input, values }: z.core.$ZodRawIssue<z.core.$ZodIssueInvalidValue>): string {
  return typeof input === 'string' ? didYouMean(input, values.map(String)) : '';
}

/** What is told of a field that nobody knows: the one that was meant, or all that there are. */
export function unknownField(name: string, fields: readonly string[]): string {
  return `has no field ${quote(name)}${didYouMean(name, fields) || `; its fields are ${fields.join(', ')}`}`;
}

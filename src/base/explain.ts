import type { z } from 'zod';
import { shorten } from './characters.ts';
import { englishCount } from './counter.ts';
import { nearest } from './nearest.ts';
import { describe, type ProblemFacts, type ProblemKind } from './problemTexts.ts';

/** Maximum size of a content file, in bytes: that of a long novel. */
export const largestFile = 1_000_000;
export const tooLarge = 'is larger than 1 MB. Shorten it.';

/** Returns a value as an owner would recognize it, shortened to one line; invisible characters are named. */
export function quote(value: unknown): string {
  const shown = (JSON.stringify(value) ?? String(value)).replace(
    /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}]/gu,
    (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`,
  );
  return shown.length > 60 ? `${shorten(shown, 58)}${typeof value === 'string' ? '"' : ''}` : shown;
}

export function mustBe(allowed: string, input: unknown): string {
  const isMissing = input === undefined || input === null;
  return describe(isMissing ? 'missing' : 'value', { allowed, found: quote(input) }).message;
}

const kindsOfValues: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of fields',
};

const units: Readonly<Record<string, [one: string, many?: string]>> = {
  string: ['character'],
  array: ['entry', 'entries'],
};

/** Returns the email address in a text that has more than that. */
function suggestEmail(input: unknown): ProblemFacts {
  const written = String(input);
  const text = written.includes('@')
    ? written
    : written.replace(/\s*[[({]?\bat\b[\])}]?\s*/i, '@').replace(/\s*[[({]?\bdot\b[\])}]?\s*/gi, '.');
  const [email] = /[\w.+-]+@[\w-]+(\.[\w-]+)+/.exec(text) ?? [];
  return email ? { meant: [email] } : {};
}

/** Returns how to write a value of the wrong type, if it is easily changed to the right one. */
function otherwise(expected: string, input: unknown): ProblemFacts {
  const text = typeof input === 'string' ? input.trim() : '';
  if (expected === 'boolean' && /^(yes|y|on|true)$/i.test(text)) return { write: 'true.' };
  if (expected === 'boolean' && /^(no|n|off|false)$/i.test(text)) return { write: 'false.' };
  if (expected === 'number' && text && !Number.isNaN(Number(text))) return { fix: 'noQuotes' };
  const isPlain = ['number', 'boolean'].includes(typeof input) || input instanceof Date;
  return expected === 'string' && isPlain ? { fix: 'quotes' } : {};
}

/** Returns the kind of a schema's issue, with what is allowed and what was found; undefined for those with their own message. */
export function kindOfIssue(issue: z.core.$ZodRawIssue): [ProblemKind, ProblemFacts] | undefined {
  const { code, input } = issue;
  const [found, length] = [quote(input), typeof input === 'string' || Array.isArray(input) ? input.length : undefined];
  const valueFor = (allowed: string, advice: ProblemFacts = {}): [ProblemKind, ProblemFacts] => [
    input === undefined || input === null ? 'missing' : 'value',
    { allowed, found, ...advice },
  ];
  const count = (number: number | bigint) => {
    const [one, many] = units[String(issue.origin)] ?? [];
    return one ? englishCount(Number(number), one, many) : String(number);
  };
  switch (code) {
    case 'invalid_type':
      return valueFor(kindsOfValues[issue.expected] ?? issue.expected, otherwise(issue.expected, input));
    case 'invalid_value': {
      const values = issue.values.map(String);
      const meant = typeof input === 'string' ? nearest(input, values) : undefined;
      return valueFor((values.length > 1 ? 'one of ' : '') + values.join(', '), meant ? { meant: [meant] } : {});
    }
    case 'invalid_format':
      if (issue.format !== 'email') return valueFor(`a valid ${issue.format}`);
      return valueFor('an email address, such as hello@example.com', suggestEmail(input));
    case 'too_big':
      return ['long', { allowed: count(issue.maximum), found: `${length}: ${found}` }];
    case 'too_small':
      return length === 0 ? ['empty', {}] : ['short', { allowed: count(issue.minimum), found }];
    case 'unrecognized_keys':
      return ['unknown', { found: issue.keys.join(', ') }];
    default:
      return undefined;
  }
}

/** Returns a message for a schema's issue, to follow the field's name; undefined for issues that have their own. */
export function explain(issue: z.core.$ZodRawIssue): string | undefined {
  const facts = kindOfIssue(issue);
  return facts && describe(...facts).message;
}

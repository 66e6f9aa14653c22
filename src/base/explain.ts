import type { z } from 'zod';
import { shorten } from './characters.ts';
import { englishCount } from './counter.ts';
import { suggest } from './nearest.ts';
import { describe, type Finding, type ProblemFacts } from './problemTexts.ts';

/** Returns a value as an owner would recognize it, shortened to one line; invisible characters are named. */
export function quote(value: unknown): string {
  const shown = (JSON.stringify(value) ?? String(value)).replace(
    /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}]/gu,
    (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`,
  );
  return shown.length > 60 ? `${shorten(shown, 58)}${typeof value === 'string' ? '"' : ''}` : shown;
}

const otherThan = (allowed: string, input: unknown, facts: ProblemFacts = {}): Finding => ({
  kind: input === undefined || input === null ? 'missing' : 'value',
  allowed,
  found: quote(input),
  ...facts,
});

export const mustBe = (...wrong: Parameters<typeof otherThan>): string => describe(otherThan(...wrong)).message;

const kindsOfValues: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of fields',
};

function suggestEmail(input: unknown): ProblemFacts {
  const written = String(input);
  const text = written.includes('@')
    ? written
    : written.replace(/\s*[[({]?\bat\b[\])}]?\s*/i, '@').replace(/\s*[[({]?\bdot\b[\])}]?\s*/gi, '.');
  const [email] = /[\w.+-]+@[\w-]+(\.[\w-]+)+/.exec(text) ?? [];
  return email ? { meant: [email] } : {};
}

function otherwise(expected: string, input: unknown): ProblemFacts {
  const text = typeof input === 'string' ? input.trim() : '';
  if (expected === 'boolean' && /^(yes|y|on|true)$/i.test(text)) return { write: 'true.' };
  if (expected === 'boolean' && /^(no|n|off|false)$/i.test(text)) return { write: 'false.' };
  if (expected === 'number' && text && !Number.isNaN(Number(text))) return { fix: 'noQuotes' };
  return expected === 'string' && ['number', 'boolean'].includes(typeof input) ? { fix: 'quotes' } : {};
}

export function findingOf(issue: z.core.$ZodRawIssue): Finding | undefined {
  const { code, input, origin } = issue;
  const length = typeof input === 'string' || Array.isArray(input) ? input.length : undefined;
  const count = (number: number | bigint) => {
    if (origin === 'array') return englishCount(Number(number), 'entry', 'entries');
    return origin === 'string' ? englishCount(Number(number), 'character') : String(number);
  };
  switch (code) {
    case 'invalid_type':
      return otherThan(kindsOfValues[issue.expected] ?? issue.expected, input, otherwise(issue.expected, input));
    case 'invalid_value': {
      const values = issue.values.map(String);
      const advice = typeof input === 'string' ? suggest(input, values) : {};
      return otherThan((values.length > 1 ? 'one of ' : '') + values.join(', '), input, advice);
    }
    case 'invalid_format':
      if (issue.format !== 'email') return otherThan(`a valid ${issue.format}`, input);
      return otherThan('an email address, such as hello@example.com', input, suggestEmail(input));
    case 'too_big':
      return { kind: 'long', allowed: count(issue.maximum), found: `${length}: ${quote(input)}` };
    case 'too_small':
      return length === 0 ? { kind: 'empty' } : { kind: 'short', allowed: count(issue.minimum), found: quote(input) };
    case 'unrecognized_keys':
      return { kind: 'unknown', found: issue.keys.join(', ') };
    default:
      return undefined;
  }
}

export function explain(issue: z.core.$ZodRawIssue): string | undefined {
  const finding = findingOf(issue);
  return finding && describe(finding).message;
}

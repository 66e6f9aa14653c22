import type { z } from 'zod';
import type { location } from './fields.ts';

/** The words of a text, to compare it with others. */
export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/['’]s\b/g, '')
    .split(/[\s,;()]+/)
    .filter(Boolean);

/** Whether a text ends with the words of another. */
function endsWith(text: string, end: string): boolean {
  return ` ${wordsOf(text).join(' ')}`.endsWith(` ${wordsOf(end).join(' ')}`);
}

/** Returns the city, region and country of a location, each named once. Its street is private. */
export function place(at: z.output<typeof location>): string | undefined {
  const { city, region, countryCode } = at ?? {};
  const parts = [city, region, countryCode].filter((part) => part !== undefined);
  // `Southeastern US, US`: what a part ends with need not follow it.
  const apart = parts.filter((part, index) => !parts.slice(0, index).some((before) => endsWith(before, part)));
  return apart.join(', ') || undefined;
}

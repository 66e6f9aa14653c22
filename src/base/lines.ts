import { LineCounter } from 'yaml';
import type { Position } from './problems.ts';

/** Returns a text as a browser's text field holds it, with only `\n`. */
export const asTyped = (text: string) => text.replace(/\r\n?/g, '\n');

export const eolOf = (text: string) => (text.includes('\r\n') ? '\r\n' : '\n');

/** Gives an edited text, with only `\n`, the line endings of its original. One that isn't changed keeps each of its own. */
export const withEndings = (original: string, typed: string): string =>
  typed === asTyped(original) ? original : typed.replaceAll('\n', eolOf(original));

/** Returns a function that turns an offset in a text into its line and column, both from 1, in UTF-16 code units. */
export function placesIn(text: string): (offset: number) => Position {
  const lines = new LineCounter();
  lines.addNewLine(0);
  for (const { index } of text.matchAll(/\n/g)) lines.addNewLine(index + 1);
  return (offset) => {
    const { line, col: column } = lines.linePos(offset);
    return { line, column };
  };
}

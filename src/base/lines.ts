import type { Position } from './problems.ts';

/** Returns a text as a browser's text field holds it, with only `\n`. */
export const asTyped = (text: string) => text.replace(/\r\n?/g, '\n');

export const eolOf = (text: string) => (text.includes('\r\n') ? '\r\n' : '\n');

const linesWithEndings = (text: string) => text.match(/[^\r\n]*(?:\r\n|\r|\n)|[^\r\n]+$/g) ?? [];

/** Gives an edited text, with only `\n`, the line endings of its original; new lines get the most common. */
export function withEndings(original: string, typed: string): string {
  const [old, edited] = [linesWithEndings(original), linesWithEndings(typed)];
  const usual =
    original.split('\r\n').length * 2 > original.split('\n').length && original.includes('\r\n') ? '\r\n' : '\n';
  const isKept = (a: string | undefined, b: string | undefined) =>
    a !== undefined && b !== undefined && asTyped(a) === b;
  let head = 0;
  while (isKept(old[head], edited[head])) head++;
  let tail = 0;
  const most = Math.min(old.length, edited.length) - head;
  while (tail < most && isKept(old.at(-1 - tail), edited.at(-1 - tail))) tail++;
  const middle = edited.slice(head, edited.length - tail).map((line) => line.replace('\n', usual));
  return [...old.slice(0, head), ...middle, ...old.slice(old.length - tail)].join('');
}

/** Returns a function that turns an offset in a text into its line and column, both from 1, in UTF-16 code units. */
export function placesIn(text: string): (offset: number) => Position {
  const starts = [0, ...Array.from(text.matchAll(/\n/g), ({ index }) => index + 1)];
  return (offset) => {
    let [line, after] = [1, starts.length + 1];
    while (after - line > 1) {
      const middle = (line + after) >> 1;
      if ((starts[middle - 1] ?? 0) <= offset) line = middle;
      else after = middle;
    }
    return { line, column: offset - (starts[line - 1] ?? 0) + 1 };
  };
}

import type { ImportedContent } from './toContent.ts';

/** Rows of a small terminal, with what the import says before and after. */
const mostRows = 24;
const width = 100;

const rowsOf = (line: string) => Math.max(1, Math.ceil(line.length / width));
const rows = (lines: readonly string[]) => lines.reduce((sum, line) => sum + rowsOf(line), 0);

/** A field, and how often it came up: `work[].teamSize (9)`. */
const plainField = /^[\p{L}\d_.$-]+(\[\])?\.[^\s:,]+( \(\d+\))?$/u;

/** Joins what is said by a field's name alone. */
function joinFields(noPlace: readonly string[]): string[] {
  const { fields = [], others = [] } = Object.groupBy(noPlace, (what) => (plainField.test(what) ? 'fields' : 'others'));
  if (!fields.length) return others;
  return [...others, `Fields that the site does not know: ${fields.join(', ')}. Put what matters into a summary`];
}

const indented = (texts: readonly string[]) => texts.flatMap((text) => text.split('\n').map((line) => `  ${line}`));

/** Returns the first lines that fit. */
function firstRows(lines: readonly string[], most: number): string[] {
  const fitting = lines.findIndex((_, index) => rows(lines.slice(0, index + 1)) > most);
  return fitting < 0 ? [...lines] : lines.slice(0, fitting);
}

export interface ImportReport {
  /** What fits on a screen. */
  shown: string;
  /** All of it, if that is more. */
  whole?: string;
}

/** Returns what had no place and what the owner should look at. */
export function reportLeftOut({ noPlace, byHand }: Pick<ImportedContent, 'noPlace' | 'byHand'>): ImportReport {
  const [left, hand] = [indented(joinFields(noPlace)), indented(byHand)];
  const write = (first: readonly string[], second: readonly string[]) =>
    [
      ...(first.length ? [['No place on the site:', ...first].join('\n')] : []),
      ...(second.length ? [['To check or complete yourself:', ...second].join('\n')] : []),
    ].join('\n\n');
  const whole = write(left, hand);
  const most = mostRows - 5;
  if (rows(left) + rows(hand) <= most) return { shown: whole };
  const some = firstRows(left, Math.max(most - rows(hand), Math.floor(most / 3)));
  const others = firstRows(hand, most - rows(some));
  return { shown: write(some, others), whole };
}

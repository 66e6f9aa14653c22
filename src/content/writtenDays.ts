/** Days in YAML, which the parser turns into dates of its own, as their owner wrote them. */
import { type Document, isScalar, visit } from 'yaml';

/** Returns whether a day (2026-08-14) is in the calendar. */
export function exists(day: string): boolean {
  const [year = 0, month = 0, date = 0] = day.split(/\D/).map(Number);
  const read = new Date(Date.UTC(year, month - 1, date));
  return read.getUTCMonth() === month - 1 && read.getUTCDate() === date;
}

/** Makes days that don't exist text again: the parser takes 2027-13-45 for a day of the next year. */
export function keepInvalidDays(document: Document): void {
  visit(document, {
    Scalar: (_, node) => {
      if (node.value instanceof Date && node.source && !exists(node.source)) node.value = node.source;
    },
  });
}

/** Quotes a day or a number in a message as it was written: without a time of day, 007 and 3.10. */
export function quoteAsWritten(message: string, node: unknown): string {
  if (!isScalar(node) || !node.source) return message;
  const { value, source } = node;
  if (value instanceof Date) return message.replace(JSON.stringify(value), () => JSON.stringify(source));
  return typeof value === 'number' ? message.replace(`found ${value})`, () => `found ${source})`) : message;
}

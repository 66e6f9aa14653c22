/** Reads a résumé in any of the forms that are understood, as JSON Resume. */
import { readFileSync } from 'node:fs';
import { isZip, readLinkedIn } from './linkedIn.ts';
import { fromReactiveResume } from './reactiveResume.ts';
import { decode, type JsonFile, parseJson } from './readJson.ts';

/** @throws JsonError, or the system's own error where the file cannot be read */
export function readSource(file: string): JsonFile {
  const bytes = readFileSync(file);
  if (isZip(bytes)) return { data: readLinkedIn(bytes), relaxed: false, position: () => ({ line: 1, column: 1 }) };
  const json = parseJson(decode(bytes));
  return { ...json, data: fromReactiveResume(json.data) ?? json.data };
}

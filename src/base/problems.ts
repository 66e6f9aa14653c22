import type { Description } from './problemTexts.ts';

/** A place in a file; both are counted from 1. */
export interface Position {
  line: number;
  column: number;
}

/** What is wrong with content, and where; problemTexts.ts has the words of each kind. */
export interface Problem extends Omit<Description, 'kind'>, Partial<Pick<Description, 'kind'>> {
  file: string;
  line?: Position['line'];
  column?: Position['column'];
  /** Its line in the Markdown below the front matter, for the editor, which shows that text alone. */
  bodyLine?: number;
  /** The field, as keys and indexes from the top of the file's data. */
  path?: readonly PropertyKey[];
  source?: string;
}

/** Maximum number of problems of one kind that are reported for a file. An owner fixes these first. */
export const mostProblems = 100;

export const isError = ({ severity }: Pick<Problem, 'severity'>): boolean => severity === 'error';

export const byPlace = (a: Problem, b: Problem): number =>
  (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0);

/** Returns a problem as a sentence that begins with its field: `category must be …`. */
export function sentenceOf({ path = [], message }: Pick<Problem, 'path' | 'message'>): string {
  return [fieldName(path), message].filter(Boolean).join(' ');
}

/** Returns a field as an owner would write it down, with lists counted from 1: `links[1].url`. */
export function fieldName(path: readonly PropertyKey[]): string {
  return path.reduce<string>(
    (name, part) =>
      typeof part === 'number' ? `${name}[${part + 1}]` : name ? `${name}.${String(part)}` : String(part),
    '',
  );
}

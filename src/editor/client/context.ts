import { createContext } from 'react';
import type { FormProblem } from './fieldProblems.ts';

export type Path = readonly (string | number)[];

/** What the fields of a form share. */
export interface FormContext {
  file: string;
  fieldProblems: readonly FormProblem[];
  /** Number of saves, after which removed items can't be restored. */
  saves: number;
  /** Keys that projects can refer to. */
  publicationKeys: readonly string[];
  /** Changes the value at a path of the form. */
  set: (path: Path, value: unknown) => void;
  /** Shows a message, and announces it to screen readers. */
  showStatus: (message: string) => void;
}

export const Form = createContext<FormContext>({
  file: '',
  fieldProblems: [],
  saves: 0,
  publicationKeys: [],
  set: () => {},
  showStatus: () => {},
});

export const problemsAt = ({ fieldProblems }: Pick<FormContext, 'fieldProblems'>, id: string) =>
  fieldProblems.filter(({ control }) => control === id);

/** Returns a value with another one at a path. */
export function withValue(value: unknown, [part, ...rest]: Path, inner: unknown): unknown {
  if (part === undefined) return inner;
  const before = (value as Record<string, unknown> | undefined)?.[part];
  if (Array.isArray(value)) return value.with(Number(part), withValue(before, rest, inner));
  return { ...(value as object | undefined), [part]: withValue(before, rest, inner) };
}

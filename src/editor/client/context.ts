import { createContext, use } from 'react';
import { directionOf } from '#base/languageTag.ts';
import { isError } from '#base/problems.ts';
import type { JsonSchema } from '../api.ts';
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

/** Properties of the control of a value. */
export interface ControlProps {
  id: string;
  name: string;
  label: string;
  schema: JsonSchema;
  isRequired: boolean;
  value: unknown;
  change: (value: unknown) => void;
}

/** Returns the attributes of all controls. */
export function useAttributes({
  id,
  isRequired,
  schema: { lang },
}: Pick<ControlProps, 'id' | 'isRequired' | 'schema'>) {
  const problems = problemsAt(use(Form), id);
  return {
    id,
    required: isRequired,
    lang,
    dir: lang ? directionOf(lang) : 'auto',
    'aria-describedby': `${id}-help ${id}-problems`,
    'aria-invalid': problems.some(isError) || undefined,
  };
}

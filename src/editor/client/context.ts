import { createContext, use } from 'react';
import { directionOf } from '#base/languageTag.ts';
import { isError } from '#base/problems.ts';
import type { JsonSchema } from '../api.ts';
import type { FormProblem } from './fieldProblems.ts';

export type Path = readonly (string | number)[];

export interface FormContext {
  file: string;
  fieldProblems: readonly FormProblem[];
  /** Keys that projects can refer to. */
  publicationKeys: readonly string[];
  set: (path: Path, value: unknown) => void;
  /** Shows a message, and announces it to screen readers. */
  showStatus: (message: string) => void;
}

export const Form = createContext<FormContext>({
  file: '',
  fieldProblems: [],
  publicationKeys: [],
  set: () => {},
  showStatus: () => {},
});

/** Returns the problems of a control, by its ID. */
export const useProblems = (id: string) => use(Form).fieldProblems.filter(({ control }) => control === id);

/** Returns a value with another one at a path. */
export function withValue(value: unknown, [part, ...rest]: Path, inner: unknown): unknown {
  if (part === undefined) return inner;
  const before = (value as Record<string, unknown> | undefined)?.[part];
  if (Array.isArray(value)) return value.with(Number(part), withValue(before, rest, inner));
  return { ...(value as object | undefined), [part]: withValue(before, rest, inner) };
}

export interface ControlProps {
  id: string;
  name: string;
  label: string;
  schema: JsonSchema;
  isRequired: boolean;
  value: unknown;
  change: (value: unknown) => void;
}

export function useAttributes(id: string, { lang }: JsonSchema = {}, required = false) {
  return {
    id,
    required,
    lang,
    dir: lang ? directionOf(lang) : 'auto',
    'aria-describedby': `${id}-help ${id}-problems`,
    'aria-invalid': useProblems(id).some(isError) || undefined,
  };
}

import type { Registry } from '@rjsf/utils';
import type { FieldProblem } from './problems.ts';

/** What controls know besides their own value. */
export interface FormContext {
  file: string;
  told: readonly FieldProblem[];
  /** What the last save said, to be shown beside the button. */
  said: string;
  /** Says something aloud, and shows it. */
  say: (message: string) => void;
}

export const contextOf = ({ formContext }: Pick<Registry, 'formContext'>) => formContext as FormContext;

/** What is told of one control. */
export const toldTo = (registry: Pick<Registry, 'formContext'>, id: string) => toldIn(contextOf(registry), id);

export const toldIn = ({ told }: FormContext, id: string) => told.filter(({ control }) => control === id);

/** What a control is described by: its help, and what is wrong with it. */
export const descriptionsOf = (id: string) => `${id}-help ${id}-told`;

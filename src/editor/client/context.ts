import type { Registry } from '@rjsf/utils';
import type { FieldProblem } from './problems.ts';
import type { RemovedItem } from './removedItems.ts';

/** What controls know besides their own value. */
export interface FormContext {
  file: string;
  fieldProblems: readonly FieldProblem[];
  /** What the last save said, and what can be done about it, to be shown beside the button. */
  saveStatus: React.ReactNode;
  /** Items that were taken out of its lists since the last save. */
  removed?: readonly RemovedItem[];
  remove?: (list: RemovedItem['list'], index: number) => void;
  restore?: (item: RemovedItem) => void;
  /** Says something aloud, and shows it. */
  showStatus: (message: string) => void;
}

export const contextOf = ({ formContext }: Pick<Registry, 'formContext'>) => formContext as FormContext;

/** The problems of one control. */
export const problemsAt = (registry: Pick<Registry, 'formContext'>, id: string) => problemsIn(contextOf(registry), id);

export const problemsIn = ({ fieldProblems }: FormContext, id: string) =>
  fieldProblems.filter(({ control }) => control === id);

/** What a control is described by: its help, and what is wrong with it. */
export const descriptionsOf = (id: string) => `${id}-help ${id}-problems`;

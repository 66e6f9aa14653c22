import type { Registry } from '@rjsf/utils';
import type { FormProblem } from './fieldProblems.ts';
import type { RemovedItem } from './removedItems.ts';

/** Data for controls besides their own value. */
export interface FormContext {
  file: string;
  fieldProblems: readonly FormProblem[];
  /** The result of the last save, with buttons, to show beside the save button. */
  saveStatus: React.ReactNode;
  /** Items removed from its lists since the last save. */
  removed?: readonly RemovedItem[];
  remove?: (list: RemovedItem['list'], index: number) => void;
  restore?: (item: RemovedItem) => void;
  /** Tells where the items of a list are after a move or a copy. */
  moved?: (list: RemovedItem['list'], placeOf: (index: number) => number) => void;
  /** Shows a message, and announces it to screen readers. */
  showStatus: (message: string) => void;
}

export const contextOf = ({ formContext }: Pick<Registry, 'formContext'>) => formContext as FormContext;

export const problemsAt = (registry: Pick<Registry, 'formContext'>, id: string) => problemsIn(contextOf(registry), id);

export const problemsIn = ({ fieldProblems }: FormContext, id: string) =>
  fieldProblems.filter(({ control }) => control === id);

/** Returns the IDs that describe a control: its help and its problems. */
export const descriptionsOf = (id: string) => `${id}-help ${id}-problems`;

/** Items that were removed from the lists of a form, and can be restored. */
import { valueAt } from '../../base/group.ts';

type Path = readonly (string | number)[];

export interface RemovedItem {
  /** The list's path in the form. */
  list: Path;
  index: number;
  item: unknown;
}

export const itemAt = (values: object, list: Path, index: number): RemovedItem => ({
  list,
  index,
  item: valueAt(values, [...list, index]),
});

export const isSamePath = (one: Path, other: Path): boolean =>
  one.length === other.length && one.every((part, index) => part === other[index]);

function changeAt(value: unknown, [part, ...rest]: Path, change: (value: unknown) => unknown): unknown {
  if (part === undefined) return change(value);
  if (Array.isArray(value)) return value.with(Number(part), changeAt(value[Number(part)], rest, change));
  return {
    ...(value as object),
    [part]: changeAt((value as Record<string, unknown> | undefined)?.[part], rest, change),
  };
}

/** Returns the values with an item restored in its place. Other changes stay. */
export const withItem = <Held extends object>(values: Held, { list, index, item }: RemovedItem): Held =>
  changeAt(values, list, (items) => (Array.isArray(items) ? items : []).toSpliced(index, 0, item)) as Held;

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

/**
 * Returns removed items at the places that they have after a change of an outer list. Those of a removed item are gone.
 * @param placeOf returns the new index of an item of the outer list
 */
export const afterChange = (
  removed: readonly RemovedItem[],
  outer: Path,
  placeOf: (index: number) => number | undefined,
): RemovedItem[] =>
  removed.flatMap((each) => {
    const index = each.list[outer.length];
    if (index === undefined || !isSamePath(each.list.slice(0, outer.length), outer)) return [each];
    const place = placeOf(Number(index));
    return place === undefined ? [] : [{ ...each, list: each.list.with(outer.length, place) }];
  });

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

import { isGroup } from '#base/group.ts';
import { isSame } from './values.ts';

/**
 * Which item each one of a changed list was before.
 * @returns for each item its former index; -1 for a new one
 */
export function matchItems(was: readonly unknown[], is: readonly unknown[]): number[] {
  const sources = is.map((item, index) => (index < was.length && isSame(was[index], item) ? index : -1));
  const take = (fitting: (item: unknown, old: unknown) => boolean) => {
    for (const [index, item] of is.entries()) {
      if (sources[index] === -1)
        sources[index] = was.findIndex((old, at) => !sources.includes(at) && fitting(item, old));
    }
  };
  take(isSame);
  take(
    (item, old) =>
      isGroup(item) && isGroup(old) && ['name', 'title'].some((key) => item[key] && item[key] === old[key]),
  );
  // With as many items as before, an item without a match was rewritten in place.
  if (is.length === was.length) take(() => true);
  else if (is.length < was.length) return sources;
  for (const [index, source] of sources.entries()) {
    if (source === -1 && index < was.length && !sources.includes(index)) sources[index] = index;
  }
  return sources;
}

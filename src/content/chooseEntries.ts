/** Chooses and orders entries, by the names that an application gives. */
import { folded } from '#base/characters.ts';

/** Names of entries by kind. */
type Names = Readonly<Record<string, readonly string[] | undefined>>;

export const isNamed = (names: readonly string[], wanted: string) =>
  names.some((name) => folded(name) === folded(wanted));

/** Returns entries without those that an application leaves out; its first ones come first. */
export function chooseEntries<Entry>(
  kind: string,
  entries: readonly Entry[],
  namesOf: (entry: Entry) => readonly string[],
  { first = {}, without = {} }: { first?: Names; without?: Names },
): Entry[] {
  const wanted = first[kind] ?? [];
  const rankOf = (entry: Entry) => {
    const rank = wanted.findIndex((name) => isNamed(namesOf(entry), name));
    return rank < 0 ? wanted.length : rank;
  };
  return entries
    .filter((entry) => !without[kind]?.some((name) => isNamed(namesOf(entry), name)))
    .toSorted((a, b) => rankOf(a) - rankOf(b));
}

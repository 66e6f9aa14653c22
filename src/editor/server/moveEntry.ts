/** The field that a move changes. */
interface OrderField {
  order?: number | undefined;
}
type Order = OrderField['order'];
type Compare<Entry> = (a: Entry, b: Entry) => number;

/** Maximum number of decimals. If they don't suffice, all numbers are renewed. */
const mostDigits = 3;

const isAscending = (numbers: readonly number[]) =>
  numbers.every((number, index) => index === 0 || number > (numbers[index - 1] ?? number));

/** Returns ascending numbers between two others, with as few digits as possible, or undefined if there is no room. */
function numbersBetween(low: Order, high: Order, count: number): number[] | undefined {
  const from = low ?? (high === undefined ? 0 : Math.ceil(high) - count - 1);
  const to = high ?? Math.floor(from) + count + 1;
  for (let digits = 0; digits <= mostDigits; digits++) {
    const numbers = Array.from({ length: count }, (_, index) =>
      Number((from + ((to - from) * (index + 1)) / (count + 1)).toFixed(digits)),
    );
    if (isAscending([from, ...numbers, to])) return numbers;
  }
  return undefined;
}

/** Checks whether two neighbors are in the order of the pages. */
function areSorted<Entry>(list: readonly Entry[], index: number, compare: Compare<Entry>): boolean {
  const [one, next] = list.slice(index, index + 2);
  return !one || !next || compare(one, next) <= 0;
}

/** Returns how many entries, from the first on, need a number to be in the order of the list. */
function countNumbered<Entry extends OrderField>(list: readonly Entry[], compare: Compare<Entry>): number {
  const undone = list.map((entry) => ({ ...entry, order: undefined }));
  return list.findLastIndex(({ order }, index) => order !== undefined || !areSorted(undone, index, compare)) + 1;
}

/** Gives a number to each entry that needs one and has none. Returns undefined if the others leave no room. */
function addNumbers<Entry extends OrderField>(list: readonly Entry[], compare: Compare<Entry>): Entry[] | undefined {
  const count = countNumbered(list, compare);
  const numbered = [...list];
  for (let from = list.findIndex(({ order }) => order === undefined); from >= 0 && from < count; ) {
    const next = list.findIndex(({ order }, index) => index > from && order !== undefined);
    const to = next < 0 ? count : next;
    const numbers = numbersBetween(list[from - 1]?.order, list[to]?.order, to - from);
    if (!numbers) return undefined;
    const run = list.slice(from, to).map((entry, index) => ({ ...entry, order: numbers[index] }));
    numbered.splice(from, run.length, ...run);
    from = list.findIndex(({ order }, index) => index > to && order === undefined);
  }
  return numbered.every((_, index) => areSorted(numbered, index, compare)) ? numbered : undefined;
}

/**
 * Moves an entry in its list, and changes the `order` of as few entries as possible.
 * @param entries in the order of the pages
 * @param to its index in the new list
 * @param compare the order of the pages
 */
export function moveEntry<Entry extends OrderField>(
  entries: readonly Entry[],
  from: number,
  to: number,
  compare: Compare<Entry>,
): Entry[] {
  const [moved] = entries.slice(from, from + 1);
  if (!moved) return [...entries];
  const others = entries.toSpliced(from, 1);
  const [previous, next] = [others[to - 1], others[to]];
  // After an entry without a number, the moved one may not need one either.
  const isAmongNumbers = !previous || previous.order !== undefined;
  const [order] = (isAmongNumbers && numbersBetween(previous?.order, next?.order, 1)) || [];
  const place = (entry: Entry) => others.toSpliced(to, 0, entry);
  const [kept, free] = [place(moved), place({ ...moved, order })] as const;
  const changes = (list: readonly Entry[]) => list.filter(({ order }, index) => order !== kept[index]?.order).length;
  const [best] = [addNumbers(free, compare), addNumbers(kept, compare)]
    .filter((list) => list !== undefined)
    .toSorted((one, other) => changes(one) - changes(other));
  const count = countNumbered(free, compare);
  return best ?? free.map((entry, index) => (index < count ? { ...entry, order: index + 1 } : entry));
}

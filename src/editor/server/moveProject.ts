import { compareProjects } from '#sections/projects/project.ts';

/** What decides where a project is. */
type Sortable = Parameters<typeof compareProjects>[0];
type Order = Sortable['order'];

/** Most digits after the point. If they don't suffice, all numbers are renewed. */
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
const areSorted = (list: readonly Sortable[], index: number): boolean => {
  const [one, next] = list.slice(index, index + 2);
  return !one || !next || compareProjects(one, next) <= 0;
};

/** Returns how many projects, from the first on, need a number to be in the order of the list. */
function countNumbered(list: readonly Sortable[]): number {
  const undone = list.map((project) => ({ ...project, order: undefined }));
  return list.findLastIndex(({ order }, index) => order !== undefined || !areSorted(undone, index)) + 1;
}

/** Gives a number to each project that needs one and has none. Returns undefined if the others leave no room. */
function addNumbers<Project extends Sortable>(list: readonly Project[]): Project[] | undefined {
  const count = countNumbered(list);
  const numbered = [...list];
  for (let from = list.findIndex(({ order }) => order === undefined); from >= 0 && from < count; ) {
    const next = list.findIndex(({ order }, index) => index > from && order !== undefined);
    const to = next < 0 ? count : next;
    const numbers = numbersBetween(list[from - 1]?.order, list[to]?.order, to - from);
    if (!numbers) return undefined;
    const run = list.slice(from, to).map((project, index) => ({ ...project, order: numbers[index] }));
    numbered.splice(from, run.length, ...run);
    from = list.findIndex(({ order }, index) => index > to && order === undefined);
  }
  return numbered.every((_, index) => areSorted(numbered, index)) ? numbered : undefined;
}

/**
 * Moves a project in the list, and changes the `order` of as few projects as possible.
 * @param projects in the order of the pages
 * @param to its index in the new list
 */
export function moveProject<Project extends Sortable>(
  projects: readonly Project[],
  from: number,
  to: number,
): Project[] {
  const [moved] = projects.slice(from, from + 1);
  if (!moved) return [...projects];
  const others = projects.toSpliced(from, 1);
  const [previous, next] = [others[to - 1], others[to]];
  // Without a number, it can still be among projects that have none.
  const isAmongNumbers = !previous || previous.order !== undefined;
  const [order] = (isAmongNumbers && numbersBetween(previous?.order, next?.order, 1)) || [];
  const place = (project: Project) => others.toSpliced(to, 0, project);
  const [kept, free] = [place(moved), place({ ...moved, order })] as const;
  const changes = (list: readonly Project[]) => list.filter(({ order }, index) => order !== kept[index]?.order).length;
  const [best] = [addNumbers(free), addNumbers(kept)]
    .filter((list) => list !== undefined)
    .toSorted((one, other) => changes(one) - changes(other));
  const count = countNumbered(free);
  return best ?? free.map((project, index) => (index < count ? { ...project, order: index + 1 } : project));
}

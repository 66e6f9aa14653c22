export type Group = Readonly<Record<string, unknown>>;

/** Returns whether a value of a file is a group of fields, and no list or date. */
export const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);

/** Returns the value at a path; undefined if there is none. */
export const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce((inner, part) => (inner as Record<PropertyKey, unknown> | undefined)?.[part], value);

/** Returns a list, or nothing if it is empty. */
export const orNothing = <Item>(items: readonly Item[]): readonly Item[] | undefined =>
  items.length ? items : undefined;

export type Group = Readonly<Record<string, unknown>>;

export const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce((inner, part) => (inner as Record<PropertyKey, unknown> | undefined)?.[part], value);

export const orNothing = <Item>(items: readonly Item[]): readonly Item[] | undefined =>
  items.length ? items : undefined;

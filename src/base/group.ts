/** Fields by their names. */
export type Group = Readonly<Record<string, unknown>>;

/** Whether a value of a file is a group of fields, and no list. */
export const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

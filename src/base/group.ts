/** Fields by their names. */
export type Group = Readonly<Record<string, unknown>>;

/** Whether a value of a file is a group of fields, and no list or date. */
export const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);

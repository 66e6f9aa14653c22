import { z } from 'zod';

const entry = z.strictObject({
  dead: z.string().optional(),
  movedTo: z.string().optional(),
  stars: z.int().nonnegative().optional(),
  lastCommit: z.iso.date().optional(),
  /** How often a publication is cited, and the month of the count. */
  citations: z.int().nonnegative().optional(),
  counted: z
    .string()
    .regex(/^\d{4}-\d{2}$/)
    .optional(),
});

/** Results of `npm run refresh` by URL, as in content or in links to publications. A working link has no entry. */
export const refreshedSchema = z.record(z.string(), entry);

export type RefreshResult = z.infer<typeof entry>;
export type RefreshResults = z.infer<typeof refreshedSchema>;

/** Not in content/, where the owner writes by hand; not in src/, which a newer version replaces. */
export const refreshedFile = 'data/refreshed.json';

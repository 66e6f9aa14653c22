/** JSON Resume (https://jsonresume.org/schema), as people write it. */
import { z } from 'zod';
import { type ParsedResume, partsOf } from './resumeFile.ts';

const format = z.looseObject({
  $schema: z.unknown().optional(),
  basics: z.looseObject({}),
  meta: z.unknown().optional(),
});

/** Reads a JSON Resume; undefined for data without basics. */
export function fromJsonResume(data: unknown): ParsedResume | undefined {
  const { $schema: _, basics, meta: __, ...lists } = format.safeParse(data).data ?? {};
  return basics && { basics, parts: partsOf(lists) };
}

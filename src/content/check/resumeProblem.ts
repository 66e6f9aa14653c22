import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The owner's own résumé, from the repository's root. */
export const ownResume = 'content/resume.pdf';

/**
 * What is wrong with the owner's own résumé.
 * A PDF names itself within its first 1024 bytes and ends within its last (ISO 32000-1, Annex H).
 * @param root the folder that holds `content/`
 * @returns undefined when there is none, or nothing is wrong with it
 */
export function resumeProblem(root: string): string | undefined {
  const file = join(root, ownResume);
  if (!existsSync(file)) return undefined;
  const bytes = readFileSync(file);
  if (!bytes.subarray(0, 1024).includes('%PDF-')) {
    return 'is no PDF file: export it as PDF, or delete it to have a résumé made from content/';
  }
  if (!bytes.subarray(-1024).includes('%%EOF')) {
    return 'is cut off: export or copy it again, or delete it to have a résumé made from content/';
  }
  return undefined;
}

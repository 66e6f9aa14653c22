import { inContent } from '#base/contentPath.ts';
import type { Problem } from '#base/problems.ts';
import { describe } from '#base/problemTexts.ts';
import type { Edition } from '../edition.ts';
import type { Content } from '../readContent.ts';

export const ownResume = inContent('resume.pdf');

/** Returns the owner's own résumé in an edition: `content/resume.fr.pdf` in all languages but the first. */
export const ownResumeIn = ({ path, language }: Edition): string =>
  path && language ? ownResume.replace('.pdf', `.${language}.pdf`) : ownResume;

/** A PDF has its header in its first 1024 bytes, and its end marker in its last (ISO 32000-1, Annex H). */
export const isPdf = (bytes: Buffer): boolean =>
  bytes.subarray(0, 1024).includes('%PDF-') && bytes.subarray(-1024).includes('%%EOF');

export function resumeProblems({ folder, edition }: Content): Problem[] {
  const file = ownResumeIn(edition);
  return folder.has(file) && !isPdf(folder.read(file)) ? [{ file, ...describe({ kind: 'noPdf' }) }] : [];
}

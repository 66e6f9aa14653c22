import type { Problem } from '#base/problems.ts';
import type { Content } from '#content/readContent.ts';

/** Warns of a résumé that is longer than its owner wants. Loads what typesets only if a length is wanted. */
export async function measureResume(content: Content, today: Date): Promise<Problem[]> {
  if (!content.site?.resume.pages) return [];
  const { lengthWarnings } = await import('./length.ts');
  return lengthWarnings(content, today);
}

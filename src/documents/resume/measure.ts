import type { Problem } from '#base/problems.ts';
import { type Content, inAllEditions } from '#content/readContent.ts';

/** Warns if the résumé in any language is longer than its owner wants. Loads the typesetter only if there is a limit. */
export async function measureResume(content: Content, today: Date): Promise<Problem[]> {
  if (!content.site?.resume.pages) return [];
  const { lengthWarnings } = await import('./length.ts');
  return (await Promise.all(inAllEditions(content).map((each) => lengthWarnings(each, today)))).flat();
}

import type { Problem } from '#base/problems.ts';
import { type Content, readContent } from '#content/readContent.ts';

/** Warns if the résumé in any language is longer than its owner wants. Loads the typesetter only if there is a limit. */
export async function measureResume(content: Content, today: Date): Promise<Problem[]> {
  if (!content.site?.resume.pages) return [];
  const { lengthWarnings } = await import('./length.ts');
  const others = content.editions.filter(({ path }) => path !== content.edition.path);
  const read = await Promise.all(others.map((edition) => readContent(content.folder, edition)));
  return (await Promise.all([content, ...read].map((each) => lengthWarnings(each, today)))).flat();
}

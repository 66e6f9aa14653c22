import type { Publication } from '#sections/publications/publication.ts';
import type { ValidContent } from './readContent.ts';

/** Returns the publications with their references, newest first. */
export async function preparePublications({ bibliography, site }: ValidContent): Promise<Publication[]> {
  if (!bibliography.entries.length) return [];
  // Loading it takes half a second.
  const { makePublications } = await import('#sections/publications/publication.ts');
  return makePublications(bibliography.entries, site.name, site.language);
}

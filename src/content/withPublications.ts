import { namesOfOwner } from '#sections/publications/owner.ts';
import type { Publication } from '#sections/publications/publication.ts';
import { chooseEntries } from './chooseEntries.ts';
import type { ValidContent } from './readContent.ts';

/** Content with what pages and résumé show of publications.bib, newest first. */
export type CitedContent = ValidContent & { publications: readonly Publication[] };

/** Adds the publications with their references. */
export async function withPublications(content: ValidContent): Promise<CitedContent> {
  const { bibliography, site, edition, refreshed } = content;
  if (!bibliography.entries.length) return { ...content, publications: [] };
  // Commands that don't show them don't wait until it is loaded.
  const { makePublications } = await import('#sections/publications/publication.ts');
  const all = makePublications(bibliography.entries, namesOfOwner(site), site.language, {
    first: edition.languages[0],
    hasList: site.publications.page,
    coauthors: content.coauthors?.urls,
  });
  const { application } = content;
  const publications = application ? chooseEntries('publications', all, ({ key }) => [key], application) : all;
  if (!site.publications.citations) return { ...content, publications };
  const counts = ({ links: { doi = '' } }: Publication) => refreshed[doi];
  return { ...content, publications: publications.map((each) => ({ ...each, cited: counts(each) })) };
}

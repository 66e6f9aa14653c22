import { folded, inPattern } from '#base/characters.ts';
import { postPath, projectPath } from '#base/urls.ts';
import { sections } from '#sections/index.ts';
import { pathOfPlace } from '#sections/places.ts';
import type { Publication } from '#sections/publications/publication.ts';
import { placeInList } from '#sections/section.ts';
import { hasPage } from '#sections/writing/post.ts';
import type { Work } from '#ui/Works.tsx';
import type { PageContent } from '../prepare.ts';

/** Returns projects, talks and posts that name a publication: by its key, DOI or page, a talk also by its title. */
export function relatedWorks(
  { projects, talks, writing }: PageContent,
  { key, doi, title, place }: Publication,
): { projects: Work[]; talks: Work[]; writing: Work[] } {
  const names = [doi, place.page].flatMap((name) => (name ? inPattern(name) : []));
  // Not followed by more of another DOI or slug.
  const isNamed = new RegExp(`(?:${names.join('|')})(?![\\p{L}\\p{N}_-]|[./][\\p{L}\\p{N}])`, 'iu');
  const isIn = (text: string) => isNamed.test(text);
  return {
    projects: projects
      .filter(({ publications = [], body }) => publications.includes(key) || isIn(body.source))
      .map(({ slug, ...project }) => ({ ...project, path: projectPath(slug) })),
    talks: talks.flatMap((talk, index) =>
      isIn(JSON.stringify(talk)) || folded(talk.title) === folded(title)
        ? { ...talk, path: pathOfPlace(placeInList(sections.talks.contents, index)) }
        : [],
    ),
    writing: writing
      .filter((post) => hasPage(post) && isIn(post.body.source))
      .map(({ slug, ...post }) => ({ ...post, path: postPath(slug) })),
  };
}

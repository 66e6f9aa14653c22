import { folded, inPattern } from '#base/characters.ts';
import { uiStringsFor } from '#base/uiStrings.ts';
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
  { site, projects, talks, writing }: PageContent,
  { key, doi, title, place }: Publication,
): { heading: string; works: Work[] }[] {
  const strings = uiStringsFor(site.language);
  const names = [doi, place.page].flatMap((name) => (name ? inPattern(name) : []));
  // Not followed by more of another DOI or slug.
  const isNamed = new RegExp(`(?:${names.join('|')})(?![\\p{L}\\p{N}_-]|[./][\\p{L}\\p{N}])`, 'iu');
  const isIn = (text: string) => isNamed.test(text);
  return [
    {
      heading: strings.nav.projects,
      works: projects
        .filter(({ publications = [], body }) => publications.includes(key) || isIn(body.source))
        .map(({ slug, ...project }) => ({ ...project, path: projectPath(slug) })),
    },
    {
      heading: strings.talks.heading,
      works: talks.flatMap((talk, index) =>
        isIn(JSON.stringify(talk)) || folded(talk.title) === folded(title)
          ? { ...talk, path: pathOfPlace(placeInList(sections.talks.contents, index)) }
          : [],
      ),
    },
    {
      heading: strings.nav.writing,
      works: writing
        .filter((post) => hasPage(post) && isIn(post.body.source))
        .map(({ slug, ...post }) => ({ ...post, path: postPath(slug) })),
    },
  ];
}

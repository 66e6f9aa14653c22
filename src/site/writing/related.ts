import { plainName } from '#base/slug.ts';
import { postPath, projectPath } from '#base/urls.ts';
import { pathOfPlace } from '#sections/places.ts';
import { keywordsOf } from '#sections/publications/keys.ts';
import { hasPage } from '#sections/writing/post.ts';
import type { Post } from '#sections/writing/schema.ts';
import type { Work } from '#ui/Works.tsx';
import type { PageContent } from '../prepare.ts';

const most = 3;

/** Returns the works that share most topics with a post: posts, projects by technologies, publications by keywords. */
export function relatedTo(post: Post, { writing, projects, publications, bibliography }: PageContent): Work[] {
  const own = new Set(post.tags.map(plainName));
  const works = [
    ...writing
      .filter((other) => other !== post && hasPage(other))
      .map(({ title, lang, slug, tags }) => ({ title, lang, path: postPath(slug), topics: tags })),
    ...projects.map(({ title, lang, slug, technologies }) => ({
      title,
      lang,
      path: projectPath(slug),
      topics: technologies,
    })),
    ...publications.map(({ title, key, place }) => {
      const entry = bibliography.entries.find((each) => each.key === key);
      return { title, path: pathOfPlace(place), topics: entry ? keywordsOf(entry) : [] };
    }),
  ];
  return works
    .map(({ topics, ...work }) => ({
      work,
      shared: new Set(topics.map((topic) => plainName(topic))).intersection(own).size,
    }))
    .filter(({ shared }) => shared > 0)
    .toSorted((a, b) => b.shared - a.shared)
    .slice(0, most)
    .map(({ work }) => work);
}

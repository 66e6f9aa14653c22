import { plainName } from '#base/slug.ts';
import { postPath, projectPath } from '#base/urls.ts';
import type { CitedContent } from '#content/withPublications.ts';
import { pathOfPlace } from '#sections/places.ts';
import { keywordsOf } from '#sections/publications/keys.ts';
import { hasPage } from '#sections/writing/post.ts';
import type { Post } from '#sections/writing/schema.ts';
import type { Work } from '#ui/Works.tsx';

const most = 3;

export interface TaggedWork {
  work: Work;
  topics: ReadonlySet<string>;
}

const plainNames = (names: readonly string[]) => new Set(names.map((name) => plainName(name)));

/** Returns works with their topics: posts, projects with their technologies, publications with their keywords. */
export function taggedWorks({ writing, projects, publications, bibliography }: CitedContent): TaggedWork[] {
  const keywords = new Map(bibliography.entries.map((entry) => [entry.key, keywordsOf(entry)]));
  return [
    ...writing.filter(hasPage).map(({ title, lang, slug, tags }) => ({
      work: { title, lang, path: postPath(slug) },
      topics: plainNames(tags),
    })),
    ...projects.map(({ title, lang, slug, technologies }) => ({
      work: { title, lang, path: projectPath(slug) },
      topics: plainNames(technologies),
    })),
    ...publications.map(({ title, key, place }) => ({
      work: { title, path: pathOfPlace(place) },
      topics: plainNames(keywords.get(key) ?? []),
    })),
  ];
}

/** Returns the works that share most topics with a post. */
export function relatedTo({ slug, tags }: Post, works: readonly TaggedWork[]): Work[] {
  const own = plainNames(tags);
  return works
    .map(({ work, topics }) => ({ work, shared: topics.intersection(own).size }))
    .filter(({ work, shared }) => shared > 0 && work.path !== postPath(slug))
    .toSorted((a, b) => b.shared - a.shared)
    .slice(0, most)
    .map(({ work }) => work);
}

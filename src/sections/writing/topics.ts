import { fileNames, plainName } from '#base/slug.ts';

interface Tagged {
  tags: readonly string[];
  lang?: string;
}

/** A topic with its posts. Tags that differ only by case or accents are one topic, named as the first of its posts has it. */
export interface Topic<Post = Tagged> {
  name: string;
  /** The name without case and accents. */
  plain: string;
  lang?: string;
  slug: string;
  posts: readonly Post[];
}

/** Returns the topics of posts, those with most posts first. */
export function topicsOf<Post extends Tagged>(posts: readonly Post[]): Topic<Post>[] {
  const uses = posts.flatMap((post) => post.tags.map((name) => ({ name, lang: post.lang, post })));
  const slugOf = fileNames('topic');
  // In an order that doesn't depend on posts, since `C` and `C++` have numbered slugs.
  return [...Map.groupBy(uses, ({ name }) => plainName(name))]
    .toSorted(([a], [b]) => a.localeCompare(b, 'en'))
    .flatMap(([plain, [first, ...others]]) => {
      if (!first) return [];
      const { name, lang } = first;
      return { name, plain, lang, slug: slugOf(name), posts: [...new Set([first, ...others].map(({ post }) => post))] };
    })
    .toSorted((a, b) => b.posts.length - a.posts.length);
}

export function topicOf<Post>(topics: readonly Topic<Post>[], tag: string): Topic<Post> | undefined {
  const name = plainName(tag);
  return topics.find(({ plain }) => plain === name);
}

/** Returns tags that are spelled otherwise than their topic. */
export const otherTags = <Post extends Tagged>(posts: readonly Post[]) =>
  topicsOf(posts).flatMap((topic) =>
    topic.posts.flatMap((post) =>
      post.tags.flatMap((tag, index) =>
        tag !== topic.name && topicOf([topic], tag) ? [{ post, tag, index, topic }] : [],
      ),
    ),
  );

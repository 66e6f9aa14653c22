import { lastMonth } from '#base/dates.ts';
import { minutesToRead } from './readingTime.ts';
import type { PostFrontMatter } from './schema.ts';

/** How many posts About shows; their page holds the rest. */
export const mostOnAbout = 5;

/** A post as the pages show it. */
export interface Post extends PostFrontMatter {
  /** The file's name: `/writing/slug`. */
  slug: string;
  /** Its page, before the base path and with it; absent if the post is published elsewhere. */
  page?: { path: string; href: string };
  /** Minutes that it takes to read; absent if the post is published elsewhere. */
  minutes?: number;
}

/** A post that has a page. */
export type PagedPost = Post & { page: NonNullable<Post['page']> };

/** Whether a post has a page; one that is published elsewhere has none. */
export const hasPage = <One extends Post>(post: One): post is One & PagedPost => post.page !== undefined;

/** Returns a post with what follows from its text and its place. */
export function makePost<Facts extends PostFrontMatter & { slug: string; body: string }>(
  post: Facts,
  page: { path: string; href: string },
): Facts & Post {
  return post.url ? post : { ...post, page, minutes: minutesToRead(post.body) };
}

/** Order of posts: newest first and undated last, then by title. */
export function comparePosts(
  a: Pick<PostFrontMatter, 'date' | 'title'>,
  b: Pick<PostFrontMatter, 'date' | 'title'>,
): number {
  const newest = ({ date }: typeof a) => (date ? lastMonth(date) : '');
  // In any locale of the machine.
  return newest(b).localeCompare(newest(a)) || a.title.localeCompare(b.title, 'en');
}

/** Returns the posts by their years, in the order that they are in; undefined is the year of undated ones. */
export function groupByYear<One extends Pick<PostFrontMatter, 'date'>>(
  posts: readonly One[],
): [string | undefined, One[]][] {
  return [...Map.groupBy(posts, ({ date }) => date?.slice(0, 4))];
}

/** Returns the posts before and after one in time, of those that have a page. */
export function postsBeside(posts: readonly Post[], { slug }: Post): { older?: PagedPost; newer?: PagedPost } {
  const own = posts.filter(hasPage);
  const index = own.findIndex((post) => post.slug === slug);
  return { newer: own[index - 1], older: own[index + 1] };
}

import { countBodyWords, perMinute } from '#base/countWords.ts';
import type { Markdown } from '#base/markdown/markdown.ts';
import { postPath, routes } from '#base/urls.ts';
import type { PagePlace } from '../places.ts';
import type { Post } from './schema.ts';

export const mostOnAbout = 5;

/** Returns the fragment of the posts of a year, by a date as it was read: in a file with errors it may be anything. */
export function yearId(date: unknown): string {
  const [year = 'undated'] = /^\d{4}/.exec(typeof date === 'object' ? '' : String(date)) ?? [];
  return `writing-${year}`;
}

export const hasPage = ({ url }: { url?: unknown }): boolean => !url;

/** Returns the place of a post: its page, or its year in the list if it is published elsewhere. */
export const placeOfPost = ({ slug, url, date }: { slug: string; url?: unknown; date?: unknown }): PagePlace =>
  hasPage({ url }) ? { page: postPath(slug) } : { page: routes.writing, id: yearId(date) };

export function groupByYear<One extends Pick<Post, 'date'>>(posts: readonly One[]): [string | undefined, One[]][] {
  return [...Map.groupBy(posts, ({ date }) => date?.slice(0, 4))];
}

export function postsBeside(posts: readonly Post[], { slug }: Post): { older?: Post; newer?: Post } {
  const own = posts.filter(hasPage);
  const index = own.findIndex((post) => post.slug === slug);
  return { newer: own[index - 1], older: own[index + 1] };
}

/** Returns the reading time of a text in minutes, at least 1. */
export const minutesToRead = (body: Markdown): number =>
  Math.max(1, Math.round(countBodyWords(body) / perMinute.words));

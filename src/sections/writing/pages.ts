import { aliasesIn } from '#base/slug.ts';
import { postPath, routes } from '#base/urls.ts';
import { type AnyEntry, numbered, type Page } from '../section.ts';
import { hasPage, mostOnAbout } from './post.ts';

/** Returns the list of posts, the section on About, and the page of each post that is published here. */
export function writingPages(posts: readonly AnyEntry[]): Page[] {
  const dates = posts.map(({ date }) => date);
  const here = posts.filter(({ url }) => hasPage({ url }));
  const newest = posts.slice(0, mostOnAbout).map((_, index) => numbered('writing', index));
  return [
    { path: routes.about, ids: ['writing', ...newest], dates },
    { path: routes.writing, dates },
    ...here.map(({ slug, date, updated, body }) => ({
      path: postPath(slug),
      ids: [],
      dates: [date, updated],
      texts: [body],
    })),
    ...here.flatMap(aliasesIn).map((alias) => ({ path: postPath(alias) })),
  ];
}

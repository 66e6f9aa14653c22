import type { BlogPosting, ItemList } from 'schema-dts';
import { personId } from '#base/structuredData.ts';
import { type Absolute, cardPath } from '#base/urls.ts';
import { orNothing } from '../section.ts';
import type { PagedPost, Post } from './post.ts';

/** Returns the `@id` of a post, alike on every page: that of its page, or of where it is published. */
export const postId = ({ page, url = '' }: Post, at: Absolute): string => (page ? `${at(page.path)}#post` : url);

/** Returns posts as a list, newest first. */
export function postList(id: string, posts: readonly Post[], at: Absolute): ItemList {
  return {
    '@type': 'ItemList',
    '@id': id,
    numberOfItems: posts.length,
    itemListElement: posts.map((post, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: {
        '@type': 'BlogPosting',
        '@id': postId(post, at),
        headline: post.title,
        url: post.page ? at(post.page.path) : post.url,
        datePublished: post.date,
        author: { '@id': personId(at) },
      },
    })),
  };
}

/** Returns a post as its own page shows it. */
export function blogPosting(post: PagedPost, language: string, at: Absolute): BlogPosting {
  const { path } = post.page;
  const { title, description, date, updated, tags, minutes } = post;
  return {
    '@type': 'BlogPosting',
    '@id': postId(post, at),
    headline: title,
    description,
    url: at(path),
    image: at(cardPath(path)),
    author: { '@id': personId(at) },
    datePublished: date,
    dateModified: updated,
    keywords: orNothing(tags),
    inLanguage: language,
    timeRequired: minutes ? `PT${minutes}M` : undefined,
  };
}

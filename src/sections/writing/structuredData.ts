import type { BlogPosting } from 'schema-dts';
import { orNothing } from '#base/group.ts';
import { type Absolute, cardPath, personId, postPath } from '#base/urls.ts';
import { minutesToRead } from './post.ts';
import type { Post } from './schema.ts';

/** Returns the `@id` of a post, the same on every page: from its page, or its URL elsewhere. */
export const postId = ({ slug, url }: Post, at: Absolute): string => url ?? `${at(postPath(slug))}#post`;

export const postItem = (post: Post, at: Absolute): BlogPosting => ({
  '@type': 'BlogPosting',
  '@id': postId(post, at),
  headline: post.title,
  url: post.url ?? at(postPath(post.slug)),
  datePublished: post.date,
  author: { '@id': personId(at) },
});

export function blogPosting(post: Post, language: string, at: Absolute): BlogPosting {
  const { slug, title, description, date, updated, tags, body, lang } = post;
  const path = postPath(slug);
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
    inLanguage: lang ?? language,
    timeRequired: `PT${minutesToRead(body)}M`,
  };
}

import type { BlogPostingLeaf } from 'schema-dts';
import { orNothing } from '#base/group.ts';
import { type Absolute, cardPath, personId, postPath } from '#base/urls.ts';
import { minutesToRead } from './post.ts';
import type { Post } from './schema.ts';

/** Returns the `@id` of a post, the same on every page: from its page, or its URL elsewhere. */
export const postId = ({ slug, url }: Post, at: Absolute): string => url ?? `${at(postPath(slug))}#post`;

export const postItem = (post: Post, at: Absolute): BlogPostingLeaf => ({
  '@type': 'BlogPosting',
  '@id': postId(post, at),
  headline: post.title,
  url: post.url ?? at(postPath(post.slug)),
  datePublished: post.date,
  author: { '@id': personId(at) },
});

export function blogPosting(post: Post, language: string, at: Absolute): BlogPostingLeaf {
  const { slug, description, updated, tags, body, lang } = post;
  return {
    ...postItem(post, at),
    description,
    image: at(cardPath(postPath(slug))),
    dateModified: updated,
    keywords: orNothing(tags),
    inLanguage: lang ?? language,
    timeRequired: `PT${minutesToRead(body)}M`,
  };
}

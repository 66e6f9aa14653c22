import type { Person, ScholarlyArticle } from 'schema-dts';
import { orNothing } from '#base/group.ts';
import { type Absolute, globalId, personId } from '#base/urls.ts';
import { placeOfPublication } from './keys.ts';
import type { Publication } from './publication.ts';

/** Returns the structured data of a publication. The owner among its authors is the person of the page. */
export function article(publication: Publication, at: Absolute): ScholarlyArticle {
  const { title, authors, date, links, container, publisher } = publication;
  const { page, id } = placeOfPublication(publication);
  return {
    '@type': 'ScholarlyArticle',
    '@id': globalId(id, at, page),
    name: title,
    author: orNothing(
      authors.map(({ name, isOwner }): Person | { '@id': string } =>
        isOwner ? { '@id': personId(at) } : { '@type': 'Person', name },
      ),
    ),
    datePublished: date,
    sameAs: links.doi ?? links.arxiv,
    url: links.web ?? links.pdf,
    isPartOf: container ? { '@type': 'CreativeWork', name: container } : undefined,
    publisher: publisher ? { '@type': 'Organization', name: publisher } : undefined,
  };
}

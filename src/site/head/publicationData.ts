/** Structured data of publications. */
import type { Person, ScholarlyArticle } from 'schema-dts';
import { type Absolute, routes } from '#base/urls.ts';
import type { Publication } from '#sections/publications/publication.ts';
import { listed, personId } from './jsonLd.ts';

/** A publication, as the page that lists it shows it; the owner among its authors is the one of the page. */
export function publicationData(publication: Publication, at: Absolute): ScholarlyArticle {
  const { slug, title, authors, date, links, container, publisher } = publication;
  return {
    '@type': 'ScholarlyArticle',
    '@id': `${at(routes.about)}#publication-${slug}`,
    name: title,
    author: listed(
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

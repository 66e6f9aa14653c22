import type { Book, Dataset, Person, ScholarlyArticle, SoftwareSourceCode, Thesis } from 'schema-dts';
import { orNothing } from '#base/group.ts';
import { type Absolute, globalId, personId } from '#base/urls.ts';
import { publicationId } from './keys.ts';
import type { Publication } from './publication.ts';
import type { PublicationType } from './types.ts';

type Work = ScholarlyArticle | Book | Thesis | Dataset | SoftwareSourceCode;

const schemaTypes: Partial<Record<PublicationType, Exclude<Work, string>['@type']>> = {
  book: 'Book',
  thesis: 'Thesis',
  dataset: 'Dataset',
  software: 'SoftwareSourceCode',
};

export const articleId = ({ slug, place }: Publication, at: Absolute): string =>
  globalId(publicationId(slug), at, place.page);

/** Returns the structured data of a publication. The owner among its authors is the person of the page. */
export function article(publication: Publication, at: Absolute): Work {
  const { title, authors, date, links, container, publisher, place } = publication;
  const [type = 'journal'] = publication.types;
  return {
    '@type': schemaTypes[type] ?? 'ScholarlyArticle',
    '@id': articleId(publication, at),
    name: title,
    author: orNothing(
      authors.map(({ name, isOwner, url }): Person | { '@id': string } =>
        isOwner ? { '@id': personId(at) } : { '@type': 'Person', name, url },
      ),
    ),
    datePublished: date,
    sameAs: links.doi ?? links.arxiv,
    url: place.id ? (links.web ?? links.pdf) : at(place.page),
    isPartOf: container ? { '@type': 'CreativeWork', name: container } : undefined,
    publisher: publisher ? { '@type': 'Organization', name: publisher } : undefined,
  };
}

/** Structured data of a page as JSON-LD, without email and phone, which bots would collect. */
import type { Graph, IdReference, Thing, WebPage } from 'schema-dts';
import type { PartialDate } from '#base/dates.ts';
import { type Absolute, firstEdition, globalId, personId, routes } from '#base/urls.ts';

export interface PageData {
  type: 'CollectionPage' | 'ContactPage' | 'ProfilePage' | 'WebPage';
  mainEntity: IdReference;
  nodes: readonly Thing[];
  /** When a text was published and changed, and its topics, for programs that show a link to it. */
  article?: Article;
  /** Breadcrumbs from Home to this page. Omitted on Home. */
  trail?: readonly Crumb[];
}

interface Article {
  published?: PartialDate;
  modified?: PartialDate;
  tags: readonly string[];
}

export interface Crumb {
  name: string;
  path: string;
}

interface DescribedPage {
  path: string;
  title: string;
  description: string;
  siteName: string;
  language?: string;
}

export function pageGraph({ type, mainEntity, nodes, trail }: PageData, page: DescribedPage, at: Absolute): Graph {
  const url = at(page.path);
  const website = globalId('website', at);
  const breadcrumb = `${url}#breadcrumb`;
  const webPage: WebPage = {
    '@type': type,
    '@id': `${url}#page`,
    url,
    name: page.title,
    description: page.description,
    inLanguage: page.language,
    isPartOf: { '@id': website },
    mainEntity,
    breadcrumb: trail && { '@id': breadcrumb },
  };
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'WebSite',
        '@id': website,
        url: at(routes.about, firstEdition),
        name: page.siteName,
        publisher: { '@id': personId(at) },
      },
      webPage,
      ...(trail ? [breadcrumbs(breadcrumb, trail, at)] : []),
      ...nodes,
    ],
  };
}

function breadcrumbs(id: string, trail: readonly Crumb[], at: Absolute): Thing {
  return {
    '@type': 'BreadcrumbList',
    '@id': id,
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: at(path),
    })),
  };
}

/** Returns a graph as JSON for a script element. `<` is escaped, so that no text can close the element. */
export function jsonLd(graph: Graph): string {
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}

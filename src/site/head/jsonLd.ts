/**
 * What a page says to machines: schema.org as JSON-LD. It repeats what the page shows, and nothing else: e-mail and
 * phone are on Contact alone, since elsewhere they would feed robots.
 */
import type { Graph, IdReference, Thing, WebPage } from 'schema-dts';
import { type Absolute, globalId, personId, routes } from '#base/urls.ts';

/** What a page gives of its own; the layout knows the rest. */
export interface PageData {
  type: 'CollectionPage' | 'ContactPage' | 'ProfilePage' | 'WebPage';
  /** What the page is about: one of its nodes. */
  mainEntity: IdReference;
  /** The owner, the page's main entity, and whatever these refer to. */
  nodes: readonly Thing[];
  /** The pages above this one and itself, from Home on; absent on Home. */
  trail?: readonly Crumb[];
}

interface Crumb {
  name: string;
  /** Before the base path. */
  path: string;
}

interface Page {
  /** Of the canonical page, before the base path. */
  path: string;
  title: string;
  description: string;
  siteName: string;
  /** Of its texts. */
  language?: string;
}

/** Everything that a page says, as one graph in which each reference leads to a node. */
export function pageGraph({ type, mainEntity, nodes, trail }: PageData, page: Page, at: Absolute): Graph {
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
        url: at(routes.about),
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

/** The text of a data block: no text of the owner's can end it, since `<` does not occur in it. */
export function jsonLd(graph: Graph): string {
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}

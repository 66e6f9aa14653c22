/** Structured data of each page: the owner, and the page's sections. */
import type { ItemList, Person, PersonLeaf, PostalAddress, Thing } from 'schema-dts';
import { orNothing } from '#base/group.ts';
import { partsOfPlace } from '#base/place.ts';
import { uiStringsFor } from '#base/uiStrings.ts';
import { type Absolute, personId, postPath, projectPath, routes } from '#base/urls.ts';
import type { ProvenGroup } from '#content/evidence.ts';
import type { CitedContent } from '#content/withPublications.ts';
import type { Site } from '#sections/contentFiles.ts';
import { introOf, mapSections, type SectionValues } from '#sections/index.ts';
import type { Project } from '#sections/projects/schema.ts';
import { projectId, projectWork } from '#sections/projects/structuredData.ts';
import type { Publication } from '#sections/publications/publication.ts';
import { article, articleId } from '#sections/publications/structuredData.ts';
import { pageOfSection } from '#sections/section.ts';
import type { Post } from '#sections/writing/schema.ts';
import { blogPosting, postId } from '#sections/writing/structuredData.ts';
import type { Crumb, PageData } from './jsonLd.ts';

interface SectionData {
  person: Partial<PersonLeaf>;
  things: readonly Thing[];
}

function sectionData(
  page: 'about' | 'experience',
  values: SectionValues,
  context: { at: Absolute; today: Date },
): SectionData {
  const owner = { '@id': personId(context.at) };
  const found = mapSections(values, (section, value) =>
    pageOfSection(section) === page
      ? { person: section.person?.(value, context), things: section.things?.(value, owner) ?? [] }
      : undefined,
  );
  return {
    person: Object.assign({}, ...found.map(({ person }) => person)),
    things: found.flatMap(({ things }) => things),
  };
}

const person = ({ name, links }: Site, at: Absolute, shown: Omit<PersonLeaf, '@type'> = {}): Person => ({
  '@type': 'Person',
  '@id': personId(at),
  name,
  url: at(routes.about),
  sameAs: orNothing(links.map(({ url }) => url)),
  ...shown,
});

function postalAddress({ location, language }: Site): PostalAddress | undefined {
  if (!location) return undefined;
  const { countryCode } = partsOfPlace(location, language);
  return {
    '@type': 'PostalAddress',
    ...(countryCode ? { addressCountry: countryCode } : { addressLocality: location }),
  };
}

/** Returns the place of a page below Home: of one in the menu, or below that. */
function trailTo(
  { language }: Site,
  page?: 'projects' | 'experience' | 'publications' | 'writing' | 'contact',
  ...below: readonly Crumb[]
): Crumb[] {
  const { nav } = uiStringsFor(language);
  const above = page ? [{ name: nav[page], path: routes[page] }] : [];
  return [{ name: nav.home, path: routes.about }, ...above, ...below];
}

/** Structured data of a page about the owner as a whole. */
function ownerData(
  type: PageData['type'],
  owner: Site,
  at: Absolute,
  trail?: readonly Crumb[],
  { person: shown = {}, things = [] }: Partial<SectionData> = {},
): PageData {
  return { type, mainEntity: { '@id': personId(at) }, nodes: [person(owner, at, shown), ...things], trail };
}

/** `image` is the absolute URL of the owner's photo. */
export function aboutData(content: CitedContent, image: string | undefined, at: Absolute): PageData {
  const { site: owner, today } = content;
  const sections = sectionData('about', content, { at, today });
  const own = { jobTitle: owner.role, description: introOf(content), image, address: postalAddress(owner) };
  return ownerData('ProfilePage', owner, at, undefined, { ...sections, person: { ...own, ...sections.person } });
}

export const experienceData = (content: CitedContent, at: Absolute): PageData =>
  ownerData(
    'WebPage',
    content.site,
    at,
    trailTo(content.site, 'experience'),
    sectionData('experience', content, { at, today: content.today }),
  );

export const contactData = (owner: Site, at: Absolute): PageData =>
  ownerData('ContactPage', owner, at, trailTo(owner, 'contact'), { person: { address: postalAddress(owner) } });

/** Structured data of the page with all entries, which are described on their own pages. */
export function searchData(owner: Site, at: Absolute): PageData {
  const page = { name: uiStringsFor(owner.language).search.all, path: routes.search };
  return ownerData('CollectionPage', owner, at, trailTo(owner, undefined, page));
}

export function skillsData(owner: Site, name: string, groups: readonly ProvenGroup[], at: Absolute): PageData {
  const knowsAbout = groups.flatMap(({ skills }) => skills.map(({ name }) => name));
  const trail = trailTo(owner, undefined, { name, path: routes.skills });
  return ownerData('CollectionPage', owner, at, trail, { person: { knowsAbout } });
}

/** @param topic of posts, if the list doesn't have all */
export function listData(
  owner: Site,
  items: readonly Thing[],
  page: 'projects' | 'writing',
  at: Absolute,
  topic?: Crumb,
): PageData {
  const id = `${at(topic?.path ?? routes[page])}#list`;
  const list: ItemList = {
    '@type': 'ItemList',
    '@id': id,
    numberOfItems: items.length,
    itemListElement: items.map((item, index) => ({ '@type': 'ListItem', position: index + 1, item })),
  };
  return {
    type: 'CollectionPage',
    mainEntity: { '@id': id },
    nodes: [person(owner, at), list],
    trail: trailTo(owner, page, ...(topic ? [topic] : [])),
  };
}

/** Each publication is described on its own page: names of hundreds would be a third of this one. */
export const publicationsData = (owner: Site, at: Absolute): PageData =>
  ownerData('CollectionPage', owner, at, trailTo(owner, 'publications'));

export function projectData(
  owner: Site,
  project: Project,
  at: Absolute,
  publications: readonly Publication[] = [],
): PageData {
  const { title, slug, date, technologies } = project;
  const articles = publications.map((publication) => article(publication, at));
  return {
    type: 'WebPage',
    mainEntity: { '@id': projectId(project, at) },
    article: { published: date, tags: technologies },
    nodes: [person(owner, at), projectWork(project, articles, owner.language, at)],
    trail: trailTo(owner, 'projects', { name: title, path: projectPath(slug) }),
  };
}

/** @param hasList whether its page is below that of all publications */
export function publicationData(owner: Site, publication: Publication, at: Absolute, hasList: boolean): PageData {
  const { title, date, place } = publication;
  return {
    type: 'WebPage',
    mainEntity: { '@id': articleId(publication, at) },
    article: { published: date, tags: [] },
    nodes: [person(owner, at), article(publication, at)],
    trail: trailTo(owner, hasList ? 'publications' : undefined, { name: title, path: place.page }),
  };
}

export function postData(owner: Site, post: Post, at: Absolute): PageData {
  const { title, slug, date, updated, tags } = post;
  return {
    type: 'WebPage',
    mainEntity: { '@id': postId(post, at) },
    article: { published: date, modified: updated, tags },
    nodes: [person(owner, at), blogPosting(post, owner.language, at)],
    trail: trailTo(owner, 'writing', { name: title, path: postPath(slug) }),
  };
}

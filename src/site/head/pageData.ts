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
import { projectId, projectItem, projectWork } from '#sections/projects/structuredData.ts';
import type { Publication } from '#sections/publications/publication.ts';
import { article, articleId, articleItem } from '#sections/publications/structuredData.ts';
import { pageOfSection } from '#sections/section.ts';
import type { Post } from '#sections/writing/schema.ts';
import { blogPosting, postId, postItem } from '#sections/writing/structuredData.ts';
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

function person({ name, links }: Site, at: Absolute, shown: Omit<PersonLeaf, '@type'> = {}): Person {
  return {
    '@type': 'Person',
    '@id': personId(at),
    name,
    url: at(routes.about),
    sameAs: orNothing(links.map(({ url }) => url)),
    ...shown,
  };
}

function postalAddress({ location, language }: Site): PostalAddress | undefined {
  if (!location) return undefined;
  const { countryCode } = partsOfPlace(location, language);
  return {
    '@type': 'PostalAddress',
    ...(countryCode ? { addressCountry: countryCode } : { addressLocality: location }),
  };
}

/** `image` is the absolute URL of the owner's photo. */
export function aboutData(content: CitedContent, image: string | undefined, at: Absolute): PageData {
  const { site: owner, today } = content;
  const sections = sectionData('about', content, { at, today });
  const profile = person(owner, at, {
    jobTitle: owner.role,
    description: introOf(content),
    image,
    address: postalAddress(owner),
    ...sections.person,
  });
  return { type: 'ProfilePage', mainEntity: { '@id': personId(at) }, nodes: [profile, ...sections.things] };
}

export function experienceData(content: CitedContent, at: Absolute): PageData {
  const { site: owner, today } = content;
  const sections = sectionData('experience', content, { at, today });
  return {
    type: 'WebPage',
    mainEntity: { '@id': personId(at) },
    nodes: [person(owner, at, sections.person), ...sections.things],
    trail: trailTo('experience', owner),
  };
}

export function contactData(owner: Site, at: Absolute): PageData {
  return {
    type: 'ContactPage',
    mainEntity: { '@id': personId(at) },
    nodes: [person(owner, at, { address: postalAddress(owner) })],
    trail: trailTo('contact', owner),
  };
}

/** Structured data of a page below the home page that is about the owner as a whole. */
function overviewData(owner: Site, page: Crumb, at: Absolute, shown?: Omit<PersonLeaf, '@type'>): PageData {
  return {
    type: 'CollectionPage',
    mainEntity: { '@id': personId(at) },
    nodes: [person(owner, at, shown)],
    trail: [{ name: uiStringsFor(owner.language).nav.home, path: routes.about }, page],
  };
}

/** Structured data of the page with all entries, which are described on their own pages. */
export const searchData = (owner: Site, at: Absolute): PageData =>
  overviewData(owner, { name: uiStringsFor(owner.language).search.all, path: routes.search }, at);

export const skillsData = (owner: Site, name: string, groups: readonly ProvenGroup[], at: Absolute): PageData =>
  overviewData(owner, { name, path: routes.skills }, at, {
    knowsAbout: groups.flatMap(({ skills }) => skills.map(({ name }) => name)),
  });

function listData(
  owner: Site,
  items: readonly Thing[],
  page: 'projects' | 'publications' | 'writing',
  at: Absolute,
  ...below: readonly Crumb[]
): PageData {
  const id = `${at(below[0]?.path ?? routes[page])}#list`;
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
    trail: [...trailTo(page, owner), ...below],
  };
}

export const projectsData = (owner: Site, projects: readonly Project[], at: Absolute): PageData =>
  listData(
    owner,
    projects.map((project) => projectItem(project, at)),
    'projects',
    at,
  );

export function projectData(
  owner: Site,
  project: Project,
  at: Absolute,
  publications: readonly Publication[] = [],
): PageData {
  const articles = publications.map((publication) => article(publication, at));
  return {
    type: 'WebPage',
    mainEntity: { '@id': projectId(project, at) },
    article: { published: project.date, tags: project.technologies },
    nodes: [person(owner, at), projectWork(project, articles, owner.language, at)],
    trail: [...trailTo('projects', owner), { name: project.title, path: projectPath(project.slug) }],
  };
}

/** @param topic of the posts, if they are not all */
export const writingData = (owner: Site, posts: readonly Post[], at: Absolute, ...topic: readonly Crumb[]): PageData =>
  listData(
    owner,
    posts.map((post) => postItem(post, at)),
    'writing',
    at,
    ...topic,
  );

/** Lists those with a page of their own: names of hundreds would be a tenth of the page. */
export const publicationsData = (owner: Site, publications: readonly Publication[], at: Absolute): PageData =>
  listData(
    owner,
    publications.filter(({ place }) => !place.id).map((publication) => articleItem(publication, at)),
    'publications',
    at,
  );

/** @param hasList whether its page is below that of all publications */
export function publicationData(owner: Site, publication: Publication, at: Absolute, hasList: boolean): PageData {
  const { title, date, place } = publication;
  const above = hasList ? trailTo('publications', owner) : trailTo('publications', owner).slice(0, 1);
  const work = article(publication, at);
  return {
    type: 'WebPage',
    mainEntity: { '@id': articleId(publication, at) },
    article: { published: date, tags: [] },
    nodes: [person(owner, at), work],
    trail: [...above, { name: title, path: place.page }],
  };
}

export function postData(owner: Site, post: Post, at: Absolute): PageData {
  return {
    type: 'WebPage',
    mainEntity: { '@id': postId(post, at) },
    article: { published: post.date, modified: post.updated, tags: post.tags },
    nodes: [person(owner, at), blogPosting(post, owner.language, at)],
    trail: [...trailTo('writing', owner), { name: post.title, path: postPath(post.slug) }],
  };
}

function trailTo(page: 'projects' | 'experience' | 'publications' | 'writing' | 'contact', { language }: Site) {
  const { nav } = uiStringsFor(language);
  return [
    { name: nav.home, path: routes.about },
    { name: nav[page], path: routes[page] },
  ];
}

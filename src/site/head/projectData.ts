/** Structured data of the projects: the list, and each one's own page. */
import type { CreativeWork, CreativeWorkLeaf, SoftwareSourceCode } from 'schema-dts';
import { type Absolute, cardPath, projectPath, routes } from '#base/urls.ts';
import { type Words, wordsFor } from '#base/words.ts';
import type { Site } from '#sections/owner/schema.ts';
import type { Project } from '#sections/projects/project.ts';
import type { Publication } from '#sections/publications/publication.ts';
import { listed, type PageData, personId } from './jsonLd.ts';
import { person } from './personData.ts';
import { publicationData } from './publicationData.ts';

type Owner = Pick<Site, 'name' | 'language' | 'links'>;

/**
 * What a project is to a machine: research is a study told in an article; a personal project whose code is public is
 * that code; anything else, a client's work above all, is a work without a closer name.
 */
function typeOf({ category, codeLink }: Project) {
  if (category === 'research') return 'ScholarlyArticle';
  return category === 'personal' && codeLink ? 'SoftwareSourceCode' : 'CreativeWork';
}

const idOf = ({ slug }: Project, at: Absolute) => `${at(projectPath(slug))}#project`;

/**
 * A page of the list of projects, numbered as the page numbers them.
 * @param path the page's own, before the base path
 */
export function projectsData(owner: Owner, projects: readonly Project[], path: string, at: Absolute): PageData {
  const list = `${at(path)}#list`;
  return {
    type: 'CollectionPage',
    mainEntity: { '@id': list },
    nodes: [
      person(owner, at),
      {
        '@type': 'ItemList',
        '@id': list,
        numberOfItems: projects.length,
        itemListElement: projects.map((project) => ({
          '@type': 'ListItem',
          position: project.figure,
          item: {
            '@type': typeOf(project),
            '@id': idOf(project, at),
            name: project.title,
            url: at(projectPath(project.slug)),
          },
        })),
      },
    ],
    trail: trail(wordsFor(owner.language)),
  };
}

/** A project's own page, and the publications that it lists. */
export function projectData(
  owner: Owner,
  project: Project,
  at: Absolute,
  publications: readonly Publication[] = [],
): PageData {
  const { title, slug } = project;
  const words = wordsFor(owner.language);
  return {
    type: 'WebPage',
    mainEntity: { '@id': idOf(project, at) },
    nodes: [person(owner, at), work(project, at, publications, words.projects)],
    trail: trail(words, { name: title, path: projectPath(slug) }),
  };
}

function work(
  project: Project,
  at: Absolute,
  publications: readonly Publication[],
  text: Words['projects'],
): CreativeWork {
  const { slug, title, description, date, technologies, codeLink, demoLink, youtubeLink } = project;
  const path = projectPath(slug);
  const shared: Omit<CreativeWorkLeaf, '@type'> = {
    '@id': idOf(project, at),
    name: title,
    description,
    url: at(path),
    image: at(cardPath(path)),
    author: { '@id': personId(at) },
    dateCreated: date,
    keywords: listed(technologies),
    workExample: demoLink ? { '@type': 'CreativeWork', name: text.demo, url: demoLink } : undefined,
    citation: listed(publications.map((publication) => publicationData(publication, at))),
    subjectOf: youtubeLink ? { '@type': 'CreativeWork', name: text.youtube, url: youtubeLink } : undefined,
  };
  const type = typeOf(project);
  if (type === 'SoftwareSourceCode') return { '@type': type, ...shared, codeRepository: codeLink };
  const code: SoftwareSourceCode = { '@type': 'SoftwareSourceCode', name: text.code, codeRepository: codeLink };
  return { '@type': type, ...shared, hasPart: codeLink ? code : undefined };
}

function trail({ nav }: Words, project?: { name: string; path: string }): PageData['trail'] {
  return [
    { name: nav.home, path: routes.about },
    { name: nav.projects, path: routes.projects },
    ...(project ? [project] : []),
  ];
}

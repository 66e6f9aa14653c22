import type { CreativeWork, CreativeWorkLeaf, SoftwareSourceCode } from 'schema-dts';
import { orNothing } from '#base/group.ts';
import { uiStringsFor } from '#base/uiStrings.ts';
import { type Absolute, cardPath, globalId, personId, projectPath } from '#base/urls.ts';
import type { Project } from './schema.ts';

/** Research is an article, a personal project with public code is that code, and anything else is a creative work. */
function typeOf({ category, codeLink }: Project) {
  if (category === 'research') return 'ScholarlyArticle';
  return category === 'personal' && codeLink ? 'SoftwareSourceCode' : 'CreativeWork';
}

export const projectId = ({ slug }: Project, at: Absolute): string => globalId('project', at, projectPath(slug));

export const projectItem = (project: Project, at: Absolute): CreativeWork => ({
  '@type': typeOf(project),
  '@id': projectId(project, at),
  name: project.title,
  url: at(projectPath(project.slug)),
});

export function projectWork(
  project: Project,
  publications: readonly CreativeWork[],
  language: string,
  at: Absolute,
): CreativeWork {
  const strings = uiStringsFor(language).links;
  const { slug, title, description, date, technologies, codeLink, demoLink, youtubeLink } = project;
  const path = projectPath(slug);
  const common: Omit<CreativeWorkLeaf, '@type'> = {
    '@id': projectId(project, at),
    name: title,
    description,
    url: at(path),
    image: at(cardPath(path)),
    author: { '@id': personId(at) },
    dateCreated: date,
    keywords: orNothing(technologies),
    workExample: demoLink ? { '@type': 'CreativeWork', name: strings.demo, url: demoLink } : undefined,
    citation: orNothing(publications),
    subjectOf: youtubeLink ? { '@type': 'CreativeWork', name: 'YouTube', url: youtubeLink } : undefined,
  };
  const type = typeOf(project);
  if (type === 'SoftwareSourceCode') return { '@type': type, ...common, codeRepository: codeLink };
  const code: SoftwareSourceCode = { '@type': 'SoftwareSourceCode', name: strings.code, codeRepository: codeLink };
  return { '@type': type, ...common, hasPart: codeLink ? code : undefined };
}

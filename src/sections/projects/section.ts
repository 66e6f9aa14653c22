import { type ResumeLink, resumeEntry, resumeSection, type Section } from '../section.ts';
import { mostTiles } from '../tile.ts';
import { projectsJsonResume } from './jsonResume.ts';
import { type ProjectFrontMatter, projectsFiles } from './schema.ts';
import { projectsTiles } from './tiles.ts';
import { projectsStrings } from './uiStrings.ts';

type Facts = Omit<ProjectFrontMatter, 'imageSrc' | 'shortTitle'>;

function linksOf({ codeLink, youtubeLink, demoLink }: Facts, language: string): ResumeLink[] {
  const { code, youtube, demo } = projectsStrings(language);
  const links = [
    { text: code, url: codeLink },
    { text: youtube, url: youtubeLink },
    { text: demo, url: demoLink },
  ];
  return links.flatMap(({ text, url }) => (url ? [{ text, url }] : []));
}

export const projects = {
  ...projectsFiles,
  resume: (projects, strings) =>
    resumeSection(strings.nav.projects, {
      entries: projects
        // Those of the case on About: a résumé names the works that stand first.
        .filter(({ resume }, index) => resume ?? index < mostTiles)
        .map((project) =>
          resumeEntry(project.title, {
            text: project.description ?? null,
            technologies: project.technologies,
            links: linksOf(project, strings.language),
            bullets: project.highlights ?? [],
          }),
        ),
    }),
  tiles: projectsTiles,
  jsonResume: projectsJsonResume,
} satisfies Section<readonly Facts[]>;

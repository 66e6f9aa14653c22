import { formatMonth } from '#base/dates.ts';
import { isInResume, type ResumeLink, resumeEntry, resumeSection, type Section, sentences } from '../section.ts';
import { projectsJsonResume } from './jsonResume.ts';
import { type ProjectFacts, projectsFiles } from './schema.ts';
import { projectsWords } from './words.ts';

type Facts = Omit<ProjectFacts, 'imageSrc' | 'shortTitle'>;

function linksOf({ codeLink, youtubeLink, demoLink }: Facts, language: string): ResumeLink[] {
  const { code, youtube, demo } = projectsWords(language);
  const links = [
    { text: code, url: codeLink },
    { text: youtube, url: youtubeLink },
    { text: demo, url: demoLink },
  ];
  return links.flatMap(({ text, url }) => (url ? [{ text, url }] : []));
}

export const projects = {
  ...projectsFiles,
  resume: (projects, words) =>
    resumeSection(words.nav.projects, {
      entries: projects.filter(isInResume).map((project) =>
        resumeEntry(project.title, {
          when: project.date ? formatMonth(project.date, words.language) : null,
          text: sentences(project.role, project.description) ?? null,
          technologies: project.technologies,
          links: linksOf(project, words.language),
          bullets: project.highlights ?? [],
        }),
      ),
    }),
  jsonResume: projectsJsonResume,
} satisfies Section<readonly Facts[]>;

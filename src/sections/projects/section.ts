import { formatPeriod } from '#base/dates.ts';
import { blocksOf, wordsOfBlock } from '#base/markdown/blocks.ts';
import { projectPath, routes } from '#base/urls.ts';
import { type ResumeLink, resumeEntry, resumeSection, type Section, sentences } from '../section.ts';
import { projectsJsonResume } from './jsonResume.ts';
import { projectsPages } from './pages.ts';
import { compareProjects } from './project.ts';
import { type Project, projectsFiles } from './schema.ts';
import { projectsTiles } from './tiles.ts';
import { projectsStrings } from './uiStrings.ts';
import { missingShortTitles, projectWarnings } from './warnings.ts';

/** Returns the text and list items of a body that continues the description. Headings or code make it a case study. */
function noteOf({ body }: Project): { texts: string[]; bullets: string[] } {
  const blocks = blocksOf(body);
  if (blocks.some(({ kind }) => kind === 'heading' || kind === 'code')) return { texts: [], bullets: [] };
  return {
    texts: blocks.flatMap((block) => (block.kind === 'list' ? [] : wordsOfBlock(block))),
    bullets: blocks.flatMap((block) =>
      block.kind === 'list' ? block.items.map((item) => item.flatMap(wordsOfBlock).join(' ')) : [],
    ),
  };
}

function resumeLinks({ codeLink, youtubeLink, demoLink }: Project, language: string): ResumeLink[] {
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
  otherNames: 'portfolio',
  entry: {
    command: 'project',
    name: 'project',
    plural: 'Projects',
    compare: compareProjects,
    sortedBy: 'order',
    hasPages: true,
    newFields: (title, day) => ({ title, date: day.slice(0, 7) }),
    note: 'Write the case study below the next line, in Markdown: the problem, what was built, the result.',
    next: 'Its cover is generated until you choose an image.',
  },
  page: 'projects',
  placeOf: ({ slug, draft }) => ({ page: draft === true ? routes.projects : projectPath(slug) }),
  pages: projectsPages,
  resumeRank: 30,
  resume: (projects, strings) =>
    resumeSection(strings.nav.projects, {
      entries: projects.map((project) => {
        const { texts, bullets } = noteOf(project);
        return resumeEntry(project.title, {
          organization: project.organization ? { text: project.organization, url: null } : null,
          when: formatPeriod({ start: project.start, end: project.date }, strings) ?? null,
          text: sentences(project.role, project.description, ...texts) ?? null,
          technologies: project.technologies,
          links: resumeLinks(project, strings.language),
          bullets: [...bullets, ...(project.highlights ?? [])],
        });
      }),
    }),
  links: (projects, { language, comma }) =>
    projects.map(({ title, slug, category, date, description }) => {
      const kind = [category && projectsStrings(language)[category], date?.slice(0, 4)].filter(Boolean).join(comma);
      return { name: title, url: projectPath(slug), notes: sentences(kind, description) };
    }),
  feed: {
    name: ({ nav }) => nav.projects,
    entries: (projects, at, language) =>
      projects.map(({ title, slug, aliases, description, category, date }) => ({
        id: at(projectPath(aliases[0] ?? slug)),
        link: at(projectPath(slug)),
        title,
        description,
        categories: category && [{ term: category, name: projectsStrings(language)[category] }],
        published: date,
      })),
  },
  tiles: projectsTiles,
  warnings: ({ fields }) => projectWarnings(fields),
  jointWarnings: missingShortTitles,
  jsonResume: projectsJsonResume,
} satisfies Section<readonly Project[]>;

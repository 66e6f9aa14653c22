import { eastAsian, fitsLines, folded } from '#base/characters.ts';
import { formatPeriod } from '#base/dates.ts';
import type { Group } from '#base/group.ts';
import { joinSentences } from '#base/sentences.ts';
import { firstSlugOf } from '#base/slug.ts';
import { listComma, uiStringsFor, withDetail } from '#base/uiStrings.ts';
import { projectPath, routes } from '#base/urls.ts';
import { compareFiles } from '../dated.ts';
import type { Page } from '../places.ts';
import { resumeEntry, resumeSection } from '../resumeSection.ts';
import type { AnyEntry, FieldWarning, Section } from '../section.ts';
import { mostTiles, roomAt, tilesOf } from '../tile.ts';
import { coversOf } from './cover.ts';
import { projectsJsonResume } from './jsonResume.ts';
import { cardId, linksOf, noteOf, toneOf } from './project.ts';
import { categories, type Project, projectsFiles } from './schema.ts';

/** Returns the minimum number of characters of a description. Fewer are a label. */
const fewestIn = (description: string) => (eastAsian.test(description) ? 30 : 80);

function projectWarnings({ description, imageSrc, coverAlt, ...fields }: Group): FieldWarning[] {
  const text = typeof description === 'string' ? description.trim() : '';
  const [{ length }, fewest] = [text, fewestIn(text)];
  const isShort = length < fewest && (length || !description);
  return [
    ...(isShort
      ? [{ path: ['description'], kind: 'description' as const, found: String(length), allowed: String(fewest) }]
      : []),
    ...(imageSrc && !coverAlt ? [{ path: ['imageSrc'], kind: 'coverAlt' as const }] : []),
    ...(fields.private === true && (fields.codeLink ?? fields.youtubeLink ?? fields.demoLink)
      ? [{ path: ['private'], kind: 'privateLabel' as const }]
      : []),
  ];
}

function missingShortTitles(projects: readonly Project[]): (FieldWarning & { file: string })[] {
  const shown = projects.slice(0, mostTiles);
  return shown.flatMap(({ title, shortTitle, file }, index) =>
    (shortTitle ?? fitsLines(title, roomAt(index + 1, shown.length + 1)))
      ? []
      : [{ file, path: ['title'], kind: 'titleTooLong' }],
  );
}

const sameTitles = (projects: readonly Project[]): (FieldWarning & { file: string })[] =>
  [...Map.groupBy(projects, ({ title }) => folded(title) || title).values()].flatMap(([first, ...others]) =>
    others.map(({ file, title }) => ({
      file,
      path: ['title'],
      kind: 'sameTitle',
      found: `"${title}"`,
      allowed: first?.file,
    })),
  );

function projectsPages(
  projects: readonly AnyEntry[],
  publicationIds: (keys: readonly unknown[]) => readonly string[],
): Page[] {
  const dates = projects.map(({ date }) => date);
  return [
    { path: routes.about, ids: [], dates },
    { path: routes.projects, ids: projects.map(({ slug }) => cardId(slug)), dates },
    ...projects.map((project) => {
      const keys: unknown[] = Array.isArray(project.publications) ? project.publications : [];
      return {
        path: projectPath(project.slug),
        lang: project.lang,
        ids: publicationIds(keys),
        dates: [project.date],
        texts: [project],
      };
    }),
  ];
}

const projectsTiles = tilesOf<readonly Project[], Project>({
  rank: 0,
  heading: ({ nav }) => nav.projects,
  count(tiles, all) {
    const { projects, colon, language } = all;
    const parts = categories
      .map((category) => ({ category, count: tiles.filter(({ tone }) => tone === category).length }))
      .filter(({ count }) => count)
      .toSorted((a, b) => b.count - a.count)
      .map(({ category, count }) =>
        language === 'en' ? `${count} ${category}` : withDetail(projects[category], String(count), all),
      );
    const isWhole = parts.length > 0 && tiles.every(({ tone }) => tone !== 'own');
    return projects.count(tiles.length) + (isWhole ? colon + parts.join(listComma(all)) : '');
  },
  draw: coversOf,
  tile: (project, strings, index) => ({
    label: strings.figure(index + 1),
    figure: index + 1,
    caption: project.shortTitle,
    title: project.title,
    text: project.description,
    tone: toneOf(project),
    path: projectPath(project.slug),
  }),
});

export const projects = {
  ...projectsFiles,
  otherNames: 'portfolio',
  entry: {
    command: 'project',
    name: 'project',
    plural: 'Projects',
    compare: compareFiles,
    isOrdered: true,
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
          text: joinSentences(project.role, project.description, ...texts) ?? null,
          technologies: project.technologies,
          links: linksOf(project, strings.links),
          bullets: [...bullets, ...(project.highlights ?? [])],
        });
      }),
    }),
  links: (projects, { projects: own, comma }) =>
    projects.map(({ title, slug, category, date, description, technologies }) => {
      const kind = [category && own[category], date?.slice(0, 4)].filter(Boolean).join(comma);
      return { name: title, url: projectPath(slug), notes: joinSentences(kind, description), topics: technologies };
    }),
  feed: {
    name: ({ nav }) => nav.projects,
    entries: (projects, at, language) =>
      projects.map(({ title, lang, slug, aliases, description, category, date }) => ({
        lang,
        id: at(projectPath(firstSlugOf({ slug, aliases }))),
        link: at(projectPath(slug)),
        title,
        description,
        categories: category && [{ term: category, label: uiStringsFor(language).projects[category] }],
        published: date,
      })),
  },
  tiles: projectsTiles,
  warnings: ({ fields }) => projectWarnings(fields),
  jointWarnings: (projects) => [...missingShortTitles(projects), ...sameTitles(projects)],
  jsonResume: projectsJsonResume,
} satisfies Section<readonly Project[]>;

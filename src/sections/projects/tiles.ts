import type { Tiles } from '../tile.ts';
import { drawCover } from './cover.ts';
import type { Project } from './project.ts';
import { categories, type ProjectFrontMatter } from './schema.ts';
import { projectsStrings } from './uiStrings.ts';

type Facts = Pick<ProjectFrontMatter, 'title' | 'shortTitle' | 'organization' | 'date' | 'category' | 'description'> &
  Partial<Pick<Project, 'slug' | 'path' | 'showcaseImage' | 'coverFile'>>;

export const projectsTiles: Tiles<readonly Facts[]> = {
  rank: 0,
  of: (projects, strings) =>
    projects.map(({ title, shortTitle, organization, date, category, description, slug, path, ...cover }, index) => ({
      label: strings.figure(index + 1),
      figure: index + 1,
      names: [shortTitle, title, organization],
      title,
      text: description,
      date,
      tone: category ?? 'neutral',
      picture: cover.showcaseImage ?? { kind: 'drawing', ...drawCover(slug ?? title, category) },
      file: cover.coverFile?.read,
      path,
    })),
  count(tiles, { language }, isAlone) {
    const strings = projectsStrings(language);
    const parts = categories
      .map((category) => ({ category, count: tiles.filter(({ tone }) => tone === category).length }))
      .filter(({ count }) => count)
      .toSorted((a, b) => b.count - a.count);
    const isWhole = tiles.every(({ tone }) => tone !== 'neutral');
    return strings.count(tiles.length, isAlone && isWhole ? parts : []);
  },
};

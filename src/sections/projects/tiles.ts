import { projectPath } from '#base/urls.ts';
import type { Tiles } from '../tile.ts';
import { coversOf } from './cover.ts';
import { toneOf } from './project.ts';
import { categories, type Project } from './schema.ts';

export const projectsTiles: Tiles<readonly Project[]> = {
  rank: 0,
  of: (projects, strings) =>
    coversOf(projects).map(([project, image], index) => {
      const { lang, title, shortTitle, description, slug } = project;
      return {
        label: strings.figure(index + 1),
        figure: index + 1,
        lang,
        caption: shortTitle,
        title,
        text: description,
        tone: toneOf(project),
        image,
        path: projectPath(slug),
      };
    }),
  count(tiles, { projects: strings }, isAlone) {
    const parts = categories
      .map((category) => ({ category, count: tiles.filter(({ tone }) => tone === category).length }))
      .filter(({ count }) => count)
      .toSorted((a, b) => b.count - a.count);
    const isWhole = tiles.every(({ tone }) => tone !== 'own');
    return strings.count(tiles.length, isAlone && isWhole ? parts : []);
  },
};

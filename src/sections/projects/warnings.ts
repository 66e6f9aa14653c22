import { eastAsian } from '#base/characters.ts';
import { fitsLines } from '#base/leadingRuns.ts';
import type { Fields, FieldWarning } from '../section.ts';
import { mostTiles, roomsAt } from '../tile.ts';
import type { Project } from './schema.ts';

/** Returns the minimum number of characters of a description. Fewer are a label. */
const fewestIn = (description: string) => (eastAsian.test(description) ? 30 : 80);

/** Warns of a short description, and of a cover without alt text. */
export function projectWarnings({ description, imageSrc, coverAlt }: Fields): FieldWarning[] {
  const text = typeof description === 'string' ? description.trim() : '';
  const [{ length }, fewest] = [text, fewestIn(text)];
  const found = length ? `has only ${length} character${length === 1 ? '' : 's'}` : 'is missing';
  const advice = `Say in a sentence or two what the project is, and for whom: ${fewest} characters or more.`;
  return [
    ...(length < fewest && (length || !description) ? [{ path: ['description'], message: `${found}. ${advice}` }] : []),
    ...(imageSrc && !coverAlt
      ? [{ path: ['imageSrc'], message: 'has no alt text. Say in `coverAlt` what the cover shows.' }]
      : []),
  ];
}

/** Warns of projects that the home page shows without a name. */
export function missingShortTitles(projects: readonly Project[]): (FieldWarning & { file: string })[] {
  const shown = projects.slice(0, mostTiles);
  return shown.flatMap(({ title, shortTitle, file }, index) => {
    if (shortTitle ?? fitsLines(title, roomsAt(index + 1, shown.length + 1)[0] ?? 0)) return [];
    // Doesn't contain the number of the place, so that a title with several languages is reported once.
    const remedy = 'Add a name of at most 9 characters, such as shortTitle: Aorta';
    return [{ file, path: ['title'], message: `is too long for its place on the home page. ${remedy}` }];
  });
}

/** Generates the covers of projects without an image: 120 × 80, of a motif of their category. */

import type { Drawing } from '#base/drawing.ts';
import { type Act, path, picker, range } from '#ui/shapes.ts';
import type { Tile } from '../tile.ts';
import { actOf, type Motif, motifs, type Shapes } from './motifs.ts';
import type { Project } from './schema.ts';

function draw({ mass, ink, style }: Shapes, act: Act, isMirrored: boolean): Drawing {
  const styled = (tone: string) => [tone, style].filter(Boolean).join(' ');
  // Cards and sheets overlap; all else is one shape.
  const masses = style === 'cut' ? mass : [mass.join('')];
  const markup = masses.map((d) => path(styled('t2'), d)).join('') + path(styled(`ink ${act}`), ink);
  return {
    viewBox: '0 0 120 80',
    markup: isMirrored ? `<g transform="matrix(-1 0 0 1 120 0)">${markup}</g>` : markup,
  };
}

/** Number of successive works with different motifs: as many as the showcase has places. */
const different = 7;

type Drawable = Pick<Project, 'slug' | 'category' | 'imageSrc'>;

/**
 * Chooses the motif of each project without an image, and counts how often it was chosen before. It depends on the
 * project's position, so that no motif repeats among seven in a row. A new project on top doesn't change those below.
 * @param projects in the order of the page
 * @returns the oldest first
 */
export function chooseMotifs(projects: readonly Drawable[]): { slug: string; motif: Motif; times: number }[] {
  const chosen: { slug: string; motif: Motif; times: number }[] = [];
  const oldest = projects.at(-1)?.slug ?? '';
  for (const { slug, category = 'neutral' } of projects.filter(({ imageSrc }) => !imageSrc).toReversed()) {
    const own = motifs[category];
    const recent = chosen.slice(1 - different).map(({ motif }) => motif);
    const first = picker(oldest)(own.length) + chosen.filter(({ motif }) => own.includes(motif)).length;
    const next = range(own.length).flatMap((step) => own[(first + step) % own.length] ?? []);
    const motif = next.find((each) => !recent.includes(each));
    if (motif) chosen.push({ slug, motif, times: chosen.filter((each) => each.motif === motif).length });
  }
  return chosen;
}

/**
 * Returns covers of projects without an image, by slug. A repeated motif has other parts and another direction; the rest
 * depends on the slug.
 * @param projects in the order of the page
 */
export const drawCovers = (projects: readonly Drawable[]): Map<string, Drawing> =>
  new Map(
    chooseMotifs(projects).map(({ slug, motif, times }) => [
      slug,
      draw(motif(picker(slug), times % 3), actOf(motif), times % 2 === 1),
    ]),
  );

/** Returns the cover of each project: its image, or a drawing. */
export function coversOf(projects: readonly Project[]): (readonly [Project, Tile['image']])[] {
  const drawings = drawCovers(projects);
  return projects.map((project) => {
    const { slug, imageSrc = '', file } = project;
    const drawing = drawings.get(slug);
    return [project, drawing ? { kind: 'drawing', ...drawing } : { kind: 'file', path: imageSrc, from: file }];
  });
}

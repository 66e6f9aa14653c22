/** Generates the covers of projects without an image: 120 × 80, of a motif of their category. */
import type { Drawing } from '#base/drawing.ts';
import { type Act, path, picker } from '#ui/shapes.ts';
import type { Tile } from '../tile.ts';
import { actOf, motifs, type Shapes } from './motifs.ts';
import type { Project } from './schema.ts';

function draw({ mass, ink, style }: Shapes, act: Act, isMirrored: boolean): Drawing {
  const styled = (tone: string) => (style ? `${tone} ${style}` : tone);
  // Cards and sheets overlap; all else is one shape.
  const masses = style === 'cut' ? mass : [mass.join('')];
  const markup = masses.map((d) => path(styled('t2'), d)).join('') + path(styled(`ink ${act}`), ink);
  return {
    viewBox: '0 0 120 80',
    markup: isMirrored ? `<g transform="matrix(-1 0 0 1 120 0)">${markup}</g>` : markup,
  };
}

/** Returns the cover of a project without an image: by its slug alone, so that it stays whatever projects are added. */
export function drawCover({ slug, category }: Pick<Project, 'slug' | 'category'>): Drawing {
  const own = motifs[category ?? 'neutral'];
  const pick = picker(slug);
  const motif = own[pick(own.length)] ?? own[0];
  return draw(motif(pick, pick(3)), actOf(motif), pick(2) === 1);
}

export const coversOf = (projects: readonly Project[]): (readonly [Project, Tile['image']])[] =>
  projects.map((project) => {
    const { imageSrc, file } = project;
    const image: Tile['image'] = imageSrc
      ? { kind: 'file', path: imageSrc, from: file }
      : { kind: 'drawing', ...drawCover(project) };
    return [project, image];
  });

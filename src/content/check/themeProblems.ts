import type { Problem } from '#base/problems.ts';
import { contrastsOf, lowest } from '#ui/palette/contrast.ts';
import type { Content } from '../readContent.ts';
import { themeFile } from '../theme.ts';

/** `--tone-1 of .research`, and its key in the places of a theme. */
function named(token: string): { words: string; key: string } {
  const [name = '', tone] = token.split(' ').toReversed();
  return { words: `--${name}${tone ? ` of .${tone}` : ''}`, key: `${tone ? `.${tone}` : ':root'} ${name}` };
}

/** Rounded down: 6.996 is not 7. */
const round = (ratio: number) => Math.floor(ratio * 100) / 100;

/** Warns of colors of theme.css that meet on pages and are too close to each other. */
export function themeProblems({ theme: { places, problems }, palette }: Content): Problem[] {
  if (problems.length) return [];
  return contrastsOf(palette).flatMap(({ kind, token, ground, theme, ratio }): Problem[] => {
    const [above, below] = [named(token), named(ground)];
    const least = lowest[kind];
    const place = places.get(above.key) ?? places.get(below.key);
    if (ratio >= least || !place) return [];
    const shown = round(ratio);
    const missing = `${(least - shown).toFixed(2)} below ${least}:1`;
    const message = `${above.words} on ${below.words} has a contrast of ${shown}:1 in the ${theme} theme, ${missing}. Choose colors that differ more in lightness.`;
    return [{ file: themeFile, ...place, message, severity: 'warning' }];
  });
}

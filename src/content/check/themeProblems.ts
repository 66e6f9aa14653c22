import type { Position, Problem } from '#base/problems.ts';
import { describe } from '#base/problemTexts.ts';
import { contrastsOf, lowest } from '#ui/palette/contrast.ts';
import type { Content } from '../readContent.ts';
import { ownTokens, themeFile } from '../theme.ts';

/** Returns a token in words (`--tone-1 of .research`), its name, and the selector of its rule. */
function named(token: string): { words: string; name: string; selector: string } {
  const [name = '', tone] = token.split(' ').toReversed();
  const words = name === 'paper' ? name : `--${name}${tone ? ` of .${tone}` : ''}`;
  return { words, name, selector: tone ? `.${tone}` : ':root' };
}

/** Rounds down: 6.996 is not 7. */
const round = (ratio: number) => Math.floor(ratio * 100) / 100;

export function themeProblems({ theme: { places, problems }, palette }: Content): Problem[] {
  if (problems.length) return [];
  const tokens = ownTokens();
  const locate = ({ name, selector }: { name: string; selector: string }): Position | undefined => {
    const all = [palette.changed, tokens].map((each) => /^var\(--([\w-]+)\)$/.exec(each[selector]?.[name] ?? '')?.[1]);
    const followed = all.find((each) => each !== undefined);
    return places.get(`${selector} ${name}`) ?? (followed ? locate({ name: followed, selector: ':root' }) : undefined);
  };
  return contrastsOf(palette).flatMap(({ kind, token, ground, theme, ratio }): Problem[] => {
    const [above, below] = [named(token), named(ground)];
    const least = lowest[kind];
    if (ratio >= least) return [];
    const found = `${above.words} on ${below.words} has a contrast of ${round(ratio)}:1 in the ${theme} theme`;
    return [
      {
        file: themeFile,
        ...(locate(above) ?? locate(below)),
        ...describe({ kind: 'contrast', found, allowed: `${least}:1` }),
      },
    ];
  });
}

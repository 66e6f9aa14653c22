/** Which colors meet on pages, and how far they stand apart (WCAG 2.2). */
import culori from 'culori/require';
import { colorOf, type Palette } from './palette.ts';
import { type Theme, themes, tones } from './tokens.ts';

/** Lowest contrast: of text (AAA), and of controls, marks, focus and drawings. */
export const lowest = { text: 7, part: 3 } as const;

/** A token, of a drawing's tones with its tone: `research tone-1`. */
interface Pair {
  kind: keyof typeof lowest;
  token: string;
  ground: string;
}

const words = ['ink', 'ink-2', 'accent', 'blue', 'purple', 'green'];
const pairs: readonly Pair[] = [
  ...words.flatMap((token) => ['page', 'panel'].map((ground): Pair => ({ kind: 'text', token, ground }))),
  // Under the pointer.
  { kind: 'text', token: 'ink', ground: 'rule' },
  ...['page', 'panel'].map((ground): Pair => ({ kind: 'part', token: 'edge', ground })),
  { kind: 'part', token: 'mark', ground: 'page' },
  { kind: 'part', token: 'mark', ground: 'ink' },
  ...tones.flatMap((tone): Pair[] => [
    { kind: 'part', token: 'ink', ground: `${tone} tone-1` },
    { kind: 'part', token: 'ink', ground: `${tone} tone-2` },
    // The focus around a drawing.
    { kind: 'part', token: 'accent', ground: `${tone} tone-1` },
  ]),
];

/** Returns the color of a token, or of a tone's: `research tone-1`. */
function colorBy(palette: Palette, token: string, theme: Theme): string {
  const [name = '', tone] = token.split(' ').toReversed();
  return colorOf(
    palette,
    name,
    theme,
    tones.find((each) => each === tone),
  );
}

interface Measured extends Pair {
  theme: Theme;
  ratio: number;
}

/** Returns the contrast of all pairs of colors that meet, in both themes. */
export const contrastsOf = (palette: Palette): Measured[] =>
  pairs.flatMap((pair) =>
    themes.map((theme) => {
      const ratio = culori.wcagContrast(colorBy(palette, pair.token, theme), colorBy(palette, pair.ground, theme));
      return { ...pair, theme, ratio };
    }),
  );

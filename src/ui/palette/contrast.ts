/** Pairs of colors on pages, and their contrast (WCAG 2.2). */
import culori from 'culori/require';
import { colorOf, type Palette } from './palette.ts';
import { type Theme, themes, tones } from './tokens.ts';

/** Minimum contrast: of text (AAA), and of controls, marks, focus and drawings. */
export const lowest = { text: 7, part: 3 } as const;

/** Background of documents, for the light theme's colors. */
export const paper = '#ffffff';

/** A token, preceded by the tone if it is a drawing's (`research tone-1`), or the background `paper`. */
interface Pair {
  kind: keyof typeof lowest;
  token: string;
  ground: string;
}

const words = ['ink', 'ink-2', 'accent', 'blue', 'purple', 'green'];
const pairs: readonly Pair[] = [
  ...words.flatMap((token) => ['page', 'panel'].map((ground): Pair => ({ kind: 'text', token, ground }))),
  ...['ink', 'ink-2', 'accent'].map((token): Pair => ({ kind: 'text', token, ground: 'paper' })),
  { kind: 'part', token: 'edge', ground: 'paper' },
  { kind: 'text', token: 'ink', ground: 'rule' },
  ...['page', 'panel'].map((ground): Pair => ({ kind: 'part', token: 'edge', ground })),
  { kind: 'part', token: 'mark', ground: 'page' },
  { kind: 'part', token: 'mark', ground: 'ink' },
  ...tones.flatMap((tone): Pair[] => [
    { kind: 'text', token: 'ink', ground: `${tone} tone-1` },
    { kind: 'part', token: 'ink', ground: `${tone} tone-2` },
    { kind: 'part', token: 'accent', ground: `${tone} tone-1` },
  ]),
  { kind: 'text', token: 'purple', ground: 'research tone-1' },
  { kind: 'text', token: 'blue', ground: 'personal tone-1' },
  { kind: 'text', token: 'green', ground: 'freelance tone-1' },
];

function colorBy(palette: Palette, token: string, theme: Theme): string {
  if (token === 'paper') return paper;
  const [name = '', tone] = token.split(' ').toReversed();
  return colorOf(
    palette,
    name,
    theme,
    tones.find((each) => each === tone),
  );
}

interface PairContrast extends Pair {
  theme: Theme;
  ratio: number;
}

export const contrastsOf = (palette: Palette): PairContrast[] =>
  pairs.flatMap((pair) =>
    (pair.ground === 'paper' ? (['light'] as const) : themes).map((theme) => {
      const ratio = culori.wcagContrast(colorBy(palette, pair.token, theme), colorBy(palette, pair.ground, theme));
      return { ...pair, theme, ratio };
    }),
  );

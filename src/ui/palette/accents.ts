/** Values of `accent`: a name, `ink`, a CSS color or a hue. */
import culori from 'culori/require';
import { didYouMean } from '#base/nearest.ts';
import { readValue } from './readValue.ts';
import { type Theme, themes } from './tokens.ts';

/** Take precedence over CSS colors of the same names. */
export const namedAccents = {
  tomato: '#e4572e',
  rose: '#e11d74',
  amber: '#f59e0b',
  yellow: '#facc15',
  olive: '#7a8b1f',
  lime: '#4fb82a',
  teal: '#0d9488',
  sky: '#0ea5e9',
  magenta: '#c026d3',
  violet: '#7c3aed',
  emerald: '#10b981',
  sand: '#a08060',
} as const;

/** Returns the accent of a person who has chosen none: always the same for a name. */
export function accentOf(name: string): string {
  const names = Object.keys(namedAccents);
  // FNV-1a
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(name)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return names[hash % names.length] ?? 'teal';
}

export const accentExample = namedAccents.tomato;
export const colorExample = 'light-dark(#912a08, #fc9a7e)';

export const accentNames: readonly string[] = [...Object.keys(namedAccents), 'ink'];

/** A color in OKLCH: lightness 0–1, chroma, and hue in degrees. */
export interface Lch {
  l: number;
  c: number;
  h: number;
}

/** Returns a CSS color in OKLCH; undefined if it isn't one, or depends on the page, or on a theme that isn't given. */
function readColor(text: string, theme?: Theme): (Lch & { alpha: number }) | undefined {
  // Relative to itself, any color comes out in OKLCH.
  const read = readValue('color', `oklch(from ${text} l c h / alpha)`);
  if (read?.property !== 'color' || typeof read.value !== 'object') return undefined;
  const shown = read.value.type === 'light-dark' ? theme && read.value[theme] : read.value;
  return typeof shown === 'object' && shown.type === 'oklch' ? shown : undefined;
}

export const isTransparent = (text: string): boolean =>
  themes.some((theme) => (readColor(text, theme)?.alpha ?? 1) < 1);

/** Returns a suggestion for an invalid accent: a name, or a color with its #. */
export function suggestAccent(text: string): string {
  if (/^(?!\d{3}$)([\da-f]{3}|[\da-f]{6})$/i.test(text)) return `. Did you mean "#${text}"?`;
  if (/^(none|no|off)$/i.test(text)) return '. Did you mean "ink"?';
  if (/^(["']).*\1$/.test(text)) return '. Delete the quotes in it.';
  return didYouMean(text.replace(/^#/, ''), [...accentNames, ...Object.keys(culori.colorsNamed)]);
}

/** Reads a color like `readColor`, but returns undefined for transparent ones. */
export function parseColor(text: string, theme?: Theme): Lch | undefined {
  const { alpha, ...color } = readColor(text, theme) ?? {};
  return alpha === 1 && 'l' in color ? color : undefined;
}

/** Below this chroma a color looks gray. */
const gray = 0.02;

/** Lightness that shows a hue at its purest: yellow is light. */
const lightnessOf = (hue: number) => 0.63 + 0.2 * Math.max(0, 1 - Math.abs(hue - 95) / 35);

/** Returns the color of a name, `ink`, a CSS color or a hue; `ink` also for grays; undefined if the text is invalid. */
export function parseAccent(text: string): Lch | 'ink' | undefined {
  const name = text.trim().toLowerCase();
  if (name === 'ink') return 'ink';
  if (/^\d+(\.\d+)?$/.test(name)) {
    const h = Number(name);
    return h <= 360 ? { l: lightnessOf(h), c: 0.18, h } : undefined;
  }
  const color = parseColor(namedAccents[name as keyof typeof namedAccents] ?? name);
  return color && color.c < gray ? 'ink' : color;
}

/**
 * Subsets of the two typefaces, made from their packages at build time: only the letters and axes in use.
 * Nothing is downloaded. The files lie in `.cache/fonts/` and are made again when their recipe changes.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);

/** Where `~fonts/…` points. */
export const fontFolder = new URL('../.cache/fonts/', import.meta.url);

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');
/** What a visitor types first of all, and what the program writes by itself. */
const always = `${range(0x20, 0x7e)}©–—‘’“”…·×`;

/** Letters with a mark above or below, as LaTeX writes them: `\"u`, `\'{e}`, `\c{c}`. */
const accents: Readonly<Record<string, string>> = {
  '"': '\u0308',
  "'": '\u0301',
  '`': '\u0300',
  '^': '\u0302',
  '~': '\u0303',
  c: '\u0327',
  r: '\u030a',
};

/**
 * Every letter of the owner's texts and of the interface, once, in a fixed order. One that is missed is shown in the
 * system's own typeface.
 * @param folder that holds `content/` and `src/`
 */
export function lettersInUse(folder: string): string {
  const files = globSync(['content/**/*.{bib,md,yaml}', 'src/words/*.ts'], { cwd: folder });
  const text = files.map((file) => readFileSync(join(folder, file), 'utf8')).join('');
  const accented = [...text.matchAll(/\\(["'`^~]|[cr](?=[\s{]))\s*\{?\\?([a-z])/gi)].map(
    ([, accent = '', letter = '']) => (letter + (accents[accent] ?? '')).normalize(),
  );
  const seen = new Set([...always, ...text.normalize(), ...accented]);
  return [...seen]
    .filter((letter) => letter >= ' ')
    .sort()
    .join('');
}

const recipes = [
  {
    file: 'schibsted-grotesk.woff2',
    source: '@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2',
    weights: { min: 400, max: 700 },
  },
  {
    file: 'martian-mono.woff2',
    source: '@fontsource-variable/martian-mono/files/martian-mono-latin-wght-normal.woff2',
    weights: { min: 400, max: 500 },
  },
];

/** The packages that the typefaces come from. */
export const fontPackages = recipes.map(({ source }) => source.replace(/\/files\/.*$/, ''));

/** Makes the subsets that are not there yet. */
export async function makeFonts(): Promise<void> {
  await mkdir(fontFolder, { recursive: true });
  const text = lettersInUse(fileURLToPath(new URL('..', import.meta.url)));
  await Promise.all(
    recipes.map(async ({ file, source, weights }) => {
      const recipe = JSON.stringify({ source, text, weights });
      const target = new URL(file, fontFolder);
      const note = new URL(`${file}.json`, fontFolder);
      if (existsSync(target) && existsSync(note) && (await readFile(note, 'utf8')) === recipe) return;
      const font = await readFile(require.resolve(source));
      const subset = await subsetFont(font, text, { targetFormat: 'woff2', variationAxes: { wght: weights } });
      await writeFile(target, subset);
      await writeFile(note, recipe);
    }),
  );
}

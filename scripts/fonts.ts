/**
 * Subsets of the two typefaces, made from their packages at build time: only the letters and axes in use.
 * Nothing is downloaded. The files lie in `.cache/fonts/` and are made again when their recipe changes.
 */
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);

/** Where `~fonts/…` points. */
export const fontFolder = new URL('../.cache/fonts/', import.meta.url);

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');
const ascii = range(0x20, 0x7e);
const punctuation = '©·–—‘’“”„…•€−→';
/**
 * The letters of Western Europe, what a visitor may type, and the punctuation of well-set text. Not what the content
 * happens to hold: the files' names stand in the styles, whose hashes vercel.json has, and content must not change them.
 */
const latin = ascii + range(0xc0, 0xff) + punctuation;

const recipes = [
  {
    file: 'schibsted-grotesk.woff2',
    source: '@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2',
    text: latin,
    weights: { min: 400, max: 600 },
  },
  {
    file: 'martian-mono.woff2',
    source: '@fontsource-variable/martian-mono/files/martian-mono-latin-wght-normal.woff2',
    text: `${ascii}©é–—…·`,
    weights: { min: 400, max: 500 },
  },
];

/** The packages that the typefaces come from. */
export const fontPackages = recipes.map(({ source }) => source.replace(/\/files\/.*$/, ''));

/** Makes the subsets that are not there yet. */
export async function makeFonts(): Promise<void> {
  await mkdir(fontFolder, { recursive: true });
  await Promise.all(
    recipes.map(async ({ file, source, text, weights }) => {
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

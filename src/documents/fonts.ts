/**
 * Subsets the fonts to the weights, features and characters in use. They come from packages; nothing is downloaded.
 * Development and the editor have every character; a build keeps only the characters of its pages.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { root } from '#base/folders.ts';
import { folders } from '#base/urls.ts';

const require = createRequire(import.meta.url);

export const fontFolder = join(root, '.cache/fonts');

/** Printable ASCII: characters that visitors type into the form, or that scripts write. */
const ascii = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)).join('');
/** OpenType features in use. Browsers enable all by default except `tnum`, which styles enable. */
const features = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum'];

const recipes = [
  {
    file: 'schibsted-grotesk.woff2',
    source: '@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2',
    weights: { min: 400, max: 600 },
  },
  {
    file: 'martian-mono.woff2',
    source: '@fontsource-variable/martian-mono/files/martian-mono-latin-wght-normal.woff2',
    weights: { min: 400, max: 500 },
  },
  {
    file: 'martian-mono-cyrillic.woff2',
    source: '@fontsource-variable/martian-mono/files/martian-mono-cyrillic-wght-normal.woff2',
    weights: { min: 400, max: 500 },
  },
];

export const fontPackages = [...new Set(recipes.map(({ source }) => source.replace(/\/files\/.*$/, '')))];

export async function makeFonts(): Promise<void> {
  await mkdir(fontFolder, { recursive: true });
  await Promise.all(
    recipes.map(async ({ file, source, weights }) => {
      const recipe = JSON.stringify({ source, weights, features });
      const target = join(fontFolder, file);
      const note = join(fontFolder, `${file}.json`);
      if (existsSync(target) && existsSync(note) && (await readFile(note, 'utf8')) === recipe) return;
      const font = await readFile(require.resolve(source));
      const narrowed = await subsetFont(font, '', {
        targetFormat: 'woff2',
        variationAxes: { wght: weights },
        keepFeatures: features,
        keepAllGlyphs: true,
      });
      await writeFile(target, narrowed);
      await writeFile(note, recipe);
    }),
  );
}

/** Subsets the fonts of a built site to the characters of its pages and scripts, and renames them by their hash. */
export async function cutFonts(dist: URL): Promise<void> {
  const hashed = folders.hashed.slice(1);
  const found = (pattern: string) => Array.fromAsync(glob(pattern, { cwd: fileURLToPath(dist) }));
  const read = (file: string) => readFile(new URL(file, dist), 'utf8');
  const pages = await Promise.all((await found('**/*.html')).map(async (file) => ({ file, html: await read(file) })));
  const scripts = await Promise.all((await found(`${hashed}*.js`)).map(read));
  const others = [...pages.map(({ html }) => html), ...scripts].flatMap((text) => text.match(/[^ -~]/gu) ?? []);
  const characters = [...new Set([...ascii, ...others])].join('');
  const fonts = await found(`${hashed}*.woff2`);
  const isUsed = (file: string) => !file.includes('cyrillic') || /\p{Script=Cyrillic}/u.test(characters);
  const [used = [], unused = []] = [true, false].map((wanted) => fonts.filter((file) => isUsed(file) === wanted));
  const renamed = await Promise.all(used.map((file) => cutFont(dist, file, characters)));
  for (const file of unused) await rm(new URL(file, dist));
  for (const { file, html } of pages) {
    const less = unused.length ? html.replace(/@font-face\{[^}]*cyrillic[^}]*\}/g, '') : html;
    const changed = renamed.reduce((text, { from, to }) => text.replaceAll(from, to), less);
    await writeFile(new URL(file, dist), changed);
  }
}

async function cutFont(dist: URL, file: string, characters: string): Promise<{ from: string; to: string }> {
  const font = await subsetFont(await readFile(new URL(file, dist)), characters, {
    targetFormat: 'woff2',
    keepFeatures: features,
  });
  const from = basename(file);
  const hash = createHash('sha256').update(font).digest('base64url').slice(0, 8);
  const to = from.replace(/\.[^.]+\.woff2$/, `.${hash}.woff2`);
  await rm(new URL(file, dist));
  await writeFile(new URL(file.replace(from, to), dist), font);
  return { from, to };
}

import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const texts = '**/*.{bib,css,html,js,json,md,svg,txt,vcf,webmanifest,xml}';
const ways = [
  { extension: '.br', compress: promisify(brotliCompress) },
  { extension: '.gz', compress: (text: Buffer) => promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION }) },
];

/** Node compresses in four threads by default. */
const atOnce = 4;

/** Writes a `.br` and a `.gz` file beside each text file of the built site, unless it would be larger. */
export async function compressTexts(dist: string): Promise<void> {
  const files = globSync(texts, { cwd: dist }).values();
  const work = async () => {
    for (const file of files) {
      const text = await readFile(join(dist, file));
      for (const { extension, compress } of ways) {
        const compressed = await compress(text);
        if (compressed.length < text.length) await writeFile(join(dist, file + extension), compressed);
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

import { copyFileSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type BuiltPage, builtPages, parsePage, type Redirect, readBuiltSite } from './builtSite.ts';
import { caddySite } from './caddy.ts';
import { headerRules } from './headers.ts';
import { headersFile, redirectsFile } from './netlify.ts';
import { nginxMaps, nginxServer } from './nginx.ts';
import { contentSecurityPolicy, policyText, withPolicy } from './policy.ts';
import { pruneStyles } from './pruneStyles.ts';

/** Completes a built site: inserts its policy into every page, and writes the files for hosts and compressed copies. */
export async function writeHostFiles(dist: string, generated: string, base: string): Promise<void> {
  const read = (file: string) => readFileSync(join(dist, file), 'utf8');
  const scripts = globSync('**/*.js', { cwd: dist }).map(read).join('\n');
  const pages = new Map(builtPages(dist).map((page) => [page, read(page)]));
  const parsed = new Map<string, BuiltPage>();
  for (const [page, html] of pruneStyles(pages, scripts)) {
    const parts = parsePage(html);
    parsed.set(page, parts);
    writeFileSync(join(dist, page), withPolicy(html, policyText(contentSecurityPolicy(parts)), page));
  }
  const site = readBuiltSite(dist, base, parsed);
  copyMoved(dist, site.redirects, base);
  const write = (folder: string, files: Record<string, string>) => {
    mkdirSync(folder, { recursive: true });
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  };
  write(dist, {
    _headers: headersFile(headerRules(site, base)),
    _redirects: redirectsFile(site.redirects),
    // Otherwise GitHub Pages ignores folders that start with an underscore.
    '.nojekyll': '',
  });
  write(generated, {
    'nginx-maps.conf': nginxMaps(),
    'nginx-server.conf': nginxServer(site),
    'site.caddy': caddySite(site),
  });
  await compressTexts(dist);
}

/** An old address may end with a slash: then hosts without redirects of their own look for the file of a folder. */
function copyMoved(dist: string, redirects: readonly Redirect[], base: string): void {
  for (const { from } of redirects.filter((each) => each.from.endsWith('/'))) {
    const folder = join(dist, from.slice(base.replace(/\/$/, '').length));
    mkdirSync(folder, { recursive: true });
    copyFileSync(`${folder.replace(/[\\/]$/, '')}.html`, join(folder, 'index.html'));
  }
}

const texts = '**/*.{bib,css,html,js,json,md,svg,txt,vcf,webmanifest,xml}';
const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)];
const { BROTLI_PARAM_QUALITY, BROTLI_MAX_QUALITY, Z_BEST_COMPRESSION } = constants;
/** Lower for pages of single entries, of which a site has hundreds: 30 ms less for 2% more bytes, or 48 ms for 8%. */
function qualityOf(file: string): number {
  if (/(^|[\\/])publications[\\/](?!all\.).+\.html$/.test(file)) return 8;
  return /[\\/].+\.html$/.test(file) ? 10 : BROTLI_MAX_QUALITY;
}
const ways = [
  {
    extension: '.br',
    compress: (text: Buffer, file: string) => brotli(text, { params: { [BROTLI_PARAM_QUALITY]: qualityOf(file) } }),
  },
  { extension: '.gz', compress: (text: Buffer) => zip(text, { level: Z_BEST_COMPRESSION }) },
];

/** Bytes: each publication has three files that are smaller, with little to save. */
const smallest = 500;
/** Node compresses in four threads by default. */
const atOnce = 4;

/** Writes a `.br` and a `.gz` file beside each text file of the built site that is not small. */
export async function compressTexts(dist: string): Promise<void> {
  const files = globSync(texts, { cwd: dist }).values();
  const work = async () => {
    for (const file of files) {
      const text = await readFile(join(dist, file));
      if (text.length < smallest) continue;
      for (const { extension, compress } of ways) {
        const compressed = await compress(text, file);
        await writeFile(join(dist, file + extension), compressed);
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

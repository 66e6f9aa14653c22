import { copyFileSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { builtPages, joinInlineCode, parsePage, type Redirect, readBuiltSite } from './builtSite.ts';
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
  const pages = new Map(builtPages(dist).map((page) => [page, joinInlineCode(read(page))]));
  for (const [page, html] of pruneStyles(pages, scripts)) writeFileSync(join(dist, page), html);
  const site = readBuiltSite(dist, base);
  for (const page of site.pages)
    rewrite(join(dist, page), (html) => withPolicy(html, policyText(contentSecurityPolicy(parsePage(html))), page));
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

function rewrite(file: string, change: (html: string) => string): void {
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}

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

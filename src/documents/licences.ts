/** `licences.txt` in the built site: whose code, icons and typefaces it carries, and on what terms. */
import { globSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fontPackages } from './fonts.ts';

const require = createRequire(import.meta.url);

/** Where Vite writes what it has bundled (`build.license`), from `dist/`. */
export const bundledFile = 'licences.json';

/** An entry of Vite's list. */
interface Licensed {
  name: string;
  version: string;
  /** SPDX. */
  identifier?: string;
  text?: string;
}

/** Parts of these stand in the site where no bundler sees them: inline scripts, module glue, icons, typefaces. */
const others = ['astro', 'rolldown', '@iconify-json/lucide', ...fontPackages];
/** Licences that a package has and does not bring along. */
const missing: Record<string, string> = { '@iconify-json/lucide': join(import.meta.dirname, 'lucide-licence.txt') };

async function licenceOf(name: string): Promise<Licensed> {
  const manifest = require.resolve(`${name}/package.json`);
  const folder = dirname(manifest);
  const { version, license } = JSON.parse(await readFile(manifest, 'utf8'));
  const [file] = globSync('{LICENSE,LICENCE,COPYING}*', { cwd: folder });
  const path = missing[name] ?? (file && join(folder, file));
  if (!path) throw new Error(`${name} brings no licence: its text belongs into src/documents/licences.ts.`);
  return { name, version, identifier: license, text: await readFile(path, 'utf8') };
}

/** Writes the list, each text once, from what Vite has bundled and from what it cannot see. */
export async function writeLicences(dist: URL): Promise<void> {
  const list = new URL(bundledFile, dist);
  const bundled: Licensed[] = JSON.parse(await readFile(list, 'utf8'));
  const all = [...bundled, ...(await Promise.all(others.map(licenceOf)))];
  all.sort((a, b) => (a.name < b.name ? -1 : 1));
  const sections = [...Map.groupBy(all, ({ text }) => text?.trim())].map(([text, packages]) => {
    if (!text) throw new Error(`${packages[0]?.name} is bundled and brings no licence.`);
    const names = packages.map(({ name, version, identifier }) => `${name} ${version} (${identifier})`);
    return [names.join('\n'), text].join('\n\n');
  });
  const head = 'Code, icons and typefaces of others in this site, and their licences.';
  await writeFile(new URL('licences.txt', dist), `${[head, ...sections].join(`\n\n${'-'.repeat(80)}\n\n`)}\n`);
  await rm(list);
}

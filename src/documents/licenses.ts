/** `licences.txt` in the built site: whose code, icons and typefaces it carries, and on what terms. */
import { globSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fontPackages } from './fonts.ts';

const require = createRequire(import.meta.url);

/** Where Vite writes what it has bundled (`build.license`), from `dist/`. */
export const bundledFile = 'licenses.json';

/** An entry of Vite's list. */
interface PackageLicense {
  name: string;
  version: string;
  /** SPDX. */
  identifier?: string;
  text?: string;
}

/** Packages with parts in the site that no bundler sees: inline scripts, module glue, icons, typefaces. */
const others = ['astro', 'rolldown', '@iconify-json/lucide'];
/** Licenses that a package has and does not bring along. */
const missing: Record<string, string> = { '@iconify-json/lucide': join(import.meta.dirname, 'lucide-license.txt') };

const folderOf = (name: string) => dirname(require.resolve(`${name}/package.json`));

/** @throws if there is no text of the license */
async function licenseOf(folder: string): Promise<PackageLicense> {
  const { name, version, license } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  const [file] = globSync('{LICENSE,LICENCE,COPYING}*', { cwd: folder });
  const path = missing[name] ?? (file && join(folder, file));
  if (!path) throw new Error(`${name} has no license file. Add its text in src/documents/licenses.ts.`);
  return { name, version, identifier: license, text: await readFile(path, 'utf8') };
}

/**
 * Returns licenses as one text, each once.
 * @param folders of packages; those of typefaces are added
 * @param bundled what a bundler listed itself
 */
export async function licenseText(
  head: string,
  folders: readonly string[],
  bundled: readonly PackageLicense[] = [],
): Promise<string> {
  const fonts = fontPackages.map(folderOf);
  const all = [...bundled, ...(await Promise.all([...folders, ...fonts].map(licenseOf)))];
  all.sort((a, b) => (a.name < b.name ? -1 : 1));
  const sections = [...Map.groupBy(all, ({ text }) => text?.trim())].map(([text, packages]) => {
    if (!text) throw new Error(`${packages[0]?.name} is bundled and has no license file.`);
    const names = packages.map(({ name, version, identifier }) => `${name} ${version} (${identifier})`);
    return [names.join('\n'), text].join('\n\n');
  });
  return `${[head, ...sections].join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}

/** Writes the licenses of what Vite has bundled, and of what it can't see. */
export async function writeLicenses(dist: URL): Promise<void> {
  const list = new URL(bundledFile, dist);
  const bundled: PackageLicense[] = JSON.parse(await readFile(list, 'utf8'));
  // The program itself, where it is a package.
  const foreign = bundled.filter(({ name }) => name !== 'vitrine');
  const head = 'Code, icons and fonts of others in this site, and their licenses.';
  await writeFile(new URL('licences.txt', dist), await licenseText(head, others.map(folderOf), foreign));
  await rm(list);
}

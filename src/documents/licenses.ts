/** `licences.txt` in the built site: third-party code, icons and fonts with their licenses. */
import { globSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { program } from '#base/folders.ts';
import { files } from '#base/urls.ts';
import { fontPackages } from './fonts.ts';

const require = createRequire(import.meta.url);

/** Vite's list of bundled packages (`build.license`), relative to `dist/`. */
export const bundledFile = 'licenses.json';

interface PackageLicense {
  name: string;
  version: string;
  identifier?: string;
  text?: string;
}

/** Packages with code in the site that Vite doesn't list: inline scripts, module glue, icons. */
const others = ['astro', 'rolldown', '@iconify-json/lucide'];
/** License files by package, for packages that don't include theirs. */
const missing: Record<string, string> = { '@iconify-json/lucide': join(import.meta.dirname, 'lucide-license.txt') };

const folderOf = (name: string) => dirname(require.resolve(`${name}/package.json`));

async function licenseOf(folder: string): Promise<PackageLicense> {
  const { name, version, license } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  const [file] = globSync('{LICENSE,LICENCE,COPYING}*', { cwd: folder });
  const path = missing[name] ?? (file && join(folder, file));
  if (!path) throw new Error(`${name} has no license file. Add its text in src/documents/licenses.ts.`);
  return { name, version, identifier: license, text: await readFile(path, 'utf8') };
}

/** Returns all licenses as one text, each once. @throws if a package has no license text */
export async function licenseText(
  head: string,
  folders: readonly string[],
  bundled: readonly PackageLicense[] = [],
): Promise<string> {
  const fonts = fontPackages.map(folderOf);
  const all = [...bundled, ...(await Promise.all([...folders, ...fonts].map(licenseOf)))];
  all.sort((a, b) => (a.name < b.name ? -1 : 1));
  const sections = [...Map.groupBy(all, ({ text }) => text?.trim())].map(([text, packages]) => {
    if (!text) throw new Error(`${packages[0]?.name} is bundled but has no license file.`);
    const names = packages.map(({ name, version, identifier }) => `${name} ${version} (${identifier})`);
    return [names.join('\n'), text].join('\n\n');
  });
  return `${[head, ...sections].join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}

export async function writeLicenses(dist: URL): Promise<void> {
  const list = new URL(bundledFile, dist);
  const bundled: PackageLicense[] = JSON.parse(await readFile(list, 'utf8'));
  const { name: own } = JSON.parse(await readFile(join(program, 'package.json'), 'utf8'));
  const foreign = bundled.filter(({ name }) => name !== own);
  const head = 'Third-party code, icons and fonts in this site, and their licenses.';
  await writeFile(new URL(`.${files.licenses}`, dist), await licenseText(head, others.map(folderOf), foreign));
  await rm(list);
}

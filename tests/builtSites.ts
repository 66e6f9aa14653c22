/** Sites with other content, for several tests: each is built once for both runners and all engines. */
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { lockBuild } from '../src/commands/build/lockBuild.ts';
import { type Copy, type Result, root } from './site.ts';

const sites = join(root, '.cache/sites');

/** Environment variable set by `npm test`, whose runners share the sites. */
export const keepSites = 'VITRINE_KEEP_SITES';

/** Removes the sites of an earlier run: the setup of both runners. */
export default function forgetSites(): void {
  if (!process.env[keepSites]) rmSync(sites, { recursive: true, force: true });
}

/** A copy of the repository with `dist/`, and what its build printed. */
function opened(folder: string) {
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  return { folder, read, output: read('output') };
}
export type BuiltSite = ReturnType<typeof opened>;

/**
 * Returns a built site. Waits if another worker builds it.
 * @param name of its folder
 * @param make a copy with the content
 * @throws with the output of the build if it fails
 */
export async function builtSite(
  name: string,
  make: () => Copy | Promise<Copy>,
  build: (site: Copy) => Promise<Result> = (site) => site.build(),
): Promise<BuiltSite> {
  const folder = join(sites, name);
  const begun = `${folder}.begun`;
  mkdirSync(begun, { recursive: true });
  while (!existsSync(folder)) {
    const release = await lockBuild(begun);
    if (release && !existsSync(folder))
      await buildInto(folder, join(begun, name), await make(), build).finally(release);
    else await setTimeout(200).finally(release);
  }
  return opened(folder);
}

async function buildInto(folder: string, unfinished: string, site: Copy, build: (site: Copy) => Promise<Result>) {
  const isKept = (path: string) => !/[\\/](node_modules|\.cache)$/.test(path);
  try {
    const { code, output } = await build(site);
    if (code) throw new Error(output);
    site.write('output', output);
    // Appears at once: another worker may wait for it.
    cpSync(site.folder, unfinished, { recursive: true, filter: isKept });
    renameSync(unfinished, folder);
  } finally {
    site.remove();
  }
}

/** Sites with other content, for several tests: each is built once for both runners and all engines. */
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type Copy, type Result, root } from './site.ts';

const sites = join(root, '.cache/sites');

/** Environment variable set by `npm test`, whose runners share the sites. */
export const keepSites = 'VITRINE_KEEP_SITES';

/** Removes the sites of an earlier run: the setup of both runners. */
export default function forgetSites(): void {
  if (!process.env[keepSites]) rmSync(sites, { recursive: true, force: true });
}

export class BuiltSite {
  /** A copy of the repository, with `dist/`. */
  readonly folder: string;
  /** What the build printed. */
  readonly output: string;

  constructor(folder: string) {
    this.folder = folder;
    this.output = this.read('output');
  }

  read(file: string): string {
    return readFileSync(join(this.folder, file), 'utf8');
  }
}

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
  mkdirSync(sites, { recursive: true });
  while (!existsSync(folder)) {
    try {
      mkdirSync(begun);
    } catch {
      if (isLeft(begun)) rmSync(begun, { recursive: true, force: true });
      await setTimeout(200);
      continue;
    }
    try {
      writeFileSync(join(begun, 'pid'), String(process.pid));
      if (!existsSync(folder)) await buildInto(folder, join(begun, name), await make(), build);
    } finally {
      rmSync(begun, { recursive: true, force: true });
    }
  }
  return new BuiltSite(folder);
}

/** Returns whether the process that started a build ended without finishing it, for example by a timeout. */
function isLeft(begun: string): boolean {
  try {
    process.kill(Number(readFileSync(join(begun, 'pid'), 'utf8')), 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
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

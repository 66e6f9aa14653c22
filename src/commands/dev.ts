/** `vitrine dev`: serves the site with hot reload, on this machine only. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#base/folders.ts';
import type { Action } from './cli/commandLine.ts';
import { freePort } from './processes/port.ts';
import { runAstro } from './processes/run.ts';

export const run: Action<'dev'> = async () => {
  try {
    await freePort('PORT', 4321);
    // Without this a changed schema would not reach entries that Astro remembers.
    rmSync(join(root, '.astro/data-store.json'), { force: true });
    return await runAstro(['dev']);
  } catch (error) {
    console.error((error as Error).message);
    return 1;
  }
};

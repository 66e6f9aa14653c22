/** `npm run dev`: the site with hot reload, on this machine only. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from './cli/commandLine.ts';

await runCommand('dev', async () => {
  const { freePort } = await import('./processes/port.ts');
  const { root, runAstro } = await import('./processes/run.ts');
  try {
    await freePort('PORT', 4321);
    // Without this a changed schema would not reach entries that Astro remembers.
    rmSync(join(root, '.astro/data-store.json'), { force: true });
    return await runAstro(['dev']);
  } catch (error) {
    console.error((error as Error).message);
    return 1;
  }
});

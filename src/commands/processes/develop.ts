import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isRunning } from '#base/beside.ts';
import { CommandError } from '#base/commandError.ts';
import { root } from '#base/folders.ts';
import { runAstro } from './run.ts';

/**
 * Makes sure that nothing serves the folder in development mode: two would write the same files.
 * @throws CommandError with the place of the one that does
 */
export function assertNotServed(): void {
  let served: { pid?: number; url?: string } = {};
  try {
    served = JSON.parse(readFileSync(join(root, '.astro/dev.json'), 'utf8'));
  } catch {
    // Astro writes it while it serves.
  }
  if (served.pid && isRunning(served.pid))
    throw new CommandError(
      `This site is served at ${served.url} already, by npm run dev or npm run edit. Use that one, or stop it first (Ctrl+C).`,
    );
}

/** Serves the site in development mode until it is stopped, and returns the exit code. */
export function develop(port: number): Promise<number> {
  // Without this a changed schema would not reach entries that Astro remembers.
  rmSync(join(root, '.astro/data-store.json'), { force: true });
  return runAstro(['dev'], { PORT: String(port) });
}

/** `vitrine dev`: serves the site with hot reload, on this machine only. */
import { readSiteUrl } from './build/readSiteUrl.ts';
import type { Action } from './cli/commandLine.ts';
import { assertNotServed, develop } from './processes/develop.ts';
import { freePort } from './processes/port.ts';

export const run: Action<'dev'> = async () => {
  await assertNotServed();
  // Astro would report it with a stack trace.
  await readSiteUrl();
  return develop(await freePort('PORT', 4321));
};

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkContent, isError } from './checkContent.ts';
import { formatProblems } from './formatProblems.ts';
import { missingInVercelFile } from './hosts/vercel.ts';
import { writeHostFiles } from './hosts/writeHostFiles.ts';
import { readSiteAddress } from './readSiteAddress.ts';
import { root, run } from './run.ts';

/**
 * Checks the content and builds the site.
 * @param env what the build is told besides this process's environment
 * @returns the exit code: 0 when `dist/` is complete
 */
export async function buildSite(env: Record<string, string | undefined> = {}): Promise<number> {
  let base: string;
  try {
    ({ base } = readSiteAddress());
  } catch (error) {
    console.error((error as Error).message);
    return 1;
  }
  const problems = await checkContent(root);
  if (problems.length) console.error(formatProblems(problems));
  if (problems.some(isError)) {
    console.error('Nothing was built.');
    return 1;
  }
  // Without --force a changed schema would not reach entries that Astro remembers.
  const code = await run('astro', ['build', '--force'], { env: { ASTRO_TELEMETRY_DISABLED: '1', ...env } });
  if (code !== 0) return code;
  const site = await writeHostFiles(base);
  const missing = process.env.VERCEL ? missingInVercelFile(readFileSync(join(root, 'vercel.json'), 'utf8'), site) : [];
  if (!missing.length) return 0;
  console.error(
    `vercel.json would block parts of the pages: ${missing.join(', ')}. Run npm run headers and commit it.`,
  );
  return 1;
}

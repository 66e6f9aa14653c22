import type { SiteAddress } from '../../src/lib/siteAddress.ts';
import { checkContent, isError } from './checkContent.ts';
import { formatProblems } from './formatProblems.ts';
import { writeHostFiles } from './hosts/writeHostFiles.ts';
import { isPublishable } from './isPublishable.ts';
import { readSiteAddress } from './readSiteAddress.ts';
import { compileCache, root, run } from './run.ts';

/** What makes Node quick to start, and lets it collect garbage seldom: together a third of a build's time. */
const quick = {
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? compileCache,
  NODE_OPTIONS: [process.env.NODE_OPTIONS, '--max-semi-space-size=64'].filter(Boolean).join(' '),
};

interface Options {
  /** What the build is told besides this process's environment. */
  env?: Record<string, string | undefined>;
  /** What an owner builds to publish may hold nothing of the sample person's; `demo` is not listed instead. */
  purpose?: 'publication' | 'demo';
}

/**
 * Checks the content and builds the site.
 * @returns the exit code: 0 when `dist/` is complete
 */
export async function buildSite({ env = {}, purpose }: Options = {}): Promise<number> {
  let address: SiteAddress;
  try {
    address = readSiteAddress();
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
  if (purpose === 'publication' && !isPublishable(root, address)) return 1;
  if (purpose === 'demo') console.log('A demo: every page asks search engines to leave it out (noindex).');
  const told = { ...quick, ASTRO_TELEMETRY_DISABLED: '1', ...(purpose === 'demo' && { VITRINE_NOINDEX: '1' }), ...env };
  // Without --force a changed schema would not reach entries that Astro remembers.
  const code = await run('astro', ['build', '--force'], { env: told });
  if (code !== 0) return code;
  await writeHostFiles(address.base);
  return 0;
}

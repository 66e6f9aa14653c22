import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildDate } from '#base/dates.ts';
import { root } from '#base/folders.ts';
import { paintFor } from '#base/paint.ts';
import { isError } from '#base/problems.ts';
import { type SiteAddress, siteAddress } from '#base/siteAddress.ts';
import { checkContent } from '#content/check/checkContent.ts';
import { formatProblems } from '#content/check/formatProblems.ts';
import { openFolder } from '#content/folder.ts';
import { type Content, readContent } from '#content/readContent.ts';
import { isSample } from '#content/sample.ts';
import { writeHostFiles } from '#hosts/writeHostFiles.ts';
import { compileCache, runAstro } from '../processes/run.ts';
import { isPublishable } from './isPublishable.ts';
import { summarizeFiles } from './summarizeFiles.ts';

/** What makes Node quick to start, and lets it collect garbage seldom: together a third of a build's time. */
const quick = {
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? compileCache,
  NODE_OPTIONS: [process.env.NODE_OPTIONS, '--max-semi-space-size=64'].filter(Boolean).join(' '),
};

interface Options {
  /** Environment variables of the build, besides this process's. */
  env?: Record<string, string | undefined>;
  /** A publication may not be of sample content; a demo may, but search engines are asked to leave it out. */
  purpose?: 'publication' | 'demo';
  /** Whether every step is shown; warnings and errors always are. */
  verbose?: boolean;
}

/** Prints the problems of the content, and whatever else is in the way of a build. */
async function isBuildable(content: Content, address: SiteAddress, purpose: Options['purpose']): Promise<boolean> {
  const problems = await checkContent(content, buildDate(process.env));
  if (!problems.length) console.log('No problems found in content/.');
  else console.error(formatProblems(problems, paintFor(process.stderr)));
  if (problems.some(isError)) {
    console.error('Nothing was built.');
    return false;
  }
  if (purpose === 'demo') console.log('A demo: every page asks search engines to leave it out (noindex).');
  return purpose !== 'publication' || isPublishable(isSample(content), address);
}

/**
 * Checks the content and builds the site.
 * @returns the exit code: 0 when `dist/` is complete
 */
export async function buildSite({ env = {}, purpose, verbose }: Options = {}): Promise<number> {
  const content = await readContent(openFolder(root));
  let address: SiteAddress;
  try {
    address = siteAddress(process.env, content.site?.url);
  } catch (error) {
    console.error((error as Error).message);
    return 1;
  }
  if (!(await isBuildable(content, address, purpose))) return 1;
  const modes = { ...(purpose === 'demo' && { VITRINE_NOINDEX: '1' }), ...(!verbose && { VITRINE_QUIET: '1' }) };
  console.log('Building the site …');
  const start = performance.now();
  // Else a changed schema would not reach entries that Astro remembers; its own --force prints a warning of it.
  rmSync(join(root, '.cache/astro/data-store.json'), { force: true });
  const code = await runAstro(['build'], { ...quick, ...modes, ...env });
  if (code !== 0) {
    console.error('The build failed. With --verbose, npm run build prints every step.');
    return code;
  }
  await writeHostFiles(root, address.base);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const done = `Built dist/ in ${seconds} s: ${summarizeFiles(join(root, 'dist'))}.`;
  console.log(paintFor(process.stdout)('green', done));
  return 0;
}

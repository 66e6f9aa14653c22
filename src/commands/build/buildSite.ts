import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { assertWritable, explainError } from '#base/commandError.ts';
import { englishCount } from '#base/counter.ts';
import { filesIn, root } from '#base/folders.ts';
import { isError } from '#base/problems.ts';
import { findSiteUrl, hasPublicUrl, isPreview, type SiteUrl } from '#base/siteUrl.ts';
import { paintFor } from '#base/terminal.ts';
import { adminConfigFile } from '#base/urls.ts';
import { checkContent } from '#content/check/checkContent.ts';
import { printProblems } from '#content/check/formatProblems.ts';
import { openFolder } from '#content/folder.ts';
import { type Content, readContent } from '#content/readContent.ts';
import { isSample } from '#content/sample.ts';
import { measureResume } from '#documents/resume/measure.ts';
import { adminProblems } from '#editor/admin/repository.ts';
import { writeHostFiles } from '#hosts/writeHostFiles.ts';
import { siteFile } from '#sections/contentFiles.ts';
import type { Action } from '../cli/commandLine.ts';
import { runAstro } from '../processes/run.ts';
import { BuildError, buildBeside } from './buildFolders.ts';
import { lockBuild } from './lockBuild.ts';
import { readSiteUrl } from './readSiteUrl.ts';

/**
 * Returns whether content may be built for a URL, and prints why not. Sample content may not, except in a build
 * without a site URL and in a host's preview.
 */
function isPublishable(isSample: boolean, { origin }: SiteUrl): boolean {
  if (!isSample || !hasPublicUrl(new URL(origin))) return true;
  if (isPreview(process.env)) {
    console.log("content/ is sample content: this preview is built, but the site itself can't be published.");
    return true;
  }
  console.error(`${siteFile}: sample content can't be published, so nothing was built for ${origin}.
To start a site of your own: npm run create -- ../my-site
If the content is yours already, delete the line "sample: true".
To build a demo that search engines are asked to leave out: npm run build -- --allow-sample`);
  return false;
}

interface Options {
  /** Environment variables of the build, besides this process's. */
  env?: Record<string, string | undefined>;
  /** A production build can't have sample content. A demo can, but is hidden from search engines. */
  purpose?: 'production' | 'demo';
  /** Whether every step is shown; warnings and errors always are. */
  verbose?: boolean;
}

async function isBuildable(content: Content, url: SiteUrl, purpose: Options['purpose']): Promise<boolean> {
  const problems = [...(await checkContent(content)), ...adminProblems(root)];
  // Those of applications are measured by the check: a second for every five.
  if (!problems.some(isError)) problems.push(...(await measureResume({ ...content, tailored: [] })));
  printProblems(problems);
  if (content.palette.note) console.log(`${siteFile}: ${content.palette.note}`);
  if (problems.some(isError)) {
    console.error('Nothing was built.');
    return false;
  }
  if (purpose === 'demo') console.log('This is a demo: every page asks search engines not to list it (noindex).');
  return purpose !== 'production' || isPublishable(isSample(content), url);
}

/** Returns `13 pages, 1.1 MB`; compressed copies of files are not counted. */
function summarizeFiles(folder: string): string {
  const files = filesIn(folder).filter((file) => !/\.(br|gz)$/.test(file));
  const pages = files.filter((file) => file.endsWith('.html')).length;
  const bytes = files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
  return `${englishCount(pages, 'page')}, ${(bytes / 1e6).toFixed(1)} MB`;
}

/**
 * Checks the content and builds the site. Until the new site is complete, `dist/` is as it was.
 * @returns the exit code: 0 when `dist/` is complete
 */
export async function buildSite({ env = {}, purpose, verbose }: Options = {}): Promise<number> {
  const content = await readContent(openFolder(root));
  let url: SiteUrl;
  try {
    url = findSiteUrl(process.env, content.site?.url);
  } catch (error) {
    console.error((error as Error).message);
    return 1;
  }
  if (!(await isBuildable(content, url, purpose))) return 1;
  assertWritable(root, ['.', '.astro', '.cache', 'dist', 'deploy/generated']);
  const release = await lockBuild(root);
  if (!release) {
    console.error('Another build of this folder is running. Nothing was built: try again when it has ended.');
    return 1;
  }
  const modes = { ...(purpose === 'demo' && { VITRINE_NOINDEX: '1' }), ...(!verbose && { VITRINE_QUIET: '1' }) };
  console.log('Building the site …');
  const start = performance.now();
  let summary = '';
  try {
    await buildBeside(root, async (dist, generated, cache) => {
      const places = { VITRINE_DIST: dist, VITRINE_CACHE: cache };
      const variables = { ...modes, ...places, ...env };
      if ((await runAstro(['build'], variables, { areErrorsHeld: !verbose })) !== 0)
        throw new BuildError('The build failed, and dist/ is unchanged. Add --verbose to print every step.');
      await writeHostFiles(dist, generated, url.base);
      if (existsSync(join(dist, adminConfigFile))) {
        const { writeAdmin } = await import('#editor/admin/writeAdmin.ts');
        await writeAdmin(root, dist, url.base, content.edition.languages);
      }
      summary = summarizeFiles(dist);
    });
  } catch (error) {
    const reason = explainError(error, root);
    const message = error instanceof BuildError ? error.message : reason && `${reason} dist/ is unchanged.`;
    if (!message) throw error;
    console.error(message);
    return 1;
  } finally {
    release();
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(paintFor(process.stdout)('green', `Built dist/ in ${seconds} s: ${summary}.`));
  return 0;
}

/** `vitrine build`: builds the site for its URL if it has one. */
export const run: Action<'build'> = async ({ 'allow-sample': isDemo, verbose }) => {
  const code = await buildSite({ purpose: isDemo ? 'demo' : 'production', verbose });
  if (code !== 0) return code;
  const { origin } = await readSiteUrl();
  if (hasPublicUrl(new URL(origin))) console.log('Next: publish dist/.');
  else {
    // Without a site URL, absolute URLs point to this machine.
    const advice = 'set SITE_URL, or url in content/site.yaml, to publish.';
    console.log(`The form, sitemap, feed and structured data use ${origin}: ${advice}`);
    console.log('Next: npm start, to look at the site.');
  }
  return 0;
};

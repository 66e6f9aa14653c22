/** Measures a page of each kind, and its baseline. */
import { join } from 'node:path';
import { root } from '../src/base/folders.ts';
import { buildSite } from '../src/commands/build/buildSite.ts';
import { readSiteUrl } from '../src/commands/build/readSiteUrl.ts';
import { installPackages } from '../tools/installPackages.ts';
import { kindsOf, measure, readPage, servedPages } from './measure.ts';
import { pagesText, storeResults } from './table.ts';
import { findMissedTargets } from './targets.ts';

const install = () =>
  installPackages(import.meta.dirname, 'Installing what only the bench needs, once (bench/package.json) …');

/**
 * Measures the given pages. If none are given, measures one page of each kind and stores the results.
 * @returns the exit code
 */
export async function measurePages(named: readonly string[]): Promise<number> {
  const dist = join(root, 'dist');
  // nginx.conf and the baselines expect a site without a base path.
  process.env.SITE_URL = (await readSiteUrl()).origin;
  if (!(await install())) return 1;
  const failed = await buildSite();
  if (failed) return failed;
  const pages = servedPages(dist);
  const unknown = named.filter((path) => !pages.includes(path));
  if (unknown.length) {
    console.error(`Unknown page: ${unknown.join(', ')}. Pages: ${pages.join(', ')}.`);
    return 1;
  }
  const result = await measure(dist, named.length ? named : kindsOf(pages, (path) => readPage(dist, path).length));
  const text = pagesText(result);
  if (named.length) console.log(`\n${text}\n`);
  else storeResults('pages', text, result);
  console.log(findMissedTargets(result).join('\n') || 'All metrics meet their targets.');
  return 0;
}

/** What a page of each kind costs a visitor, beside a page below which none can be. */
import { join } from 'node:path';
import { root } from '../src/base/folders.ts';
import { buildSite } from '../src/commands/build/buildSite.ts';
import { readSiteAddress } from '../src/commands/build/readSiteAddress.ts';
import { installPackages } from '../src/commands/processes/ownPackages.ts';
import { missedGoals } from './goals.ts';
import { kindsOf, measure, readPage, servedPages } from './measure.ts';
import { keep, pagesText } from './table.ts';

const install = () =>
  installPackages(
    import.meta.dirname,
    'Installing what only the bench needs into bench/node_modules, by bench/package-lock.json.',
  );

/**
 * Measures the pages that are named, or one of each kind, and then keeps the figures.
 * @returns the exit code
 */
export async function measurePages(named: readonly string[]): Promise<number> {
  const dist = join(root, 'dist');
  // nginx.conf and the floor page expect a host of the site's own.
  process.env.SITE_URL = (await readSiteAddress()).origin;
  if (!(await install())) return 1;
  const failed = await buildSite();
  if (failed) return failed;
  const pages = servedPages(dist);
  const unknown = named.filter((path) => !pages.includes(path));
  if (unknown.length) {
    console.error(`There is no page ${unknown.join(', ')}. There are: ${pages.join(', ')}`);
    return 1;
  }
  const result = await measure(dist, named.length ? named : kindsOf(pages, (path) => readPage(dist, path).length));
  const text = pagesText(result);
  if (named.length) console.log(`\n${text}\n`);
  else keep('pages', text, result);
  console.log(missedGoals(result).join('\n') || 'Every goal is reached.');
  return 0;
}

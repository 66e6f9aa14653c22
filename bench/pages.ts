/** Measures a page of each kind, compared with its floor. */
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
    'Installing Lighthouse and autocannon into bench/node_modules (bench/package-lock.json).',
  );

/**
 * Measures the given pages, or else one of each kind, and writes those figures to bench/README.md.
 * @returns the exit code
 */
export async function measurePages(named: readonly string[]): Promise<number> {
  const dist = join(root, 'dist');
  // nginx.conf and the floors require that the site has no base path.
  process.env.SITE_URL = (await readSiteAddress()).origin;
  if (!(await install())) return 1;
  const failed = await buildSite();
  if (failed) return failed;
  const pages = servedPages(dist);
  const unknown = named.filter((path) => !pages.includes(path));
  if (unknown.length) {
    console.error(`Unknown page ${unknown.join(', ')}. Use one of ${pages.join(', ')}`);
    return 1;
  }
  const result = await measure(dist, named.length ? named : kindsOf(pages, (path) => readPage(dist, path).length));
  const text = pagesText(result);
  if (named.length) console.log(`\n${text}\n`);
  else keep('pages', text, result);
  console.log(missedGoals(result).join('\n') || 'All goals reached.');
  return 0;
}

/**
 * `npm run bench`: what every page costs a visitor, beside a page below which none can be, in one run; with addresses
 * of pages, those alone, and nothing is kept. `npm run bench -- --scale`: what many projects cost their owner.
 * `npm run bench -- --preview`: how soon the editor's preview shows what was saved.
 */
import { join } from 'node:path';
import { buildSite } from '../scripts/lib/buildSite.ts';
import { installPackages } from '../scripts/lib/ownPackages.ts';
import { readSiteAddress } from '../scripts/lib/readSiteAddress.ts';
import { root } from '../scripts/lib/run.ts';
import { missedGoals } from './goals.ts';
import { measure, servedPages } from './measure.ts';
import { preview } from './preview.ts';
import { scale } from './scale.ts';
import { keep, pagesText } from './table.ts';

const install = () =>
  installPackages(
    import.meta.dirname,
    'Installing what only the bench needs into bench/node_modules, by bench/package-lock.json.',
  );

/** @returns the exit code */
async function bench(named: readonly string[]): Promise<number> {
  const dist = join(root, 'dist');
  // nginx.conf and the floor page expect a host of the site's own.
  process.env.SITE_URL = readSiteAddress().origin;
  if (!(await install())) return 1;
  const failed = await buildSite();
  if (failed) return failed;
  const pages = servedPages(dist);
  const unknown = named.filter((path) => !pages.includes(path));
  if (unknown.length) {
    console.error(`There is no page ${unknown.join(', ')}. There are: ${pages.join(', ')}`);
    return 1;
  }
  const result = await measure(dist, named.length ? named : pages);
  const text = pagesText(result);
  if (named.length) console.log(`\n${text}\n`);
  else keep('pages', text, result);
  console.log(missedGoals(result).join('\n') || 'Every goal is reached.');
  return 0;
}

const typed = process.argv.slice(2);
const others = { '--scale': scale, '--preview': preview };
const other = Object.entries(others).find(([flag]) => typed.includes(flag))?.[1];
process.exitCode = other ? await other() : await bench(typed);

/**
 * `npm run bench`: what every page costs a visitor, beside a page below which none can be, in one run; with addresses
 * of pages, those alone, and nothing is kept. `npm run bench -- --scale`: what many projects cost their owner.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSite } from '../scripts/lib/buildSite.ts';
import { readSiteAddress } from '../scripts/lib/readSiteAddress.ts';
import { execute, root } from '../scripts/lib/run.ts';
import { missedGoals } from './goals.ts';
import { measure, servedPages } from './measure.ts';
import { scale } from './scale.ts';
import { keep, pagesText } from './table.ts';

/** @returns the exit code */
async function install(): Promise<number> {
  const read = (file: string) => JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8'));
  const installed = ([name, version]: [string, unknown]) => {
    try {
      return read(`node_modules/${name}/package.json`).version === version;
    } catch {
      return false;
    }
  };
  if (Object.entries(read('package.json').dependencies).every(installed)) return 0;
  console.log('Installing what only the bench needs into bench/node_modules, by bench/package-lock.json.');
  return execute('npm', ['ci', '--prefix', import.meta.dirname, '--ignore-scripts']);
}

/** @returns the exit code */
async function bench(named: readonly string[]): Promise<number> {
  const dist = join(root, 'dist');
  // nginx.conf and the floor page expect a host of the site's own.
  process.env.SITE_URL = readSiteAddress().origin;
  const failed = (await install()) || (await buildSite());
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
process.exitCode = typed.includes('--scale') ? await scale() : await bench(typed);

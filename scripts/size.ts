/** `npm run size`: what each page weighs, and whether that is within the budget. */
import { join } from 'node:path';
import { buildSite } from './lib/buildSite.ts';
import { root } from './lib/run.ts';
import { measurePages, overBudget } from './lib/sizes.ts';

const dist = join(root, 'dist');
if ((await buildSite()) !== 0) process.exit(1);

const sizes = measurePages(dist);
console.log('Bytes; firstRender (HTML with CSS) and script (in all) with brotli, the others as they are.');
console.table(Object.fromEntries(sizes.map(({ page, ...figures }) => [page, figures])));
const faults = sizes.flatMap(overBudget);
if (faults.length) {
  console.error(faults.join('\n'));
  process.exitCode = 1;
} else {
  console.log('Every page is within its budget.');
}

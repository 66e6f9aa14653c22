/** `npm run size`: what each page weighs, and whether that is within the budget. */
import { join } from 'node:path';
import { runCommand } from '#commands/cli/commandLine.ts';

await runCommand('size', async () => {
  const { buildSite } = await import('#commands/build/buildSite.ts');
  const { root } = await import('#base/folders.ts');
  const { measurePages, overBudget } = await import('./sizes.ts');
  const code = await buildSite();
  if (code !== 0) return code;

  const sizes = measurePages(join(root, 'dist'));
  console.log('Bytes; firstRender (HTML with CSS) and script (in all) with brotli, the others as they are.');
  console.table(Object.fromEntries(sizes.map(({ page, ...figures }) => [page, figures])));
  const faults = sizes.flatMap(overBudget);
  if (faults.length) console.error(faults.join('\n'));
  else console.log('Every page is within its budget.');
  return faults.length ? 1 : 0;
});

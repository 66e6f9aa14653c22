/** `npm run size`: prints the size of each page, and compares it with the budget. */
import { join } from 'node:path';
import { runCommand } from '#commands/cli/commandLine.ts';

await runCommand('size', async () => {
  const { buildSite } = await import('#commands/build/buildSite.ts');
  const { root } = await import('#base/folders.ts');
  const { measurePages, overBudget } = await import('./sizes.ts');
  const code = await buildSite();
  if (code !== 0) return code;

  const sizes = measurePages(join(root, 'dist'));
  console.log(
    'Sizes in bytes: firstRender (HTML with CSS) and script (all JavaScript) with brotli, others uncompressed.',
  );
  console.table(Object.fromEntries(sizes.map(({ page, ...rest }) => [page, rest])));
  const problems = sizes.flatMap(overBudget);
  if (problems.length) console.error(problems.join('\n'));
  else console.log('Every page is within its budget.');
  return problems.length ? 1 : 0;
});

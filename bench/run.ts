/**
 * `npm run bench`: what every page costs a visitor, beside a page below which none can be, in one run; with addresses
 * of pages, those alone, and nothing is kept. `npm run bench -- --scale`: what many projects cost their owner.
 * `npm run bench -- --preview`: how soon the editor's preview shows what was saved.
 */
import { runCommand } from '../src/commands/cli/commandLine.ts';

await runCommand('bench', async ({ scale, preview }, named) => {
  await (await import('../tools/installTests.ts')).installTests();
  if (scale) return (await import('./scale.ts')).scale();
  if (preview) return (await import('./preview.ts')).preview();
  return (await import('./pages.ts')).measurePages(named);
});

/**
 * `npm run bench`: measures a page of each kind; with paths, measures only these and doesn't save the figures.
 * `npm run bench -- --scale`: measures builds of many projects.
 * `npm run bench -- --preview`: measures the time until the editor's preview shows a change.
 */
import { runCommand } from '../src/commands/cli/commandLine.ts';

await runCommand('bench', async ({ scale, preview }, named) => {
  await (await import('../tools/installTests.ts')).installTests();
  if (scale) return (await import('./scale.ts')).scale();
  if (preview) return (await import('./preview.ts')).preview();
  return (await import('./pages.ts')).measurePages(named);
});

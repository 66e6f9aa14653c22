/**
 * `npm run bench` measures a page of each kind against its baseline. With paths, it measures only these pages, and
 * stores nothing. `--scale` measures builds of many projects, `--preview` how soon the editor shows a saved change.
 */
import { runCommand } from '../src/commands/cli/commandLine.ts';

await runCommand('bench', async ({ scale, preview }, named) => {
  await (await import('../tools/installTests.ts')).installTests();
  if (scale) return (await import('./scale.ts')).scale();
  if (preview) return (await import('./preview.ts')).preview();
  return (await import('./pages.ts')).measurePages(named);
});

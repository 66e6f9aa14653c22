/** `npm run pack`: packs the program as the file that a site depends on. */
import { runCommand } from '#commands/cli/commandLine.ts';

await runCommand('pack', async () => {
  const { statSync } = await import('node:fs');
  const { relative } = await import('node:path');
  const { root } = await import('#base/folders.ts');
  const { pack } = await import('./packing/pack.ts');
  const file = await pack();
  console.log(`Packed ${relative(root, file)} (${Math.round(statSync(file).size / 1024)} KB).`);
  return 0;
});

/** `npm run refresh`: learns of linked repositories and dead links, for data/refreshed.json; the build reads only that. */
import { runCommand } from './lib/commandLine.ts';

await runCommand('refresh', async () => {
  const { refresh } = await import('./lib/refresh/refresh.ts');
  const { root } = await import('./lib/run.ts');
  return refresh(root);
});

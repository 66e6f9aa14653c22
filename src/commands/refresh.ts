/** `npm run refresh`: learns of linked repositories and dead links, for data/refreshed.json; the build reads only that. */
import { runCommand } from './cli/commandLine.ts';

await runCommand('refresh', async () => {
  const { refresh } = await import('./refresh/refresh.ts');
  const { root } = await import('./processes/run.ts');
  return refresh(root);
});

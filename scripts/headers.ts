/** `npm run headers`: builds the site and renews vercel.json from it; other hosts' files come with every build. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from './lib/commandLine.ts';

await runCommand('headers', async () => {
  const { buildSite } = await import('./lib/buildSite.ts');
  const { readBuiltSite } = await import('./lib/hosts/builtSite.ts');
  const { vercelFile } = await import('./lib/hosts/vercel.ts');
  const { readSiteAddress } = await import('./lib/readSiteAddress.ts');
  const { root } = await import('./lib/run.ts');
  const code = await buildSite();
  if (code !== 0) return code;
  writeFileSync(join(root, 'vercel.json'), vercelFile(readBuiltSite(join(root, 'dist'), readSiteAddress().base)));
  console.log('vercel.json is up to date.');
  return 0;
});

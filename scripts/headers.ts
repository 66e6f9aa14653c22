/** `npm run headers`: builds the site and renews vercel.json from it; other hosts' files come with every build. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSite } from './lib/buildSite.ts';
import { readBuiltSite } from './lib/hosts/builtSite.ts';
import { vercelFile } from './lib/hosts/vercel.ts';
import { readSiteAddress } from './lib/readSiteAddress.ts';
import { root } from './lib/run.ts';

process.exitCode = await buildSite();
if (process.exitCode === 0) {
  writeFileSync(join(root, 'vercel.json'), vercelFile(readBuiltSite(join(root, 'dist'), readSiteAddress().base)));
  console.log('vercel.json is up to date.');
}

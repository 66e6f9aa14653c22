/** `npm run build`: checks the content, then builds the site to `dist/`, for its address where it has one. */
import { parseArgs } from 'node:util';
import { isPublished } from '../src/lib/siteAddress.ts';
import { buildSite } from './lib/buildSite.ts';
import { readSiteAddress } from './lib/readSiteAddress.ts';

/** @throws when the command was typed wrong */
const isDemo = () => parseArgs({ options: { 'allow-sample': { type: 'boolean' } } }).values['allow-sample'];

/** A build without an address leads to this machine. */
function tellAddress(origin: string): void {
  const advice = 'set SITE_URL, or url in content/site.yaml, to publish.';
  if (!isPublished(new URL(origin)))
    console.log(`The form, sitemap, feed and structured data name ${origin}: ${advice}`);
}

try {
  process.exitCode = await buildSite({ purpose: isDemo() ? 'demo' : 'publication' });
  if (process.exitCode === 0) tellAddress(readSiteAddress().origin);
} catch (error) {
  if (!(error instanceof TypeError && 'code' in error)) throw error;
  console.error(`${error.message}\n\nnpm run build [-- --allow-sample]`);
  process.exitCode = 1;
}

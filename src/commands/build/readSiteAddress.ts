import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { type SiteAddress, siteAddress } from '#base/siteAddress.ts';
import { root } from '../processes/run.ts';

/** The site's address, from the environment and content/site.yaml. */
export function readSiteAddress(): SiteAddress {
  const file = join(root, 'content/site.yaml');
  const site: { url?: string } | null = existsSync(file) ? parse(readFileSync(file, 'utf8')) : null;
  return siteAddress(process.env, site?.url);
}

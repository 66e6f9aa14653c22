import { root } from '#base/folders.ts';
import { type SiteAddress, siteAddress } from '#base/siteAddress.ts';
import { openFolder } from '#content/folder.ts';
import { readContent } from '#content/readContent.ts';

/** The site's address, from the environment and content/site.yaml. */
export async function readSiteAddress(): Promise<SiteAddress> {
  const { site } = await readContent(openFolder(root));
  return siteAddress(process.env, site?.url);
}

import { root } from '#base/folders.ts';
import { findSiteUrl, type SiteUrl } from '#base/siteUrl.ts';
import { openFolder } from '#content/folder.ts';
import { readContent } from '#content/readContent.ts';

/** Returns the site's URL, from the environment and content/site.yaml. */
export async function readSiteUrl(): Promise<SiteUrl> {
  const { site } = await readContent(openFolder(root));
  return findSiteUrl(process.env, site?.url);
}

import type { APIRoute } from 'astro';
import { hasPublicUrl } from '#base/siteAddress.ts';
import { absolute, files } from '#base/urls.ts';
import { isListed } from '../thisBuild.ts';

/**
 * Every crawler may read everything; the sitemap says what there is. A site that is not to be listed may be read as
 * well, since only then a crawler sees that its pages say so.
 */
export const GET: APIRoute = ({ site }) =>
  new Response(
    `User-agent: *\nAllow: /\n${isListed && hasPublicUrl(site) ? `\nSitemap: ${absolute(files.sitemap, site)}\n` : ''}`,
  );

import type { APIRoute } from 'astro';
import { hasPublicUrl } from '#base/siteUrl.ts';
import { absolute, files } from '#base/urls.ts';
import { isListed } from '../thisBuild.ts';

/**
 * Allows all crawlers everywhere, and links to the sitemap. A site that must not be listed allows crawlers too: otherwise
 * they couldn't read the noindex of its pages.
 */
export const GET: APIRoute = ({ site }) =>
  new Response(
    `User-agent: *\nAllow: /\n${isListed && hasPublicUrl(site) ? `\nSitemap: ${absolute(files.sitemap, site)}\n` : ''}`,
  );

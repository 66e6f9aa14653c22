import type { APIRoute } from 'astro';
import { absolute, files } from '../lib/urls.ts';

/** Every crawler may read everything; the sitemap says what there is. */
export const GET: APIRoute = ({ site }) =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${absolute(files.sitemap, site)}\n`);

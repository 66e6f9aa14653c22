import type { APIRoute } from 'astro';
import { hasPublicUrl } from '#base/siteUrl.ts';
import { absolute, files, routes } from '#base/urls.ts';
import { humansTxt } from '#documents/humansTxt.ts';
import { getContent } from '../content.ts';

export const GET: APIRoute = async ({ site: url }) => {
  const { site, today } = await getContent();
  const text = humansTxt({
    site,
    ...(hasPublicUrl(url) && {
      contact: absolute(routes.contact, url),
      licenses: absolute(files.licenses, url),
    }),
    today,
  });
  return new Response(text, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
};

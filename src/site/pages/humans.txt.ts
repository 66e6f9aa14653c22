import type { APIRoute } from 'astro';
import { hasPublicUrl } from '#base/siteAddress.ts';
import { absolute, files, routes } from '#base/urls.ts';
import { humansTxt } from '#documents/humansTxt.ts';
import { getContent } from '../content.ts';
import { today } from '../thisBuild.ts';

/** Who made the site, and with what. */
export const GET: APIRoute = async ({ site: address }) => {
  const text = humansTxt({
    site: (await getContent()).site,
    ...(hasPublicUrl(address) && {
      contact: absolute(routes.contact, address),
      licenses: absolute(files.licenses, address),
    }),
    today,
  });
  return new Response(text, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
};

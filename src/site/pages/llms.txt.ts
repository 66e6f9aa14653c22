import type { APIRoute } from 'astro';
import { hasPublicUrl } from '#base/siteAddress.ts';
import { absoluteFrom, href } from '#base/urls.ts';
import { navigationOf } from '#content/routes.ts';
import { llmsText } from '#documents/llmsText.ts';
import { getContent } from '../content.ts';

/** A summary of the site for language models. */
export const GET: APIRoute = async ({ site }) => {
  const content = await getContent();
  const navigation = navigationOf(content.pages);
  const at = hasPublicUrl(site) ? absoluteFrom(site) : (path: string) => encodeURI(href(path));
  return new Response(llmsText({ owner: content.site, intro: content.about?.intro, values: content, navigation }, at));
};

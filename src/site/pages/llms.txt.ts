import type { APIRoute } from 'astro';
import { hasPublicUrl } from '#base/siteUrl.ts';
import { absoluteFrom, hrefIn } from '#base/urls.ts';
import { navigationOf } from '#content/routes.ts';
import { llmsText } from '#documents/llmsText.ts';
import { getContent } from '../content.ts';

export const GET: APIRoute = async (context) => {
  const { site } = context;
  const content = await getContent(context);
  const { edition } = content;
  const at = hasPublicUrl(site) ? absoluteFrom(site, edition) : (path: string) => encodeURI(hrefIn(edition)(path));
  return new Response(llmsText(content, navigationOf(content.pages), at));
};

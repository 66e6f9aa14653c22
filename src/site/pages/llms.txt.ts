import type { APIRoute } from 'astro';
import { hasPublicUrl } from '#base/siteUrl.ts';
import { absoluteFrom, hrefIn } from '#base/urls.ts';
import { navigationOf } from '#content/routes.ts';
import { llmsText } from '#documents/llmsText.ts';
import { getContent } from '../content.ts';

/** A summary of the site for language models. */
export const GET: APIRoute = async (context) => {
  const { site } = context;
  const content = await getContent(context);
  const { path: edition } = content.edition;
  const navigation = navigationOf(content.pages);
  const at = hasPublicUrl(site) ? absoluteFrom(site, edition) : (path: string) => encodeURI(hrefIn(edition)(path));
  return new Response(llmsText({ owner: content.site, intro: content.about?.intro, values: content, navigation }, at));
};

import type { APIRoute } from 'astro';
import { hasPublicUrl } from '#base/siteUrl.ts';
import { absoluteFrom, routes } from '#base/urls.ts';
import { contactPhoto, vCard } from '#documents/vCard.ts';
import { getContent } from '../content.ts';

export const GET: APIRoute = async (context) => {
  const { site } = context;
  const {
    edition,
    site: owner,
    renderData: { photo: image, readPhoto },
  } = await getContent(context);
  const file = await readPhoto?.();
  const urls = [
    ...(hasPublicUrl(site) ? [absoluteFrom(site, edition)(routes.about)] : []),
    ...owner.links.map(({ url }) => url),
  ];
  const photo = image?.kind === 'photo' && file ? await contactPhoto(file) : undefined;
  const email = owner.emailInFiles ? owner.email : undefined;
  return new Response(vCard({ ...owner, email, urls, photo }), {
    headers: { 'Content-Type': 'text/vcard; charset=utf-8' },
  });
};

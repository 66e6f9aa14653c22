import type { APIRoute } from 'astro';
import { isPublished } from '#base/siteAddress.ts';
import { absolute, routes } from '#base/urls.ts';
import { contactPhoto } from '#documents/contactPhoto.ts';
import { vCard } from '#documents/vCard.ts';
import { getPhoto, getPhotoFile, getSite } from '../content.ts';

/** The owner's contact card, with everything that Contact shows; a drawing is no photo. */
export const GET: APIRoute = async ({ site }) => {
  const [owner, picture, file] = await Promise.all([getSite(), getPhoto(), getPhotoFile()]);
  const urls = [...(isPublished(site) ? [absolute(routes.about, site)] : []), ...owner.links.map(({ url }) => url)];
  const photo = picture?.kind === 'photo' && file ? await contactPhoto(file) : undefined;
  return new Response(vCard({ ...owner, urls, photo }), { headers: { 'Content-Type': 'text/vcard; charset=utf-8' } });
};

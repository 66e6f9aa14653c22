import type { APIRoute } from 'astro';
import { getPhoto, getPhotoFile, getSite } from '../content.ts';
import { contactPhoto } from '../lib/contactPhoto.ts';
import { isPublished } from '../lib/siteAddress.ts';
import { absolute, routes } from '../lib/urls.ts';
import { vCard } from '../lib/vCard.ts';

/** The owner's contact card, with everything that Contact shows; a drawing is no photo. */
export const GET: APIRoute = async ({ site }) => {
  const [owner, picture, file] = await Promise.all([getSite(), getPhoto(), getPhotoFile()]);
  const urls = [...(isPublished(site) ? [absolute(routes.about, site)] : []), ...owner.links.map(({ url }) => url)];
  const photo = picture?.kind === 'photo' && file ? await contactPhoto(file) : undefined;
  return new Response(vCard({ ...owner, urls, photo }), { headers: { 'Content-Type': 'text/vcard; charset=utf-8' } });
};

import type { APIRoute } from 'astro';
import { absolute, files, routes } from '#base/urls.ts';
import { securityTxt } from '#documents/securityTxt.ts';
import { getContent } from '../../content.ts';

/** Serves the contact for reporting vulnerabilities. No file if the owner sets no `security`. */
export const GET: APIRoute = async ({ site }) => {
  const { security } = (await getContent()).site;
  if (!security) return new Response(null, { status: 404 });
  const at = { contact: absolute(routes.contact, site), canonical: absolute(files.security, site) };
  return new Response(securityTxt(security, at), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
};

import type { APIRoute } from 'astro';
import { hasPublicUrl } from '#base/siteAddress.ts';
import { absolute, files, routes } from '#base/urls.ts';
import { jsonResume } from '#documents/resume/jsonResume.ts';
import { getContent } from '../content.ts';

/** The résumé for programs, from the same content as the pages. */
export const GET: APIRoute = async ({ site: origin }) => {
  const content = await getContent();
  const address = { site: absolute(routes.about, origin), file: absolute(files.resumeData, origin) };
  const resume = jsonResume({
    ...content,
    address: hasPublicUrl(origin) ? address : undefined,
  });
  return new Response(JSON.stringify(resume, null, 2), { headers: { 'Content-Type': 'application/json' } });
};

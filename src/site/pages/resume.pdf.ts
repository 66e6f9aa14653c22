import type { APIRoute } from 'astro';
import { absolute, routes } from '#base/urls.ts';
import { ownResume } from '#content/check/resumeProblem.ts';
import { compileResume } from '#documents/resume/compile.ts';
import { resumeData } from '#documents/resume/data.ts';
import { resumePhoto } from '#documents/resume/photo.ts';
import { getContent } from '../content.ts';
import { today } from '../thisBuild.ts';

/** The résumé as PDF: the owner's own file, or one from the same content as the pages. */
export const GET: APIRoute = async ({ site: origin }) => {
  const content = await getContent();
  const { folder } = content;
  const address = absolute(routes.about, origin);
  const pdf = folder.has(ownResume)
    ? folder.read(ownResume)
    : await compileResume(resumeData({ ...content, address, today }), await resumePhoto(content), content.palette);
  return new Response(Uint8Array.from(pdf), { headers: { 'Content-Type': 'application/pdf' } });
};

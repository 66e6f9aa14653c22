import type { APIRoute } from 'astro';
import { hasPublicUrl } from '#base/siteAddress.ts';
import { absolute, files, routes } from '#base/urls.ts';
import { jsonResume } from '#documents/resume/jsonResume.ts';
import { getContent } from '../content.ts';

/** The résumé for programs, from the same content as the pages. */
export const GET: APIRoute = async ({ site: origin }) => {
  const content = await getContent();
  const { written } = content;
  const isPublic = hasPublicUrl(origin);
  const address = { site: absolute(routes.about, origin), file: absolute(files.resumeData, origin) };
  // Without an address of the site, pictures are named by their way from this file.
  const pictureAddress = (path: string | undefined) => path && (isPublic ? absolute(path, origin) : path.slice(1));
  const resume = jsonResume({
    ...content,
    about: written.about,
    experience: written.experience,
    writing: written.writing,
    projects: written.projects.map((project, index) => ({
      ...project,
      coverAddress: pictureAddress(content.projects[index]?.coverFile?.path),
    })),
    photoAddress: pictureAddress(content.photoFile?.path),
    address: isPublic ? address : undefined,
  });
  return new Response(JSON.stringify(resume, null, 2), { headers: { 'Content-Type': 'application/json' } });
};

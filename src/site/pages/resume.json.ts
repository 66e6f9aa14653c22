import type { APIRoute } from 'astro';
import { hasPublicUrl } from '#base/siteAddress.ts';
import { absolute, files, routes } from '#base/urls.ts';
import { jsonResume } from '#documents/resume/jsonResume.ts';
import { getContent } from '../content.ts';
import { coverFile, photoFile } from '../prepare.tsx';

/** The résumé in JSON Resume format, from the same content as the pages. */
export const GET: APIRoute = async ({ site: origin }) => {
  const content = await getContent();
  const isPublic = hasPublicUrl(origin);
  const address = { site: absolute(routes.about, origin), file: absolute(files.resumeData, origin) };
  // Without a site URL, URLs of images are relative to this file.
  const imageAddress = (path: string | undefined) => path && (isPublic ? absolute(path, origin) : path.slice(1));
  const covers = new Map<object, string | undefined>(
    content.drawn.projects.map((shown) => [shown.project, coverFile(shown)?.path]),
  );
  const resume = jsonResume({
    ...content,
    photoAddress: imageAddress(photoFile(content)?.path),
    imageOf: (entry) => imageAddress(covers.get(entry)),
    address: isPublic ? address : undefined,
  });
  return new Response(JSON.stringify(resume, null, 2), { headers: { 'Content-Type': 'application/json' } });
};

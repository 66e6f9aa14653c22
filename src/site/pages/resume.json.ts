import type { APIRoute } from 'astro';
import { hasPublicUrl } from '#base/siteUrl.ts';
import { absolute, absoluteFrom, files, routes } from '#base/urls.ts';
import { jsonResume } from '#documents/resume/jsonResume.ts';
import { getContent } from '../content.ts';

export const GET: APIRoute = async (context) => {
  const { site: origin } = context;
  const content = await getContent(context);
  const { edition, renderData } = content;
  const at = absoluteFrom(origin, edition);
  const isPublic = hasPublicUrl(origin);
  const urls = { site: at(routes.about), file: at(files.resumeData) };
  // Without a site URL, URLs of images are relative to this file.
  const imageUrl = (path: string | undefined) =>
    path && (isPublic ? absolute(path, origin) : edition.path ? `..${path}` : path.slice(1));
  const covers = new Map<object, string | undefined>(
    renderData.projects.map(({ project, cover }) => [project, cover.card.original?.path]),
  );
  const resume = jsonResume({
    ...content,
    photoUrl: imageUrl(renderData.photo?.original?.path),
    imageOf: (entry) => imageUrl(covers.get(entry)),
    urls: isPublic ? urls : undefined,
  });
  return new Response(JSON.stringify(resume, null, 2), { headers: { 'Content-Type': 'application/json' } });
};

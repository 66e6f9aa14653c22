import type { APIRoute, GetStaticPaths } from 'astro';
import { absoluteFrom, letterPath, routes } from '#base/urls.ts';
import { compileLetter } from '#documents/resume/compile.ts';
import { letterData } from '#documents/resume/data.ts';
import { resumePhoto } from '#documents/resume/photo.ts';
import { showcaseSquares } from '#documents/resume/squares.ts';
import { getContent } from '../content.ts';

/** Only applications have a letter. */
export const getStaticPaths = (async (route) =>
  (await getContent(route)).application
    ? [{ params: { letter: letterPath.slice(1).replace('.pdf', '') } }]
    : []) satisfies GetStaticPaths;

export const GET: APIRoute = async (context) => {
  const content = await getContent(context);
  const url = absoluteFrom(context.site, content.edition)(routes.about);
  const data = letterData({ ...content, url });
  const pdf = await compileLetter(data, await resumePhoto(content), content.palette, await showcaseSquares(content));
  return new Response(Uint8Array.from(pdf), { headers: { 'Content-Type': 'application/pdf' } });
};

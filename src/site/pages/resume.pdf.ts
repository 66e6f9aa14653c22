import type { APIRoute } from 'astro';
import { absoluteFrom, routes } from '#base/urls.ts';
import { ownResumeIn } from '#content/check/resumeProblem.ts';
import { compileResume } from '#documents/resume/compile.ts';
import { resumeData } from '#documents/resume/data.ts';
import { resumePhoto } from '#documents/resume/photo.ts';
import { showcaseSquares } from '#documents/resume/squares.ts';
import { getContent } from '../content.ts';

export const GET: APIRoute = async (context) => {
  const content = await getContent(context);
  const { folder, edition, application } = content;
  const own = ownResumeIn(edition);
  const url = absoluteFrom(context.site, edition)(routes.about);
  // The owner's own can't be for one reader.
  const pdf =
    folder.has(own) && !application
      ? folder.read(own)
      : await compileResume(
          resumeData({ ...content, url }),
          await resumePhoto(content),
          content.palette,
          await showcaseSquares(content),
        );
  return new Response(Uint8Array.from(pdf), { headers: { 'Content-Type': 'application/pdf' } });
};

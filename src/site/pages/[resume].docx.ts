import type { APIRoute, GetStaticPaths } from 'astro';
import { absoluteFrom, routes, wordResume } from '#base/urls.ts';
import { resumeData } from '#documents/resume/data.ts';
import { resumePhoto } from '#documents/resume/photo.ts';
import { writeWord } from '#documents/resume/word/writeWord.ts';
import { getContent } from '../content.ts';

export const getStaticPaths = (async (route) =>
  (await getContent(route)).site.resume.word
    ? [{ params: { resume: wordResume.slice(1).replace('.docx', '') } }]
    : []) satisfies GetStaticPaths;

export const GET: APIRoute = async (context) => {
  const content = await getContent(context);
  const url = absoluteFrom(context.site, content.edition)(routes.about);
  const bytes = writeWord(resumeData({ ...content, url }), await resumePhoto(content), content.palette);
  const type = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
  return new Response(Uint8Array.from(bytes), { headers: { 'Content-Type': type } });
};

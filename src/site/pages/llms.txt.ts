import type { APIRoute } from 'astro';
import { absoluteFrom } from '#base/urls.ts';
import { llmsText } from '#documents/llmsText.ts';
import { getContent } from '../content.ts';

/** The site in short, for language models. */
export const GET: APIRoute = async ({ site }) => {
  const { site: owner, about, projects, writing } = await getContent();
  return new Response(llmsText({ owner, intro: about.intro, projects, writing }, absoluteFrom(site)));
};

import type { APIRoute } from 'astro';
import { absoluteFrom } from '#base/urls.ts';
import { llmsText } from '#documents/llmsText.ts';
import { getAbout, getProjects, getSite } from '../content.ts';

/** The site in short, for language models. */
export const GET: APIRoute = async ({ site }) => {
  const [owner, about, projects] = await Promise.all([getSite(), getAbout(), getProjects()]);
  return new Response(llmsText({ owner, intro: about?.data.intro, projects }, absoluteFrom(site)));
};

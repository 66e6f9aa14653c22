import type { APIRoute } from 'astro';
import { absoluteFrom } from '#base/urls.ts';
import { navigationOf } from '#content/routes.ts';
import { llmsText } from '#documents/llmsText.ts';
import { getContent } from '../content.ts';

/** The site in short, for language models. */
export const GET: APIRoute = async ({ site }) => {
  const content = await getContent();
  const { site: owner, about, projects, writing } = content;
  const navigation = navigationOf(content);
  return new Response(llmsText({ owner, intro: about.intro, projects, writing, navigation }, absoluteFrom(site)));
};

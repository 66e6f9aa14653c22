import type { APIRoute } from 'astro';
import { absoluteFrom } from '#base/urls.ts';
import { siteFeed } from '#documents/siteFeed.ts';
import { getContent } from '../content.ts';
import { feedTexts } from '../feedTexts.ts';

export const GET: APIRoute = async (context) => {
  const content = await getContent(context);
  const texts = await feedTexts(content, context.site);
  const feed = siteFeed(content, absoluteFrom(context.site, content.edition), texts);
  return new Response(feed, { headers: { 'Content-Type': 'application/atom+xml' } });
};

import type { APIRoute } from 'astro';
import { today } from '#base/today.ts';
import { absoluteFrom } from '#base/urls.ts';
import { projectFeed } from '#documents/projectFeed.ts';
import { getContent } from '../content.ts';

/** The projects as a feed. */
export const GET: APIRoute = async ({ site }) => {
  const { site: owner, projects } = await getContent();
  const feed = projectFeed(owner, projects, absoluteFrom(site), today);
  return new Response(feed, { headers: { 'Content-Type': 'application/atom+xml' } });
};

import type { APIRoute } from 'astro';
import { getProjects, getSite } from '../content.ts';
import { projectFeed } from '../lib/projectFeed.ts';
import { today } from '../lib/today.ts';
import { absoluteFrom } from '../lib/urls.ts';

/** The projects as a feed. */
export const GET: APIRoute = async ({ site }) => {
  const [owner, projects] = await Promise.all([getSite(), getProjects()]);
  const feed = projectFeed(owner, projects, absoluteFrom(site), today);
  return new Response(feed, { headers: { 'Content-Type': 'application/atom+xml' } });
};

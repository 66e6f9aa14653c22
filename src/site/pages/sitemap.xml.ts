import { Readable } from 'node:stream';
import type { APIRoute } from 'astro';
import { ErrorLevel, SitemapStream, streamToPromise } from 'sitemap';
import { firstDay, monthOf, newestMonth } from '#base/dates.ts';
import { today } from '#base/today.ts';
import { absolute, projectPath, routes } from '#base/urls.ts';
import { furtherPages } from '#sections/projects/paging.ts';
import { getContent } from '../content.ts';
import { isListed } from '../isListed.ts';

/**
 * The pages that search engines should know, with the date of the newest content on each, where content has one; no
 * file where they should know none.
 */
export const GET: APIRoute = async ({ site }) => {
  if (!isListed) return new Response(null, { status: 404 });
  const { projects, experience } = await getContent();
  const newest = (months: (string | undefined)[]) => newestMonth(months, monthOf(today));
  const projectMonths = projects.map(({ date }) => date);
  const pages: [path: string, changed: string | undefined][] = [
    [routes.about, newest(projectMonths)],
    [routes.projects, newest(projectMonths)],
    [routes.experience, newest(experience.flatMap(({ start, end }) => [start, end]))],
    [routes.contact, undefined],
    ...furtherPages(projects).map(({ path, items }): [string, string | undefined] => [
      path,
      newest(items.map(({ date }) => date)),
    ]),
    ...projects.map(({ slug, date }): [string, string | undefined] => [projectPath(slug), newest([date])]),
  ];
  const items = pages.map(([path, changed]) => ({
    url: absolute(path, site),
    lastmod: changed && firstDay(changed).toISOString(),
  }));
  const xmlns = { news: false, xhtml: false, image: false, video: false };
  const stream = new SitemapStream({ xmlns, lastmodDateOnly: true, level: ErrorLevel.THROW });
  const xml = await streamToPromise(Readable.from(items).pipe(stream));
  return new Response(Uint8Array.from(xml), { headers: { 'Content-Type': 'application/xml' } });
};

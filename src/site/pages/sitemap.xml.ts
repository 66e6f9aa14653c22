import { Readable } from 'node:stream';
import type { APIRoute } from 'astro';
import { ErrorLevel, SitemapStream, streamToPromise } from 'sitemap';
import { firstDay, newestDate } from '#base/dates.ts';
import { absoluteFrom } from '#base/urls.ts';
import { getContent } from '../content.ts';
import { alternatesOf } from '../layout/languageLinks.ts';
import { isListed, today } from '../thisBuild.ts';

/**
 * Serves the pages for search engines, with the date of the newest content on each, if content has dates. No file if the
 * site must not be listed.
 */
export const GET: APIRoute = async ({ site }) => {
  if (!isListed) return new Response(null, { status: 404 });
  const { pages, editions } = await getContent();
  const items = pages.flatMap(({ path, dates }) => {
    if (!dates) return [];
    const newest = newestDate(dates, today.toISOString().slice(0, 10));
    const lastmod = newest && firstDay(newest).toISOString();
    const links = alternatesOf(editions, path, site).map(({ language, url }) => ({ lang: language, url }));
    return editions.map((edition) => ({ url: absoluteFrom(site, edition.path)(path), lastmod, links }));
  });
  const xmlns = { news: false, xhtml: editions.length > 1, image: false, video: false };
  const stream = new SitemapStream({ xmlns, lastmodDateOnly: true, level: ErrorLevel.THROW });
  const xml = await streamToPromise(Readable.from(items).pipe(stream));
  return new Response(Uint8Array.from(xml), { headers: { 'Content-Type': 'application/xml' } });
};

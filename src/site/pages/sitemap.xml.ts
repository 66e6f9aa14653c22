import type { APIRoute } from 'astro';
import { dayOf, firstDay, newestDate } from '#base/dates.ts';
import { absoluteFrom } from '#base/urls.ts';
import { element, escapeXml, xmlFile } from '#documents/xml.ts';
import { editionsInOwnLanguage, getContent, getEditions } from '../content.ts';
import { alternatesOf } from '../layout/languageLinks.ts';
import { isListed } from '../thisBuild.ts';

/** Serves the pages with the date of the newest content on each. No file if the site must not be listed. */
export const GET: APIRoute = async ({ site }) => {
  if (!isListed) return new Response(null, { status: 404 });
  const { editions, today } = await getContent();
  const pages = (await getEditions()).flatMap((edition) => edition.pages);
  const listed = [...Map.groupBy(pages, ({ path }) => path)].map(async ([path, [page]]) => {
    const { dates } = page ?? {};
    if (!dates) return [];
    const ownEditions = await editionsInOwnLanguage(path);
    const newest = newestDate(dates, dayOf(today));
    const rest = [
      ...(newest ? [element('lastmod', {}, dayOf(firstDay(newest)))] : []),
      ...alternatesOf(ownEditions, path, site).map(({ language, url }) =>
        element('xhtml:link', { rel: 'alternate', hreflang: language, href: url }),
      ),
    ];
    return ownEditions.map((edition) =>
      element('url', {}, element('loc', {}, escapeXml(absoluteFrom(site, edition)(path))), ...rest),
    );
  });
  const urls = (await Promise.all(listed)).flat();
  const names = {
    xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9',
    'xmlns:xhtml': editions.length > 1 ? 'http://www.w3.org/1999/xhtml' : undefined,
  };
  return new Response(xmlFile(element('urlset', names, ...urls)), { headers: { 'Content-Type': 'application/xml' } });
};

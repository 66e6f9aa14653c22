import { firstDay } from '#base/dates.ts';
import { listComma, uiStringsFor } from '#base/uiStrings.ts';
import { type Absolute, files, routes } from '#base/urls.ts';
import type { CitedContent } from '#content/withPublications.ts';
import { mapSections, type SectionValues } from '#sections/index.ts';
import { pageOfSection } from '#sections/section.ts';
import { element, escapeXml } from './xml.ts';

/** Maximum number of entries, since feed readers download the feed often. */
const most = 100;

function feedParts(content: SectionValues, language: string, at: Absolute) {
  const strings = uiStringsFor(language);
  const parts = mapSections(
    content,
    ({ feed, ...section }, value) =>
      feed && { page: pageOfSection(section), name: feed.name(strings), entries: feed.entries(value, at, language) },
  );
  const order = Object.keys(routes);
  return parts.toSorted((a, b) => order.indexOf(a.page) - order.indexOf(b.page));
}

export const hasFeed = (content: SectionValues): boolean =>
  feedParts(content, 'en', String).some(({ entries }) => entries.some(({ published }) => published));

export function feedTitle(content: CitedContent): string {
  const { name, language } = content.site;
  const strings = uiStringsFor(language);
  const kinds = feedParts(content, language, String).map((part) => part.name);
  return [kinds.join(listComma(strings)), name].filter(Boolean).join(strings.colon);
}

/** Returns an element with a text; nothing without one. */
const textElement = (name: string, text = '', type?: 'html'): string =>
  text && element(name, { type }, escapeXml(text));

/**
 * Returns content with a date as an Atom feed (RFC 4287), newest first. Without entries, its date is today.
 * @param texts HTML of entries with a text, by their paths
 */
export function siteFeed(content: CitedContent, at: Absolute, texts: ReadonlyMap<string, string> = new Map()): string {
  const byLink = new Map([...texts].map(([path, html]) => [at(path), html]));
  const { name, language, pages } = content.site;
  const parts = feedParts(content, language, at);
  const newest = parts
    .flatMap(({ entries }) => entries)
    .flatMap(({ published, updated = published, ...entry }) =>
      published && updated ? [{ ...entry, published: firstDay(published), updated: firstDay(updated) }] : [],
    )
    .sort((a, b) => b.published.getTime() - a.published.getTime())
    .slice(0, most);
  const changes = newest.map(({ updated }) => updated.getTime());
  const [{ page } = { page: 'about' as const }, ...others] = parts;
  const only = others.length ? 'about' : page;
  const entries = newest.map(({ lang, id, link, title, description, categories = [], published, updated }) => [
    `<entry${lang ? ` xml:lang="${lang}"` : ''}>`,
    textElement('title', title),
    textElement('id', id),
    element('link', { href: link }),
    textElement('updated', updated.toISOString()),
    textElement('published', published.toISOString()),
    textElement('summary', description),
    textElement('content', byLink.get(link), 'html'),
    ...categories.map((category) => element('category', { ...category })),
    '</entry>',
  ]);
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xml:lang="${language}" xmlns="http://www.w3.org/2005/Atom">`,
    textElement('id', at(files.feed)),
    textElement('title', feedTitle(content)),
    textElement('subtitle', only === 'about' ? undefined : pages[only]),
    textElement('updated', new Date(changes.length ? Math.max(...changes) : content.today).toISOString()),
    element('author', {}, textElement('name', name), textElement('uri', at(routes.about))),
    element('link', { rel: 'alternate', href: at(routes[only]) }),
    element('link', { rel: 'self', href: at(files.feed) }),
    ...entries.flat(),
    '</feed>\n',
  ]
    .filter(Boolean)
    .join('\n');
}

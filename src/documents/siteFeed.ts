import { firstDay } from '#base/dates.ts';
import { listComma, uiStringsFor } from '#base/uiStrings.ts';
import { type Absolute, files, routes } from '#base/urls.ts';
import type { CitedContent } from '#content/withPublications.ts';
import { mapSections, type SectionValues } from '#sections/index.ts';
import { pageOfSection } from '#sections/section.ts';

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

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

type Attributes = Readonly<Record<string, string | undefined>>;

/** Returns an element of XML with text; without text and attributes, nothing. */
function element(name: string, text?: string, attributes: Attributes = {}): string {
  const given = Object.entries(attributes).flatMap(([key, value]) => (value ? ` ${key}="${escaped(value)}"` : []));
  return text || given.length ? `<${name}${given.join('')}>${escaped(text ?? '')}</${name}>` : '';
}

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
    element('title', title),
    element('id', id),
    element('link', '', { href: link }),
    element('updated', updated.toISOString()),
    element('published', published.toISOString()),
    element('summary', description),
    element('content', byLink.get(link), { type: byLink.has(link) ? 'html' : undefined }),
    ...categories.map((category) => element('category', '', category)),
    '</entry>',
  ]);
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xml:lang="${language}" xmlns="http://www.w3.org/2005/Atom">`,
    element('id', at(files.feed)),
    element('title', feedTitle(content)),
    element('subtitle', only === 'about' ? undefined : pages[only]),
    element('updated', new Date(changes.length ? Math.max(...changes) : content.today).toISOString()),
    `<author>${element('name', name)}${element('uri', at(routes.about))}</author>`,
    element('link', '', { rel: 'alternate', href: at(routes[only]) }),
    element('link', '', { rel: 'self', href: at(files.feed) }),
    ...entries.flat(),
    '</feed>\n',
  ]
    .filter(Boolean)
    .join('\n');
}

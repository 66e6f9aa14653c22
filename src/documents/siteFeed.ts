import { Feed } from 'feed';
import { firstDay } from '#base/dates.ts';
import { listComma, uiStringsFor } from '#base/uiStrings.ts';
import { type Absolute, files, routes } from '#base/urls.ts';
import type { CitedContent } from '#content/withPublications.ts';
import { mapSections, type SectionValues } from '#sections/index.ts';
import { pageOfSection } from '#sections/section.ts';

/** Maximum number of entries, since feed readers download the feed often. */
const most = 100;

const asHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Escapes `&amp;` in plain text: xml-js, which writes the feed, would take it for an escaped ampersand. */
const asText = (text: string) => text.replaceAll('&amp;', '&amp;amp;');

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
  const feed = new Feed({
    id: at(files.feed),
    title: asText(feedTitle(content)),
    description: only === 'about' ? undefined : pages[only] && asText(pages[only]),
    link: at(routes[only]),
    feedLinks: { atom: at(files.feed) },
    author: { name: asText(name), link: at(routes.about) },
    updated: changes.length ? new Date(Math.max(...changes)) : content.today,
    generator: false,
  });
  for (const { id, link, title, description, categories = [], published, updated } of newest) {
    feed.addItem({
      id,
      title: asHtml(title),
      link,
      description: description && asHtml(description),
      // The end of a CDATA section, in which the package writes it.
      content: byLink.get(link)?.replaceAll(']]>', ']]&gt;'),
      // xml-js, which writes the feed, doesn't escape `<` in attributes.
      category: categories.filter(({ term }) => !term.includes('<')),
      date: updated,
      published,
    });
  }
  // The package knows no languages.
  const [head = '', ...entries] = feed.atom1().split(/<entry>(?=\s*<title)/);
  const marked = entries.map((entry, index) => {
    const { lang } = newest[index] ?? {};
    return `<entry${lang ? ` xml:lang="${lang}"` : ''}>${entry}`;
  });
  return head.replace('<feed ', `<feed xml:lang="${language}" `) + marked.join('');
}

import { wordsOfBlock } from '#base/markdown/blocks.ts';
import { joinSentences } from '#base/sentences.ts';
import { uiStringsFor } from '#base/uiStrings.ts';
import { type Absolute, files, routes } from '#base/urls.ts';
import type { HeaderPage } from '#content/routes.ts';
import type { CitedContent } from '#content/withPublications.ts';
import { introOf, mapSections } from '#sections/index.ts';
import { ownerFacts } from '#sections/owner/ownerFacts.ts';
import { pathOfPlace } from '#sections/places.ts';
import { type ResumeSection, rolesOf } from '#sections/resumeSection.ts';
import { type EntryLink, placeOfSection, type Section } from '#sections/section.ts';
import { hasFeed } from './siteFeed.ts';

const escaped = (text: string) => text.replace(/\s+/g, ' ').replace(/[\\`*_[\]<>]|^[#+-]/g, '\\$&');

/** Returns a URL with its parentheses encoded, which would end a Markdown link. */
const target = (url: string) => url.replaceAll('(', '%28').replaceAll(')', '%29');

function asLinks({ heading, blocks = [], entries, rows }: ResumeSection, place: string, comma: string): EntryLink[] {
  const words = blocks.flatMap(wordsOfBlock).join(' ');
  return [
    ...(words ? [{ name: heading, url: place, notes: words }] : []),
    ...entries.flatMap(rolesOf).map(({ role: { title, group, organization, location, when, text, bullets } }) => {
      const facts = [group, organization?.text, location, when].filter(Boolean).join(comma);
      return { name: title.text, url: title.url ?? place, notes: joinSentences(facts, ...(text ? [text] : bullets)) };
    }),
    ...rows.map(({ name, url = place, items }) => {
      const notes = items.map((item) => (typeof item === 'string' ? item : item.text)).join(comma);
      return { name: name ?? heading, url, notes };
    }),
  ];
}

/** Returns the parts of every section with content. Sections whose entries have pages come first. */
function sectionParts(content: CitedContent): { heading: string; links: readonly EntryLink[] }[] {
  const strings = uiStringsFor(content.site.language);
  const parts = <Value>(section: Section<Value>, value: Value) => {
    const place = pathOfPlace(placeOfSection(section));
    // Includes entries with `resume: false`, since they are on the site.
    const parts = [section.resume?.(value, strings) ?? []].flat();
    const links = section.links?.(value, strings);
    return parts.map((part) => ({
      heading: part.heading,
      links: links ?? asLinks(part, place, strings.comma),
      hasPages: !!links,
    }));
  };
  const all = mapSections(content, parts).flat();
  return [...all.filter(({ hasPages }) => hasPages), ...all.filter(({ hasPages }) => !hasPages)];
}

/** Returns a summary of the site for language models (https://llmstxt.org). Without a site URL, `at` returns paths. */
export function llmsText(content: CitedContent, navigation: readonly HeaderPage[], at: Absolute): string {
  const { site } = content;
  const { name, role, links, pages } = site;
  const strings = uiStringsFor(site.language);
  const item = ({ name, url, notes }: EntryLink) => {
    const href = target(url.startsWith('/') ? at(url) : new URL(url).href);
    return `- [${escaped(name)}](${href})${notes ? `: ${escaped(notes)}` : ''}`;
  };
  const section = (heading: string, items: readonly EntryLink[]) =>
    items.length ? [`## ${escaped(heading)}`, items.map(item).join('\n')] : [];
  const facts = ownerFacts(site, strings);
  const summary = introOf(content) ?? role;
  return [
    `# ${escaped(name)}`,
    ...(summary ? [`> ${escaped(summary)}`] : []),
    ...(facts.length ? [facts.map(({ term, fact }) => `- ${escaped(term)}: ${escaped(fact)}`).join('\n')] : []),
    ...section(strings.site, [
      { name: strings.about.heading, url: routes.about },
      ...navigation.flatMap(({ page, path }) =>
        page === 'home' ? [] : [{ name: strings.nav[page], url: path, notes: pages[page] }],
      ),
      { name: strings.resume, url: routes.resume },
    ]),
    ...sectionParts(content).flatMap(({ heading, links }) => section(heading, links)),
    ...section(
      strings.social,
      links.map(({ name, url }) => ({ name, url })),
    ),
    // The heading that llmstxt.org defines for links that may be skipped.
    ...section('Optional', [
      ...(hasFeed(content) ? [{ name: strings.feed, url: files.feed }] : []),
      { name: strings.contact.card, url: files.contactCard },
    ]),
  ]
    .join('\n\n')
    .concat('\n');
}

import { uiStringsFor } from '#base/uiStrings.ts';
import { type Absolute, files, routes } from '#base/urls.ts';
import type { HeaderPage } from '#content/routes.ts';
import type { CitedContent } from '#content/withPublications.ts';
import { introOf } from '#sections/index.ts';
import { ownerFacts } from '#sections/owner/ownerFacts.ts';
import type { EntryLink } from '#sections/section.ts';
import { linksOfSections } from './linksOfSections.ts';
import { hasFeed } from './siteFeed.ts';

const escaped = (text: string) => text.replace(/\s+/g, ' ').replace(/[\\`*_[\]<>]|^[#+-]/g, '\\$&');

/** Returns a URL with its parentheses encoded, which would end a Markdown link. */
const target = (url: string) => url.replaceAll('(', '%28').replaceAll(')', '%29');

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
    ...linksOfSections(content).flatMap(({ heading, links }) => section(heading, links)),
    ...section(
      strings.contact.connect,
      links.map(({ name, url }) => ({ name, url })),
    ),
    // The heading that llmstxt.org defines for links that may be skipped.
    ...section('Optional', [
      ...(hasFeed(content) ? [{ name: strings.feed, url: files.feed }] : []),
      { name: strings.contact.save, url: files.contactCard },
    ]),
  ]
    .join('\n\n')
    .concat('\n');
}

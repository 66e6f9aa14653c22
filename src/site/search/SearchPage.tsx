import { cutAtWord } from '#base/characters.ts';
import { uiStringsFor } from '#base/uiStrings.ts';
import { hrefIn } from '#base/urls.ts';
import { linksOfSections } from '#documents/linksOfSections.ts';
import { longestNotes } from '#documents/searchIndex.ts';
import { PageHead } from '#ui/PageHead.tsx';
import { PageSection } from '#ui/PageSection.tsx';
import { Rows } from '#ui/Rows.tsx';
import { UiStringsProvider } from '#ui/uiStrings.tsx';
import type { PageContent } from '../prepare.ts';

/** Everything on the site, by section: an archive, and what the search finds without JavaScript. */
export function SearchPage({ content }: { content: PageContent }) {
  const { site, edition, skills, more } = content;
  const href = hrefIn(edition);
  const ownHeadings = [skills?.heading, ...more.map(({ heading }) => heading)];
  return (
    <UiStringsProvider language={site.language} edition={edition}>
      <PageHead heading={uiStringsFor(site.language).search.all} />
      {linksOfSections(content).map(({ heading, links }, index) => (
        <PageSection key={index} id={`part-${index + 1}`} heading={heading} isOwnerText={ownHeadings.includes(heading)}>
          <Rows
            rows={links.map(({ name, url, notes = '' }) => ({
              title: name,
              ...(url.startsWith('/') ? { href: href(url) } : { url }),
              summary: cutAtWord(notes, longestNotes),
            }))}
          />
        </PageSection>
      ))}
    </UiStringsProvider>
  );
}

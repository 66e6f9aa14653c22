import { uiStringsFor } from '#base/uiStrings.ts';
import { PostList } from '#sections/writing/Writing.tsx';
import { PageHead } from '#ui/PageHead.tsx';
import { UiStringsProvider } from '#ui/uiStrings.tsx';
import type { PageContent } from '../prepare.ts';

export function WritingPage({ content: { site, writing, edition } }: { content: PageContent }) {
  return (
    <UiStringsProvider language={site.language} edition={edition.path}>
      <PageHead
        heading={uiStringsFor(site.language).nav.writing}
        lead={site.pages.writing}
        leadLang={site.langs?.['pages.writing']}
      />
      <PostList posts={writing} />
    </UiStringsProvider>
  );
}

import { wordsFor } from '#base/words.ts';
import { PostList } from '#sections/writing/PostList.tsx';
import { PageHead } from '#ui/PageHead.tsx';
import { WordsProvider } from '#ui/words.tsx';
import type { PageContent } from '../content.ts';

export function WritingPage({ content: { site, writing } }: { content: PageContent }) {
  return (
    <WordsProvider language={site.language}>
      <PageHead heading={wordsFor(site.language).nav.writing} lead={site.pages.writing} />
      <PostList posts={writing} />
    </WordsProvider>
  );
}

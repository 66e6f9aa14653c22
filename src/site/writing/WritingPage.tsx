import { uiStringsFor } from '#base/uiStrings.ts';
import { hrefIn, routes } from '#base/urls.ts';
import type { Post } from '#sections/writing/schema.ts';
import { fewestPosts, TopicList } from '#sections/writing/TopicLinks.tsx';
import type { Topic } from '#sections/writing/topics.ts';
import { PostList } from '#sections/writing/Writing.tsx';
import { PageHead } from '#ui/PageHead.tsx';
import { UiStringsProvider } from '#ui/uiStrings.tsx';
import { MenuPage } from '../layout/MenuPage.tsx';
import type { PageContent } from '../prepare.ts';

export function WritingPage({ content }: { content: PageContent }) {
  const { writing, renderData } = content;
  const { topics } = renderData;
  return (
    <MenuPage content={content} page="writing">
      {writing.length >= fewestPosts && topics.length > 0 && <TopicList topics={topics} />}
      <PostList posts={writing} topics={topics} />
    </MenuPage>
  );
}

export function TopicPage({ content, topic }: { content: PageContent; topic: Topic<Post> }) {
  const { site, writing, edition, renderData } = content;
  const { writing: strings, all, lang } = uiStringsFor(site.language);
  return (
    <UiStringsProvider language={site.language} edition={edition}>
      <PageHead
        heading={topic.name}
        headingLang={topic.lang ?? (lang && site.language)}
        lead={strings.count(topic.posts.length)}
        leadLang={lang}
      />
      <PostList posts={topic.posts} topics={renderData.topics} of={topic} />
      <p>
        <a className="go" href={hrefIn(edition)(routes.writing)} lang={lang}>
          {all(strings.count(writing.length))}
        </a>
      </p>
    </UiStringsProvider>
  );
}

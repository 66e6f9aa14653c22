import { uiStringsFor } from '#base/uiStrings.ts';
import { postPath } from '#base/urls.ts';
import { PostBody } from '#sections/writing/PostBody.tsx';
import { postsBeside } from '#sections/writing/post.ts';
import type { Post } from '#sections/writing/schema.ts';
import { UiStringsProvider } from '#ui/uiStrings.tsx';
import type { PageContent } from '../prepare.ts';
import { Exhibit } from '../showcase/Exhibit.tsx';

interface Props {
  content: PageContent;
  post: Post;
  html?: string;
}

export function PostPage({ content, post, html }: Props) {
  const { site, writing, edition } = content;
  const { older, newer } = postsBeside(writing, post);
  const strings = uiStringsFor(site.language).writing;
  const link = ({ title, lang, slug }: Post, name: string, rel: 'prev' | 'next') => ({
    name,
    title,
    lang,
    path: postPath(slug),
    rel,
  });
  const links = [
    older ? link(older, strings.older, 'prev') : [],
    newer ? link(newer, strings.newer, 'next') : [],
  ].flat();
  return (
    <UiStringsProvider language={site.language} edition={edition.path}>
      <PostBody post={post} html={html} />
      <Exhibit
        content={content}
        path={postPath(post.slug)}
        outOfShowcase={strings.outOfShowcase}
        more={strings.more}
        links={links}
      />
    </UiStringsProvider>
  );
}

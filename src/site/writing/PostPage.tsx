import { PostBody } from '#sections/writing/PostBody.tsx';
import { PostNeighbors } from '#sections/writing/PostNeighbors.tsx';
import { postsBeside } from '#sections/writing/post.ts';
import type { Post } from '#sections/writing/schema.ts';
import { UiStringsProvider } from '#ui/uiStrings.tsx';
import type { PageContent } from '../prepare.tsx';

interface Props {
  content: PageContent;
  post: Post;
  /** Its text. */
  html?: string;
}

export function PostPage({ content: { site, writing, edition }, post, html }: Props) {
  const { older, newer } = postsBeside(writing, post);
  return (
    <UiStringsProvider language={site.language} edition={edition.path}>
      <PostBody post={post} html={html} />
      {(older || newer) && <PostNeighbors older={older} newer={newer} />}
    </UiStringsProvider>
  );
}

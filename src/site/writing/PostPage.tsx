import { uiStringsFor } from '#base/uiStrings.ts';
import { postPath } from '#base/urls.ts';
import { PostBody } from '#sections/writing/PostBody.tsx';
import { postsBeside } from '#sections/writing/post.ts';
import type { Post } from '#sections/writing/schema.ts';
import { drawInitials } from '#ui/monogram.ts';
import { UiStringsProvider } from '#ui/uiStrings.tsx';
import type { PageContent } from '../prepare.ts';
import { Exhibit } from '../showcase/Exhibit.tsx';
import { relatedTo } from './related.ts';

interface Props {
  content: PageContent;
  post: Post;
  html?: string;
}

export function PostPage({ content, post, html }: Props) {
  const { site, writing, edition, renderData } = content;
  const { older, newer } = postsBeside(writing, post);
  const link = ({ title, lang, slug }: Post) => ({ title, lang, path: postPath(slug) });
  return (
    <UiStringsProvider language={site.language} edition={edition}>
      <PostBody
        post={post}
        topics={renderData.topics}
        image={renderData.posts.get(post) ?? drawInitials(post.title)}
        html={html}
        related={relatedTo(post, renderData.works)}
      />
      <Exhibit
        content={content}
        path={postPath(post.slug)}
        more={uiStringsFor(site.language).nav.writing}
        previous={older && link(older)}
        next={newer && link(newer)}
      />
    </UiStringsProvider>
  );
}

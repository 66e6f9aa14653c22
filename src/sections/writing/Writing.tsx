import { routes } from '#base/urls.ts';
import { PageSection } from '#ui/PageSection.tsx';
import { Rows } from '#ui/Rows.tsx';
import { useHref, useUiStrings } from '#ui/uiStrings.tsx';
import { numbered } from '../section.ts';
import { postRow } from './PostList.tsx';
import { mostOnAbout } from './post.ts';
import type { Post } from './schema.ts';
import { writingStrings } from './uiStrings.ts';

interface Props {
  id: string;
  posts: readonly Post[];
}

/** The newest posts, and a link to all. */
export function Writing({ id, posts }: Props) {
  const { nav, language, lang } = useUiStrings();
  const href = useHref();
  return (
    <PageSection id={id} heading={nav.writing}>
      <Rows
        rows={posts
          .slice(0, mostOnAbout)
          .map((post, index) => ({ ...postRow(post, language, href), id: numbered(id, index) }))}
      >
        {posts.length > mostOnAbout && (
          <a className="go" href={href(routes.writing)} lang={lang}>
            {writingStrings(language).all(posts.length)}
          </a>
        )}
      </Rows>
    </PageSection>
  );
}

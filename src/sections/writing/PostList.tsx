import { formatDate, formatDayInYear } from '#base/dates.ts';
import { postPath } from '#base/urls.ts';
import { FactLine } from '#ui/FactLine.tsx';
import { PageSection } from '#ui/PageSection.tsx';
import { Rows } from '#ui/Rows.tsx';
import { UiText, useHref, useUiStrings } from '#ui/uiStrings.tsx';
import { groupByYear, hasPage, minutesToRead, yearId } from './post.ts';
import type { Post } from './schema.ts';
import { writingStrings } from './uiStrings.ts';

/** Returns a post as a row: its date, its link, and its reading time or the host that published it. */
export function postRow(post: Post, language: string, href: ReturnType<typeof useHref>) {
  const { lang, title, date, url, slug, body } = post;
  const length = () => writingStrings(language).read(minutesToRead(body));
  return {
    lang,
    title,
    url,
    href: hasPage(post) ? href(postPath(slug)) : undefined,
    when: date && formatDate(date, language),
    detail: url ? new URL(url).hostname.replace(/^www\./, '') : <UiText>{length()}</UiText>,
  };
}

/** All posts, year by year. */
export function PostList({ posts }: { posts: readonly Post[] }) {
  const { language } = useUiStrings();
  const href = useHref();
  return (
    <div>
      {groupByYear(posts).map(([year, ofYear]) => {
        const id = yearId(year);
        return (
          <PageSection key={id} id={id} heading={year ?? writingStrings(language).undated}>
            <Rows
              rows={ofYear.map((post) => ({
                ...postRow(post, language, href),
                // The year is the heading.
                when: post.date && formatDayInYear(post.date, language),
                summary: post.description,
                note: post.tags.length > 0 && <FactLine facts={post.tags} />,
              }))}
            />
          </PageSection>
        );
      })}
    </div>
  );
}

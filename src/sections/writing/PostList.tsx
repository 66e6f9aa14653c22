import { formatDayInYear } from '#base/dates.ts';
import { FactLine } from '#ui/FactLine.tsx';
import { PageSection } from '#ui/PageSection.tsx';
import { Rows } from '#ui/Rows.tsx';
import { useHref, useUiStrings } from '#ui/uiStrings.tsx';
import { groupByYear, yearId } from './post.ts';
import { postRow } from './postRow.tsx';
import type { Post } from './schema.ts';
import { writingStrings } from './uiStrings.ts';

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

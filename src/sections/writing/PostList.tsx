import { PageSection } from '#ui/PageSection.tsx';
import { Rows } from '#ui/Rows.tsx';
import { useWords } from '#ui/words.tsx';
import { groupByYear, type Post } from './post.ts';
import { postRow } from './postRow.ts';
import { writingWords } from './words.ts';

/** All posts, year by year. */
export function PostList({ posts }: { posts: readonly Post[] }) {
  const { language } = useWords();
  return (
    <div>
      {groupByYear(posts).map(([year, ofYear]) => {
        const id = `writing-${year ?? 'undated'}`;
        return (
          <PageSection key={id} id={id} heading={year ?? writingWords(language).undated}>
            <Rows
              rows={ofYear.map((post) => ({
                ...postRow(post, language),
                summary: post.description,
                note: post.tags.join(', '),
              }))}
            />
          </PageSection>
        );
      })}
    </div>
  );
}

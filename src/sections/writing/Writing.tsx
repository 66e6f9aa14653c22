import { formatDate, formatDayInYear } from '#base/dates.ts';
import type { UiStrings } from '#base/uiStrings.ts';
import { postPath, routes } from '#base/urls.ts';
import { FactLine } from '#ui/Facts.tsx';
import { PageSection } from '#ui/PageSection.tsx';
import { type RowFacts, Rows } from '#ui/Rows.tsx';
import { UiText, useHref, useUiStrings } from '#ui/uiStrings.tsx';
import { numbered } from '../places.ts';
import { groupByYear, hasPage, minutesToRead, mostOnAbout, yearId } from './post.ts';
import type { Post } from './schema.ts';
import { topicLinks } from './TopicLinks.tsx';
import { type Topic, topicOf } from './topics.ts';

function postRow(post: Post, { writing, language }: UiStrings, href: ReturnType<typeof useHref>): RowFacts {
  const { lang, title, date, url, slug, body } = post;
  const length = () => writing.read(minutesToRead(body));
  return {
    lang,
    title,
    url,
    href: hasPage(post) ? href(postPath(slug)) : undefined,
    when: date && formatDate(date, language),
    where: url ? new URL(url).hostname.replace(/^www\./, '') : <UiText>{length()}</UiText>,
  };
}

interface Props {
  id: string;
  posts: readonly Post[];
}

export function Writing({ id, posts }: Props) {
  const strings = useUiStrings();
  const href = useHref();
  return (
    <PageSection id={id} heading={strings.nav.writing}>
      <Rows
        rows={posts
          .slice(0, mostOnAbout)
          .map((post, index) => ({ ...postRow(post, strings, href), id: numbered(id, index) }))}
      />
      {posts.length > mostOnAbout && (
        <p className="rest">
          <a className="go" href={href(routes.writing)} lang={strings.lang}>
            {strings.all(strings.writing.count(posts.length))}
          </a>
        </p>
      )}
    </PageSection>
  );
}

interface ListProps {
  posts: readonly Post[];
  topics: readonly Topic<unknown>[];
  /** The topic that all of them have, which they don't repeat. */
  of?: Topic<unknown>;
}

export function PostList({ posts, topics, of }: ListProps) {
  const strings = useUiStrings();
  const href = useHref();
  return (
    <div>
      {groupByYear(posts).map(([year, ofYear]) => {
        const id = yearId(year);
        return (
          <PageSection key={id} id={id} heading={year ?? strings.writing.undated}>
            <Rows
              rows={ofYear.map((post) => {
                const tags = post.tags.filter((tag) => !of || !topicOf([of], tag));
                return {
                  ...postRow(post, strings, href),
                  // The year is the heading.
                  when: post.date && formatDayInYear(post.date, strings.language),
                  summary: post.description,
                  note: tags.length > 0 && <FactLine facts={topicLinks(tags, topics)} />,
                };
              })}
            />
          </PageSection>
        );
      })}
    </div>
  );
}

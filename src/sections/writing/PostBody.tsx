import { formatDate, type PartialDate } from '#base/dates.ts';
import { partsOf } from '#base/markdown/toHast.ts';
import { formatUnit } from '#base/units.ts';
import { inLanguage } from '#ui/ContentLanguage.tsx';
import { ExternalLink } from '#ui/ExternalLink.tsx';
import { Fact, FactLine } from '#ui/Facts.tsx';
import type { Image } from '#ui/image.ts';
import { LongText } from '#ui/LongText.tsx';
import styles from '#ui/Spread.module.css';
import { Spread } from '#ui/Spread.tsx';
import { ContentIn, UiText, useUiStrings } from '#ui/uiStrings.tsx';
import { type Work, Works } from '#ui/Works.tsx';
import { hasPage, minutesToRead } from './post.ts';
import type { Post } from './schema.ts';
import { topicLinks } from './TopicLinks.tsx';
import type { Topic } from './topics.ts';

interface Props {
  post: Post;
  topics: readonly Topic<unknown>[];
  image: Image;
  html?: string;
  /** Works that share its topics. */
  related?: readonly Work[];
}

export function PostBody({ post, topics, image, html, related = [] }: Props) {
  const { writing } = useUiStrings();
  return (
    <article {...inLanguage(post.lang)}>
      <ContentIn lang={post.lang}>
        <Spread
          title={post.title}
          lead={post.description}
          lang={post.lang}
          tone="own"
          image={image}
          meta={
            <span className="mono">
              <UiText>{writing.tile}</UiText>
            </span>
          }
          facts={<PostFacts post={post} topics={topics} />}
        >
          {html && <LongText html={html} parts={partsOf(post.body)} />}
          {post.discuss && (
            <p className="text">
              <ExternalLink href={post.discuss}>
                <UiText>{writing.discuss}</UiText>
              </ExternalLink>
            </p>
          )}
          <Works heading={writing.related} works={related} />
        </Spread>
      </ContentIn>
    </article>
  );
}

function PostFacts({ post, topics }: Pick<Props, 'post' | 'topics'>) {
  const { date, updated, tags, body } = post;
  const { writing, language } = useUiStrings();
  const strings = writing.facts;
  return (
    <>
      <DateFact term={strings.published} date={date} />
      <DateFact term={strings.updated} date={updated === date ? undefined : updated} />
      {hasPage(post) && (
        <Fact term={strings.readingTime} className={styles.one}>
          <UiText>{formatUnit(minutesToRead(body), 'minute', language)}</UiText>
        </Fact>
      )}
      {tags.length > 0 && (
        <Fact term={strings.tags} className={styles.rest}>
          <FactLine facts={topicLinks(tags, topics)} />
        </Fact>
      )}
    </>
  );
}

function DateFact({ term, date }: { term: string; date?: PartialDate }) {
  const { language, lang } = useUiStrings();
  if (!date) return null;
  return (
    <Fact term={term}>
      <time dateTime={date} lang={lang}>
        {formatDate(date, language)}
      </time>
    </Fact>
  );
}

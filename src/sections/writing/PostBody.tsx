import { formatDate, type PartialDate } from '#base/dates.ts';
import { formatUnit } from '#base/units.ts';
import { Chips } from '#ui/Chips.tsx';
import { ContentLanguage, inLanguage } from '#ui/ContentLanguage.tsx';
import facts from '#ui/Facts.module.css';
import { Fact } from '#ui/Facts.tsx';
import { hangOf, isLongTitle } from '#ui/largeType.ts';
import { Prose } from '#ui/Prose.tsx';
import { Text } from '#ui/Text.tsx';
import { ContentIn, UiText, useUiStrings } from '#ui/uiStrings.tsx';
import styles from './PostBody.module.css';
import { hasPage, minutesToRead } from './post.ts';
import type { Post } from './schema.ts';

interface Props {
  post: Post;
  html?: string;
}

export function PostBody({ post, html }: Props) {
  return (
    <article {...inLanguage(post.lang)}>
      <div className={`grid ${styles.head}`}>
        <ContentIn lang={post.lang}>
          <ContentLanguage lang={post.lang} className="text" />
        </ContentIn>
        <h1 className={`${styles.title} ${isLongTitle(post.title) ? styles.long : ''} ${hangOf(post.title)}`}>
          <Text>{post.title}</Text>
        </h1>
        {post.description && (
          <p className="text lead">
            <Text>{post.description}</Text>
          </p>
        )}
      </div>
      <div className={`grid ${styles.body}`}>
        <ContentIn lang={post.lang}>
          <PostFactList post={post} />
        </ContentIn>
        {html && <Prose html={html} className="text" />}
      </div>
    </article>
  );
}

function PostFactList({ post }: { post: Post }) {
  const { date, updated, tags, body } = post;
  const { writing, language } = useUiStrings();
  const strings = writing.facts;
  return (
    <dl className={`rail ${facts.facts}`}>
      <DateFact term={strings.published} date={date} />
      <DateFact term={strings.updated} date={updated === date ? undefined : updated} />
      {hasPage(post) && (
        <Fact term={strings.readingTime}>
          <UiText>{formatUnit(minutesToRead(body), 'minute', language)}</UiText>
        </Fact>
      )}
      {tags.length > 0 && (
        <Fact term={strings.tags}>
          <Chips items={tags} className={facts.chips} />
        </Fact>
      )}
    </dl>
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

import { formatDate, type PartialDate } from '#base/dates.ts';
import { Chips } from '#ui/Chips.tsx';
import facts from '#ui/Facts.module.css';
import { Prose } from '#ui/Prose.tsx';
import { useWords } from '#ui/words.tsx';
import styles from './PostBody.module.css';
import type { Post } from './post.ts';
import { formatMinutes } from './readingTime.ts';
import { writingWords } from './words.ts';

interface Props {
  post: Post;
  html?: string;
}

/** A post's own page: title and description, then dates, reading time and topics in the rail beside its text. */
export function PostBody({ post, html }: Props) {
  return (
    <article>
      <div className={`grid ${styles.head}`}>
        <h1 className={styles.title}>{post.title}</h1>
        {post.description && <p className="text lead">{post.description}</p>}
      </div>
      <div className={`grid ${styles.body}`}>
        <PostFactList {...post} />
        {html && <Prose html={html} className="text" />}
      </div>
    </article>
  );
}

function PostFactList({ date, updated, minutes, tags }: Post) {
  const { language } = useWords();
  const words = writingWords(language);
  return (
    <dl className={`rail ${facts.facts}`}>
      <DateFact term={words.published} date={date} />
      <DateFact term={words.updated} date={updated} />
      {minutes && (
        <div>
          <dt>{words.readingTime}</dt>
          <dd>{formatMinutes(minutes, language, 'long')}</dd>
        </div>
      )}
      {tags.length > 0 && (
        <div>
          <dt>{words.tags}</dt>
          <dd>
            <Chips items={tags.map((name) => ({ name }))} className={facts.chips} />
          </dd>
        </div>
      )}
    </dl>
  );
}

function DateFact({ term, date }: { term: string; date?: PartialDate }) {
  const { language } = useWords();
  if (!date) return null;
  return (
    <div>
      <dt>{term}</dt>
      <dd>
        <time dateTime={date}>{formatDate(date, language)}</time>
      </dd>
    </div>
  );
}

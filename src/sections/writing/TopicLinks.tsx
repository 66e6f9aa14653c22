import { topicPath } from '#base/urls.ts';
import { Fold } from '#ui/Fold.tsx';
import { Text } from '#ui/Text.tsx';
import { useHref, useUiStrings } from '#ui/uiStrings.tsx';
import { foldId } from '../places.ts';
import styles from './TopicLinks.module.css';
import { type Topic, topicOf } from './topics.ts';

/** From how many posts on their list shows their topics, and how many of these it doesn't fold. */
export const fewestPosts = 8;
const mostTopics = 12;

function TopicLink({ name, slug, lang }: Pick<Topic, 'name' | 'slug' | 'lang'>) {
  return (
    <a className={styles.topic} href={useHref()(topicPath(slug))} lang={lang}>
      <Text>{name}</Text>
    </a>
  );
}

/** Returns the tags of a post as links to their topics. */
export const topicLinks = (tags: readonly string[], topics: readonly Topic<unknown>[]) =>
  tags.map((name) => {
    const topic = topicOf(topics, name);
    return topic ? <TopicLink key={name} name={name} slug={topic.slug} /> : name;
  });

function TopicItems({ topics }: { topics: readonly Topic<unknown>[] }) {
  return (
    <ul className={`rest flow ${styles.topics}`}>
      {topics.map((topic) => (
        <li key={topic.slug}>
          <TopicLink {...topic} /> <span className="label">{topic.posts.length}</span>
        </li>
      ))}
    </ul>
  );
}

/** The topics of all posts, with the number of posts of each. */
export function TopicList({ topics }: { topics: readonly Topic<unknown>[] }) {
  const { writing, more, lang } = useUiStrings();
  const label = writing.facts.tags;
  const rest = topics.slice(mostTopics);
  return (
    <nav className={`grid ${styles.list}`} aria-label={label}>
      <p className={`rail label ${styles.label}`} lang={lang}>
        {label}
      </p>
      <TopicItems topics={topics.slice(0, mostTopics)} />
      {rest.length > 0 && (
        <Fold id={foldId('topics')} label={more(rest.length)}>
          <TopicItems topics={rest} />
        </Fold>
      )}
    </nav>
  );
}

import { postPath } from '#base/urls.ts';
import { Text } from '#ui/Text.tsx';
import { useHref, useUiStrings } from '#ui/uiStrings.tsx';
import styles from './PostNeighbors.module.css';
import type { Post } from './schema.ts';

interface Props {
  older?: Post;
  newer?: Post;
}

export function PostNeighbors({ older, newer }: Props) {
  const strings = useUiStrings().writing;
  return (
    <nav className={styles.strip} aria-label={strings.more}>
      {older && <Neighbor post={older} label={strings.older} />}
      {newer && <Neighbor post={newer} label={strings.newer} isAfter />}
    </nav>
  );
}

function Neighbor({ post, label, isAfter = false }: { post: Post; label: string; isAfter?: boolean }) {
  const href = useHref();
  return (
    <a className={isAfter ? styles.after : undefined} href={href(postPath(post.slug))}>
      <span className="label" lang={useUiStrings().lang}>
        {label}
      </span>
      <b lang={post.lang}>
        <Text>{post.title}</Text>
      </b>
    </a>
  );
}

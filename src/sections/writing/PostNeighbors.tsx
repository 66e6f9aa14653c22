import { useUiStrings } from '#ui/uiStrings.tsx';
import styles from './PostNeighbors.module.css';
import type { PagedPost } from './post.ts';
import { writingStrings } from './uiStrings.ts';

interface Props {
  older?: PagedPost;
  newer?: PagedPost;
}

/** The posts before and after this one in time. */
export function PostNeighbors({ older, newer }: Props) {
  const strings = writingStrings(useUiStrings().language);
  return (
    <nav className={styles.strip} aria-label={strings.more}>
      {older && <Neighbor post={older} label={strings.older} />}
      {newer && <Neighbor post={newer} label={strings.newer} isAfter />}
    </nav>
  );
}

function Neighbor({ post, label, isAfter = false }: { post: PagedPost; label: string; isAfter?: boolean }) {
  return (
    <a className={isAfter ? styles.after : undefined} href={post.page.href}>
      <span className="label" lang={useUiStrings().lang}>
        {label}
      </span>
      <b>{post.title}</b>
    </a>
  );
}

import { useWords } from '#ui/words.tsx';
import styles from './PostNeighbours.module.css';
import type { PagedPost } from './post.ts';
import { writingWords } from './words.ts';

interface Props {
  older?: PagedPost;
  newer?: PagedPost;
}

/** The posts before and after this one in time. */
export function PostNeighbours({ older, newer }: Props) {
  const words = writingWords(useWords().language);
  return (
    <nav className={styles.strip} aria-label={words.more}>
      {older && <Neighbour post={older} label={words.older} />}
      {newer && <Neighbour post={newer} label={words.newer} isAfter />}
    </nav>
  );
}

function Neighbour({ post, label, isAfter = false }: { post: PagedPost; label: string; isAfter?: boolean }) {
  return (
    <a className={isAfter ? styles.after : undefined} href={post.page.href}>
      <span className="label">{label}</span>
      <b>{post.title}</b>
    </a>
  );
}

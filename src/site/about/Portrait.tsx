import { Art } from '#ui/Art.tsx';
import { drawInitials } from '#ui/monogram.ts';
import { Picture } from '#ui/Picture.tsx';
import type { PageContent } from '../prepare.ts';
import styles from './Portrait.module.css';

interface Props {
  content: Pick<PageContent, 'site' | 'renderData'>;
  /** Alt text. If omitted, the portrait is decorative, and nothing replaces a photo that fails to load. */
  alt?: string;
  lang?: string;
}

/** The owner's photo, or the initials if there is none or it fails to load. */
export function Portrait({ content: { site, renderData }, alt, lang }: Props) {
  const { photo } = renderData;
  const initials = drawInitials(site.name);
  return (
    <div className={styles.portrait} lang={lang}>
      {photo?.kind === 'photo' ? (
        <>
          <Picture image={photo} tone="neutral" alt={alt} className={styles.photo} eager={Boolean(alt)} />
          {alt && <Art drawing={initials} tone="neutral" alt={alt} />}
        </>
      ) : (
        <Art drawing={photo ?? initials} tone="own" alt={alt} />
      )}
    </div>
  );
}

import type { ReactNode } from 'react';
import type { Photo } from '#ui/image.ts';
import styles from './Portrait.module.css';

interface Props {
  photo: Photo;
  alt: string;
  /** What replaces the photo if it fails to load. */
  children: ReactNode;
}

export function Portrait({ photo, alt, children }: Props) {
  return (
    <div className={styles.portrait}>
      <picture>
        {photo.sources.map(({ type, srcSet }) => (
          <source key={type} type={type} srcSet={srcSet} sizes={photo.sizes} />
        ))}
        <img src={photo.src} width={photo.width} height={photo.height} alt={alt} fetchPriority="high" />
      </picture>
      <div className={styles.placeholder}>{children}</div>
    </div>
  );
}

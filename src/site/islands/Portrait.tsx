import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Photo } from '#ui/image.ts';
import styles from './Portrait.module.css';

interface Props {
  photo: Photo;
  alt: string;
  children?: ReactNode;
}

export function Portrait({ photo, alt, children }: Props) {
  const image = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) setFailed(true);
  }, []);

  return (
    <div className={styles.portrait} {...(failed && { role: 'img', 'aria-label': alt })}>
      <picture hidden={failed}>
        {photo.sources.map(({ type, srcSet }) => (
          <source key={type} type={type} srcSet={srcSet} sizes={photo.sizes} />
        ))}
        <img
          ref={image}
          src={photo.src}
          width={photo.width}
          height={photo.height}
          alt={alt}
          loading="eager"
          fetchPriority="high"
          onError={() => setFailed(true)}
        />
      </picture>
      <div className={styles.placeholder} hidden={!failed}>
        {children}
      </div>
    </div>
  );
}

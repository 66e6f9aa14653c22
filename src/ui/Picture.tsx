import styles from './Art.module.css';
import { Art } from './Art.tsx';
import type { Photo, Picture as PictureData } from './picture.ts';

interface Props {
  picture: PictureData;
  tone: 'research' | 'personal' | 'freelance' | 'neutral';
  alt?: string;
  square?: boolean;
  className?: string;
  /** In the first screen: loaded at once, before others. */
  eager?: boolean;
  /** Where the place is another than the one that the picture was made for. */
  sizes?: string;
}

/** A drawing in the page, or a raster picture in the formats and widths that the layout uses. */
export function Picture({ picture, tone, alt, square = false, className = '', eager = false, sizes }: Props) {
  if (picture.kind === 'drawing') {
    return <Art drawing={picture} tone={tone} alt={alt} square={square} className={className} />;
  }
  return (
    <RasterPicture
      photo={{ ...picture, sizes: sizes ?? picture.sizes }}
      alt={alt ?? ''}
      className={`${styles.art} ${tone} ${className}`}
      eager={eager}
    />
  );
}

interface RasterProps {
  photo: Photo;
  alt: string;
  className?: string;
  eager?: boolean;
}

function RasterPicture({ photo, alt, className, eager }: RasterProps) {
  return (
    <picture>
      {photo.sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={photo.sizes} />
      ))}
      <img
        src={photo.src}
        width={photo.width}
        height={photo.height}
        alt={alt}
        className={className}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
      />
    </picture>
  );
}

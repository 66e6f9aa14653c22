import styles from './Art.module.css';
import { Art } from './Art.tsx';
import type { Image, Photo } from './image.ts';

interface Props {
  image: Image;
  tone: 'research' | 'personal' | 'freelance' | 'neutral';
  alt?: string;
  square?: boolean;
  className?: string;
  /** In the first screen: loaded at once, before others. */
  eager?: boolean;
  /** Where the place is another than the one that the image was made for. */
  sizes?: string;
  /** Number of the work whose cover it is: see `Art`. */
  figure?: number;
}

/** A drawing in the page, or a raster image in the formats and widths that the layout uses. */
export function Picture({ image, square = false, eager = false, sizes, ...rest }: Props) {
  if (image.kind === 'drawing') return <Art drawing={image} square={square} {...rest} />;
  return <RasterImage photo={{ ...image, sizes: sizes ?? image.sizes }} eager={eager} {...rest} />;
}

interface RasterProps extends Omit<Props, 'image' | 'square' | 'sizes'> {
  photo: Photo;
}

function RasterImage({ photo, tone, alt = '', className = '', eager, figure }: RasterProps) {
  // Without a place of its own shape, as in running text, an image is as high as it is.
  const isTall = Boolean(className) && photo.height > photo.width;
  return (
    <picture className={`${styles.photo} ${tone} ${isTall ? styles.tall : ''}`} data-figure={figure && `fig-${figure}`}>
      {photo.sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={photo.sizes} />
      ))}
      <img
        src={photo.src}
        width={photo.width}
        height={photo.height}
        alt={alt}
        className={`${styles.art} ${className}`}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
      />
    </picture>
  );
}

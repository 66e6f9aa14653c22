import styles from './Art.module.css';
import { Art } from './Art.tsx';
import type { Image, Photo } from './image.ts';
import type { Tone } from './palette/tokens.ts';

interface Props {
  image: Image;
  tone: Tone;
  alt?: string;
  square?: boolean;
  className?: string;
  /** Whether to load it at once with high priority, as in the first screen. */
  eager?: boolean;
  /** Default: the sizes of the layout that the image was made for. */
  sizes?: string;
  figure?: number;
}

export function Picture({ image, square = false, eager = false, sizes, ...rest }: Props) {
  if (image.kind === 'drawing') return <Art drawing={image} square={square} {...rest} />;
  return <RasterImage photo={{ ...image, sizes: sizes ?? image.sizes }} eager={eager} {...rest} />;
}

interface RasterProps extends Omit<Props, 'image' | 'square' | 'sizes'> {
  photo: Photo;
}

function RasterImage({ photo, tone, alt = '', className = '', eager, figure }: RasterProps) {
  // In running text, which sets no class, an image keeps its height.
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

import type { ReactNode } from 'react';
import acting from './Acting.module.css';
import { ContentLanguage } from './ContentLanguage.tsx';
import halves from './Halves.module.css';
import type { Image } from './image.ts';
import { isLongTitle, titleSizeOf } from './largeType.ts';
import { Picture } from './Picture.tsx';
import type { Tone } from './palette/tokens.ts';
import styles from './Spread.module.css';
import { Text } from './Text.tsx';

interface Props {
  title: string;
  lead?: string;
  lang?: string;
  tone: Tone;
  image: Image;
  alt?: string;
  figure?: number;
  /** What the work is, above its title. */
  meta: ReactNode;
  /** Facts, joined to the plate as a strip. */
  facts: ReactNode;
  children: ReactNode;
}

/** The spread of a study or post. A drawing is its plate, with the title on it; a photo is beside the title. */
export function Spread({ title, lead, lang, tone, image, alt, figure, meta, facts, children }: Props) {
  const isPhoto = image.kind === 'photo';
  const head = isPhoto ? halves : styles;
  const size = isPhoto ? isLongTitle(title) && 'long' : titleSizeOf(title);
  const words = (
    <>
      <div className={`flow ${head.meta}`}>
        {meta}
        <ContentLanguage lang={lang} />
      </div>
      <h1 className={`${head.title} ${size ? head[size] : ''}`}>
        <Text>{title}</Text>
      </h1>
    </>
  );
  const picture = (className = '') => (
    <Picture image={image} tone={tone} alt={alt} figure={figure} className={className} eager />
  );
  const description = (className: string) =>
    lead && (
      <p className={className}>
        <Text>{lead}</Text>
      </p>
    );
  return (
    <>
      {isPhoto ? (
        <div className={`grid ${halves.head} ${tone}`}>
          <div className={halves.words}>
            {words}
            {description(`lead ${halves.description}`)}
          </div>
          <div className={halves.cover}>{picture(halves.image)}</div>
        </div>
      ) : (
        <div className={`${styles.plate} ${acting.acting} ${acting.top} ${tone}`}>
          {picture(styles.drawing)}
          {words}
        </div>
      )}
      <dl className={`ruled ${styles.strip}`}>{facts}</dl>
      <div className={`grid ${styles.body}`}>
        {!isPhoto && description(styles.lead ?? '')}
        {children}
      </div>
    </>
  );
}

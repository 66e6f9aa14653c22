import type { Drawing } from '#base/drawing.ts';
import styles from './Art.module.css';
import { boxOf } from './image.ts';
import type { Tone } from './palette/tokens.ts';

interface Props {
  drawing: Drawing;
  tone: Tone;
  square?: boolean;
  className?: string;
  /** Alt text. If omitted, the drawing is decorative. */
  alt?: string;
  /** Number of the work whose cover it is, for the page transition: unique on its page. */
  figure?: number;
}

export function Art({ drawing, tone, square = false, className = '', alt, figure }: Props) {
  return (
    <svg
      className={`${styles.art} ${tone} ${className}`}
      viewBox={square ? boxOf(drawing).square : drawing.viewBox}
      preserveAspectRatio="xMidYMid slice"
      data-figure={figure && `fig-${figure}`}
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
      dangerouslySetInnerHTML={{ __html: drawing.markup }}
    />
  );
}

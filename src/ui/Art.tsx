import type { Drawing } from '#base/drawing.ts';
import styles from './Art.module.css';

interface Props {
  drawing: Drawing;
  /** Whose tones it wears. */
  tone: 'research' | 'personal' | 'freelance' | 'neutral';
  /** Only the middle 80 × 80 of a 120 × 80 drawing. */
  square?: boolean;
  className?: string;
  /** What it shows; without it the drawing is ornament. */
  alt?: string;
  /** Number of the work whose cover it is. It moves to the same cover on the next page, so a page has it once. */
  figure?: number;
}

/** A drawing in the page, in the tones of its category and the theme. */
export function Art({ drawing, tone, square = false, className = '', alt, figure }: Props) {
  const [x = 0, y = 0, width = 120, height = 80] = drawing.viewBox.split(/[ ,]+/).map(Number);
  const viewBox = square ? `${x + (width - height) / 2} ${y} ${height} ${height}` : drawing.viewBox;
  return (
    <svg
      className={`${styles.art} ${tone} ${className}`}
      viewBox={viewBox}
      preserveAspectRatio="xMidYMid slice"
      data-figure={figure && `fig-${figure}`}
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
      // Cleaned at build time (src/base/drawing.ts).
      dangerouslySetInnerHTML={{ __html: drawing.markup }}
    />
  );
}

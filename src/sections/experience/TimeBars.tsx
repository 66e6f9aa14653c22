import { useUiStrings } from '#ui/uiStrings.tsx';
import styles from './TimeBars.module.css';
import type { TimeScale } from './timeScale.ts';
import { experienceStrings } from './uiStrings.ts';

/** Height of one bar's row, in em of the drawing, which is larger on a narrow screen. */
const row = 1.75;

interface Props extends TimeScale {
  /** Whether time goes from right to left, as the page is read. SVG has no start and end but those of text. */
  mirrored?: boolean;
}

/** Periods to scale, newest on top; what goes on now is ink. The list below says the same in words. */
export function TimeBars({ ticks, bars, mirrored = false }: Props) {
  const x = (at: number) => `${mirrored ? Math.round((100 - at) * 100) / 100 : at}%`;
  const gap = (em: number) => `${mirrored ? -em : em}em`;
  const strings = experienceStrings(useUiStrings().language);
  const height = bars.length * row + 1;
  return (
    <figure className={styles.scale} role="img" aria-label={strings.scale}>
      <svg className={styles.bars} width="100%" height={`${height}em`} aria-hidden="true">
        {ticks.map(({ label, at }) => (
          <line key={`${at} ${label}`} className={styles.tick} x1={x(at)} x2={x(at)} y1="0" y2="100%" />
        ))}
        {bars.map(({ label, from, width, now, side, above }, index) => {
          const anchors = { after: from + width, before: from, inside: from } as const;
          return (
            <svg key={`${from} ${label}`} className={now ? styles.now : undefined} y={`${index * row}em`} aria-hidden>
              <text
                className={`mono ${styles.label} ${styles.above}`}
                paintOrder="stroke"
                textAnchor={above.anchor}
                x={x(above.at)}
                y="1.6rem"
              >
                {label}
              </text>
              <rect
                className={styles.bar}
                x={x(mirrored ? from + width : from)}
                y="0.75rem"
                width={`${width}%`}
                height="1.25rem"
              />
              <text
                className={`mono ${styles.label} ${styles[side] ?? ''}`}
                paintOrder="stroke"
                x={x(anchors[side])}
                dx={gap(side === 'before' ? -1 : 1)}
                y="1.65rem"
              >
                {label}
              </text>
            </svg>
          );
        })}
      </svg>
      <svg className={`label ${styles.axis}`} width="100%" height="1.5rem" aria-hidden="true">
        {ticks.map(({ label, at }) => (
          <text key={`${at} ${label}`} x={x(at)} y="1.1rem">
            {label}
          </text>
        ))}
      </svg>
    </figure>
  );
}

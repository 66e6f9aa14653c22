import { useUiStrings } from '#ui/uiStrings.tsx';
import styles from './TimeBars.module.css';
import type { TimeScale } from './timeScale.ts';
import { experienceStrings } from './uiStrings.ts';

/** Height of one bar's row, in em of the drawing, which is larger on a narrow screen. */
const row = 1.75;

/** Periods to scale, newest on top; what goes on now is ink. The list below says the same in words. */
export function TimeBars({ ticks, bars }: TimeScale) {
  const strings = experienceStrings(useUiStrings().language);
  const height = bars.length * row + 1;
  return (
    <figure className={styles.scale} role="img" aria-label={strings.scale}>
      <svg className={styles.bars} width="100%" height={`${height}em`} aria-hidden="true">
        {ticks.map(({ label, at }) => (
          <line key={`${at} ${label}`} className={styles.tick} x1={`${at}%`} x2={`${at}%`} y1="0" y2="100%" />
        ))}
        {bars.map(({ label, from, width, now, side, above }, index) => {
          const anchors = { after: from + width, before: from, inside: from } as const;
          return (
            <svg key={`${from} ${label}`} className={now ? styles.now : undefined} y={`${index * row}em`} aria-hidden>
              <text
                className={`mono ${styles.label} ${styles.above}`}
                paintOrder="stroke"
                textAnchor={above.anchor}
                x={`${above.at}%`}
                y="1.6rem"
              >
                {label}
              </text>
              <rect className={styles.bar} x={`${from}%`} y="0.75rem" width={`${width}%`} height="1.25rem" />
              <text
                className={`mono ${styles.label} ${styles[side] ?? ''}`}
                paintOrder="stroke"
                x={`${anchors[side]}%`}
                dx={side === 'before' ? '-1em' : '1em'}
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
          <text key={`${at} ${label}`} x={`${at}%`} y="1.1rem">
            {label}
          </text>
        ))}
      </svg>
    </figure>
  );
}

import { formatPeriod } from '#base/dates.ts';
import { Text } from '#ui/Text.tsx';
import { useUiStrings } from '#ui/uiStrings.tsx';
import { employerName, entryId } from './experience.ts';
import styles from './TimeBars.module.css';
import type { TimeBar, TimeScale } from './timeScale.ts';

/** Height of one bar's row, in em of the drawing, which is larger on a narrow screen. */
const row = 1.75;
const thin = 12;

interface Props extends TimeScale {
  /** Draws time from right to left, as the page is read. SVG has logical directions only for text. */
  mirrored?: boolean;
}

/**
 * Periods to scale, newest on top, with the roles at one employer in one row. Current ones are in ink. Not for
 * screen readers, since the list below has the same content. Each bar has a tooltip, and links to its entry.
 */
export function TimeBars({ ticks, rows, earlier, lane, mirrored = false }: Props) {
  const x = (at: number) => `${mirrored ? Math.round((100 - at) * 100) / 100 : at}%`;
  const gap = (em: number) => `${mirrored ? -em : em}em`;
  const strings = useUiStrings();
  const marks = ticks.map(({ label, at }) => (
    <line key={`${at} ${label}`} className={styles.tick} x1={x(at)} x2={x(at)} y1="0" y2="100%" />
  ));
  const rect = ({ employer, role, from, width, now }: TimeBar, y: string, height: string) => (
    <a key={role.slug} href={`#${entryId(role.slug)}`} tabIndex={-1}>
      <title>
        {[employer.roles.length > 1 && role.title, employerName(employer), formatPeriod(role, strings)]
          .filter(Boolean)
          .join(strings.comma)}
      </title>
      <rect
        className={`${styles.bar} ${now ? styles.now : ''}`}
        x={x(mirrored ? from + width : from)}
        y={y}
        width={`${width}%`}
        height={height}
      />
    </a>
  );
  return (
    <div className={styles.scale}>
      <svg className={styles.bars} width="100%" height={`${rows.length * row + 1}em`} aria-hidden="true">
        {marks}
        {rows.map(({ bars, label, side, at, above }, index) => (
          <svg
            key={bars[0]?.role.slug}
            className={bars.length > 1 ? styles.parted : undefined}
            y={`${index * row}em`}
            aria-hidden
          >
            <text
              className={`mono ${styles.label} ${styles.above}`}
              paintOrder="stroke"
              textAnchor={above.anchor}
              x={x(above.at)}
              y="1.6rem"
            >
              <Text>{label}</Text>
            </text>
            {bars.map((bar) => rect(bar, '0.75rem', '1.25rem'))}
            <text
              className={`mono ${styles.label} ${styles[side] ?? ''}`}
              paintOrder="stroke"
              x={x(at)}
              dx={gap(side === 'before' ? -1 : 1)}
              y="1.65rem"
            >
              <Text>{label}</Text>
            </text>
          </svg>
        ))}
      </svg>
      {earlier > 0 && (
        <svg className={styles.lane} width="100%" height={4 * thin} aria-hidden="true">
          {marks}
          <text className={`mono ${styles.label}`} paintOrder="stroke" x={x(0)} y={thin}>
            {strings.more(earlier)}
          </text>
          {lane.map((bar) => rect(bar, String(2 * thin), String(thin)))}
        </svg>
      )}
      <svg className={`label ${styles.axis}`} width="100%" height="1.5rem" aria-hidden="true">
        {ticks.map(({ label, at }) => (
          <text key={`${at} ${label}`} x={x(at)} y="1.1rem">
            {label}
          </text>
        ))}
      </svg>
    </div>
  );
}

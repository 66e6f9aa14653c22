import { withDirection } from '#base/direction.ts';
import { joinUnits } from '#base/units.ts';
import styles from './Lines.module.css';
import { numberParts } from './numberParts.ts';

/** Highlights as ruled lines, with their numbers in semibold. A number that begins a sentence hangs in the margin. */
export function Lines({ items = [] }: { items?: readonly string[] }) {
  if (!items.length) return null;
  return (
    <ul className={styles.lines}>
      {items.map((item, index) => {
        const { hung, parts } = numberParts(withDirection(joinUnits(item)));
        return (
          <li key={index}>
            {hung && <b>{hung}</b>}
            <span>{parts.map((part, place) => (place % 2 ? <b key={place}>{part}</b> : part))}</span>
          </li>
        );
      })}
    </ul>
  );
}

import styles from './Chips.module.css';
import { Text } from './Text.tsx';

interface Props {
  items: readonly { name: string; highlight?: boolean }[];
  label?: string;
  className?: string;
}

export function Chips({ items, label, className = '' }: Props) {
  return (
    <ul className={`mono ${styles.chips} ${className}`} aria-label={label}>
      {items.map(({ name, highlight }, index) => (
        <li key={index} className={highlight ? styles.primary : undefined}>
          {highlight ? (
            <strong>
              <Text>{name}</Text>
            </strong>
          ) : (
            <Text>{name}</Text>
          )}
        </li>
      ))}
    </ul>
  );
}

import styles from './Chips.module.css';
import { Text } from './Text.tsx';
import { useUiStrings } from './uiStrings.tsx';

interface Props {
  items: readonly { name: string; highlight?: boolean }[];
  label?: string;
  className?: string;
}

export function Chips({ items, label, className = '' }: Props) {
  const strings = useUiStrings();
  return (
    <ul className={`mono ${styles.chips} ${className}`} aria-label={label}>
      {items.map(({ name, highlight }, index) => (
        <li key={index} className={highlight ? styles.primary : undefined}>
          <Text>{name}</Text>
          {highlight && (
            <span className="visually-hidden" lang={strings.lang}>
              {strings.comma + strings.skills.main}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

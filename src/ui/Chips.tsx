import type { ReactNode } from 'react';
import styles from './Chips.module.css';
import { Text } from './Text.tsx';

interface Props {
  items: readonly ReactNode[];
  label?: string;
  className?: string;
}

export function Chips({ items, label, className = '' }: Props) {
  return (
    <ul className={`mono ${styles.chips} ${className}`} aria-label={label}>
      {items.map((name, index) => (
        <li key={index}>
          <Text>{name}</Text>
        </li>
      ))}
    </ul>
  );
}

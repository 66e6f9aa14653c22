import styles from './Bullets.module.css';
import { Text } from './Text.tsx';

interface Props {
  items?: readonly string[];
  className?: string;
}

export function Bullets({ items = [], className = '' }: Props) {
  if (!items.length) return null;
  return (
    <ul className={`${styles.bullets} ${className}`}>
      {items.map((item, index) => (
        <li key={index}>
          <Text>{item}</Text>
        </li>
      ))}
    </ul>
  );
}

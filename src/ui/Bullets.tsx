import { widthOf } from '#base/characters.ts';
import styles from './Bullets.module.css';
import { Chips } from './Chips.tsx';
import { Text } from './Text.tsx';

interface Props {
  items?: readonly string[];
  className?: string;
}

/** Characters of the longest keyword. */
const longestKeyword = 24;

const isKeyword = (item: string) => widthOf(item) <= longestKeyword && !/[.!?。]$/.test(item);

/** Highlights, one below the other; if all are keywords, as chips. */
export function Bullets({ items = [], className = '' }: Props) {
  if (!items.length) return null;
  if (items.every(isKeyword)) return <Chips items={items} className={`${styles.keywords} ${className}`} />;
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

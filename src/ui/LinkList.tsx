import styles from './LinkList.module.css';
import { useUiStrings } from './uiStrings.tsx';

interface Props {
  label: string;
  /** `isOwn`: whether the owner wrote the name; otherwise it is a UI string. */
  links: readonly { href: string; name: string; isOwn?: boolean }[];
  className?: string;
}

/** A few links below a label: a column in the rail, ruled pairs on a phone. */
export function LinkList({ label, links, className = '' }: Props) {
  const { lang } = useUiStrings();
  return (
    <nav className={`${styles.links} ${className}`} aria-label={label}>
      <p className="label" lang={lang}>
        {label}
      </p>
      <ul>
        {links.map(({ href, name, isOwn }) => (
          <li key={href}>
            <a href={href} lang={isOwn ? undefined : lang}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

import styles from './LinkList.module.css';

interface Props {
  label: string;
  links: readonly { href: string; name: string }[];
  className?: string;
}

/** A few links below their name: a column in the rail, ruled pairs on a phone. */
export function LinkList({ label, links, className = '' }: Props) {
  return (
    <nav className={`${styles.links} ${className}`} aria-label={label}>
      <p className="label">{label}</p>
      <ul>
        {links.map(({ href, name }) => (
          <li key={href}>
            <a href={href}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

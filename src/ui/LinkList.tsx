import styles from './LinkList.module.css';
import { Text } from './Text.tsx';
import { useUiStrings } from './uiStrings.tsx';

interface Props {
  label: string;
  /** `isOwnerText`: the owner wrote the name, in `lang`; otherwise it is a UI string. */
  links: readonly { href: string; name: string; isOwnerText?: boolean; lang?: string }[];
  className?: string;
}

export function LinkList({ label, links, className = '' }: Props) {
  const strings = useUiStrings();
  return (
    <nav className={`${styles.links} ${className}`} aria-label={label}>
      <p className="label" lang={strings.lang}>
        {label}
      </p>
      <ul>
        {links.map(({ href, name, isOwnerText, lang }, index) => (
          <li key={index}>
            <a href={href} lang={isOwnerText ? lang : strings.lang}>
              <Text>{name}</Text>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

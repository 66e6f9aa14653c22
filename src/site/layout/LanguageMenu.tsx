import ChevronDown from '~icons/lucide/chevron-down';
import styles from './LanguageMenu.module.css';
import type { LanguageLink } from './languageLinks.ts';

interface Props {
  links: readonly LanguageLink[];
  /** Language of the page. */
  language: string;
}

/** Links to the page in other languages: one link, or a list that opens if there are several. */
export function LanguageMenu({ links, language }: Props) {
  const others = links.filter((link) => link.language !== language);
  const items = others.map(({ language, name, href }) => (
    <a key={language} href={href} lang={language} hrefLang={language}>
      {name}
    </a>
  ));
  if (items.length < 2) return items;
  const own = links.find((link) => link.language === language);
  return (
    <details className={styles.languages}>
      <summary lang={language}>
        {own?.name}
        <ChevronDown />
      </summary>
      <div className={styles.list}>{items}</div>
    </details>
  );
}

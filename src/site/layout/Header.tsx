import type { ReactNode } from 'react';
import { uiStringsFor } from '#base/uiStrings.ts';
import { hrefIn, routes } from '#base/urls.ts';
import type { HeaderPage } from '#content/routes.ts';
import { UiStringsProvider } from '#ui/uiStrings.tsx';
import ArrowDown from '~icons/lucide/arrow-down';
import styles from './Header.module.css';
import { SkipLink } from './SkipLink.tsx';

interface Props {
  language: string;
  /** What the addresses of the page's edition begin with. */
  edition: string;
  name: string;
  /** Address of Contact, printed beside the name. */
  contact?: string;
  /** The pages that it leads to. */
  pages: readonly HeaderPage[];
  /** The link to highlight, and whether it names this very page or one above it. */
  active?: HeaderPage['page'];
  current?: 'page' | 'true';
  /** Islands: they ship script, the header does not. */
  themeToggle?: ReactNode;
  menuButton?: ReactNode;
}

/** Sticky bar with the way past it, brand, links, résumé and theme; below 1024 px the links fold into a panel. */
export function Header({ language, edition, name, contact, pages, active, current = 'page', ...islands }: Props) {
  const href = hrefIn(edition);
  const strings = uiStringsFor(language);
  return (
    <UiStringsProvider language={language} edition={edition}>
      <header className={styles.bar} lang={strings.lang}>
        <SkipLink />
        <div className={`wrap ${styles.inside}`}>
          <a className={styles.brand} href={href(routes.about)}>
            {name}
          </a>
          {contact && <p className={`label ${styles.paper}`}>{contact}</p>}
          <nav className={styles.menu} id="menu" aria-label={strings.nav.label} popover="auto">
            {pages.map(({ page, path }) => (
              <a key={page} href={href(path)} aria-current={page === active ? current : undefined}>
                {strings.nav[page]}
              </a>
            ))}
            <a href={href(routes.resume)} download={`${name}.pdf`}>
              {strings.resume}
              <ArrowDown />
            </a>
          </nav>
          <div className={styles.buttons}>
            {islands.themeToggle}
            {islands.menuButton}
          </div>
        </div>
      </header>
    </UiStringsProvider>
  );
}

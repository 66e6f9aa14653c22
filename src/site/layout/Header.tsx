import { uiStringsFor } from '#base/uiStrings.ts';
import { hrefIn, routes } from '#base/urls.ts';
import { type HeaderPage, isBuilt, navigationOf } from '#content/routes.ts';
import iconButton from '#ui/IconButton.module.css';
import { Text } from '#ui/Text.tsx';
import { UiStringsProvider } from '#ui/uiStrings.tsx';
import ArrowDown from '~icons/lucide/arrow-down';
import ChevronDown from '~icons/lucide/chevron-down';
import Contrast from '~icons/lucide/contrast';
import Equal from '~icons/lucide/equal';
import Search from '~icons/lucide/search';
import X from '~icons/lucide/x';
import type { PageContent } from '../prepare.ts';
import styles from './Header.module.css';
import type { LanguageLink } from './languageLinks.ts';

interface Props {
  content: Pick<PageContent, 'site' | 'edition' | 'pages'>;
  path: string;
  /** URL of Contact, shown beside the name only in print. */
  contact?: string;
  /** Link to highlight, and whether it points to this page (`page`) or to a page above it (`true`). */
  active?: HeaderPage['page'];
  current?: 'page' | 'true';
  languages?: readonly LanguageLink[];
}

export function Header({ content, path: own, contact, active, current = 'page', languages = [] }: Props) {
  const { site, edition, pages } = content;
  const { language, name } = site;
  const href = hrefIn(edition);
  const strings = uiStringsFor(language);
  return (
    <UiStringsProvider language={language} edition={edition}>
      <header className={styles.bar} lang={strings.lang}>
        <a className={`on-screen ${styles.skip}`} href="#main">
          {strings.skip}
        </a>
        <div className={`wrap ${styles.inside}`}>
          <a className={styles.brand} href={href(routes.about)} lang={strings.lang && language}>
            <Text>{name}</Text>
          </a>
          {contact && <p className={`label ${styles.paper}`}>{contact}</p>}
          <nav className={styles.menu} id="menu" aria-label={strings.menu} popover="auto">
            {navigationOf(pages).map(({ page, path }) => (
              <a key={page} href={href(path)} aria-current={page === active ? current : undefined}>
                {strings.nav[page]}
              </a>
            ))}
            <a href={href(routes.resume)} download={`${name}.pdf`}>
              {strings.resume}
              <ArrowDown />
            </a>
            {isBuilt(routes.search, pages) && (
              <a href={href(routes.search)} aria-current={own === routes.search ? 'page' : undefined}>
                <Search />
                {strings.search.heading}
              </a>
            )}
            {languages.length > 1 && <LanguageMenu links={languages} language={language} />}
          </nav>
          <div className={`scripted ${styles.buttons}`}>
            <button
              type="button"
              id="theme"
              className={`${iconButton.button} ${iconButton.theme}`}
              aria-label={strings.darkTheme}
            >
              <Contrast />
            </button>
            <button
              type="button"
              id="menuButton"
              className={`${iconButton.button} ${iconButton.narrow}`}
              aria-label={strings.menu}
              popoverTarget="menu"
            >
              <Equal />
              <X />
            </button>
          </div>
        </div>
      </header>
    </UiStringsProvider>
  );
}

function LanguageMenu({ links, language }: { links: readonly LanguageLink[]; language: string }) {
  const others = links.filter((link) => link.language !== language);
  const items = others.map(({ language, name, href }) => (
    <a key={language} href={href} lang={language} hrefLang={language}>
      {name}
    </a>
  ));
  if (items.length < 2) return items;
  const own = links.find((link) => link.language === language);
  const { languages, colon, lang } = uiStringsFor(language);
  return (
    <details className={styles.languages}>
      <summary lang={language}>
        <span className="visually-hidden" lang={lang}>
          {languages.short + colon}
        </span>
        {own?.name}
        <ChevronDown />
      </summary>
      <div className={styles.list}>{items}</div>
    </details>
  );
}

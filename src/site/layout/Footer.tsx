import { uiStringsFor } from '#base/uiStrings.ts';
import { files, hrefIn, routes } from '#base/urls.ts';
import { ExternalLink } from '#ui/ExternalLink.tsx';
import { Text } from '#ui/Text.tsx';
import { UiStringsProvider } from '#ui/uiStrings.tsx';
import ArrowDown from '~icons/lucide/arrow-down';
import ArrowUp from '~icons/lucide/arrow-up';
import type { PageContent } from '../prepare.ts';
import styles from './Footer.module.css';

interface Props {
  content: Pick<PageContent, 'site' | 'edition' | 'today' | 'renderData'>;
  path: string;
  /** Whether visits are counted, which the footer must disclose. */
  counted: boolean;
}

export function Footer({ content: { site, edition, today, renderData }, path, counted }: Props) {
  const { language, name, source, sample } = site;
  const href = hrefIn(edition);
  // Contact has the profiles itself.
  const links = path === routes.contact ? [] : site.links;
  const strings = uiStringsFor(language);
  // Of what the owner wrote.
  const lang = strings.lang && language;
  return (
    <UiStringsProvider language={language} edition={edition}>
      <footer className={styles.end} lang={strings.lang}>
        <div className="wrap grid">
          <p className={`rail ${styles.owner}`} lang={lang}>
            © {today.getUTCFullYear()} <Text>{name}</Text>
          </p>
          {links.length > 0 && (
            <ul className={`text flow ${styles.links}`} aria-label={strings.contact.connect}>
              {links.map(({ name: profile, url }, index) => (
                <li key={index} lang={lang}>
                  <ExternalLink href={url} me>
                    {profile}
                  </ExternalLink>
                </li>
              ))}
            </ul>
          )}
          <ul className={`notes flow ${styles.links}`} aria-label={strings.site}>
            <li>
              <a href={href(routes.resume)} download={`${name}.pdf`}>
                {strings.resume}
                <ArrowDown />
              </a>
            </li>
            {renderData.feedTitle && (
              <li>
                <a href={href(files.feed)}>{strings.feed}</a>
              </li>
            )}
            {source && (
              <li>
                <ExternalLink href={source}>{strings.source}</ExternalLink>
              </li>
            )}
            <li>
              <a href="#top">
                {strings.backToTop}
                <ArrowUp />
              </a>
            </li>
          </ul>
          {sample && <p className={`rest label ${styles.note}`}>{strings.sample}</p>}
          {counted && <p className={`rest label ${styles.note}`}>{strings.counted}</p>}
        </div>
      </footer>
    </UiStringsProvider>
  );
}

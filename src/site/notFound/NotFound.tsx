import { directionOf } from '#base/languageTag.ts';
import { hasUiStrings, uiStringsFor } from '#base/uiStrings.ts';
import { type EditionPaths, hrefIn, routes } from '#base/urls.ts';
import type { Edition } from '#content/edition.ts';
import type { HeaderPage } from '#content/routes.ts';
import { LinkList } from '#ui/LinkList.tsx';
import { UiStringsProvider } from '#ui/uiStrings.tsx';
import label from '../showcase/Label.module.css';
import showcase from '../showcase/Showcase.module.css';
import styles from './NotFound.module.css';

/** Decoration, which floats with periods of 8 and 12 s. */
const code = ['shelf.find(path)', 'case 8: // empty', 'status = 404', 'shelf.length === 0'];

const tiles = [0, 1, 2, 3, 4, 5, 6, 7];

interface Props {
  language: string;
  edition: EditionPaths;
  others?: readonly Edition[];
  pages: readonly HeaderPage[];
  children?: React.ReactNode;
}

export function NotFound({ language, edition, others = [], pages, children }: Props) {
  const href = hrefIn(edition);
  const { notFound: text, nav, lang, figure } = uiStringsFor(language);
  const links = pages.map(({ page, path }) => ({
    name: nav[page],
    href: href(page === 'home' ? routes.about : path),
  }));
  return (
    <UiStringsProvider language={language} edition={edition}>
      <div className={styles.lost} lang={lang}>
        {children}
        <div className={`label on-screen ${styles.code}`} aria-hidden="true">
          {code.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </div>
        <div className="wrap">
          <div className={`grid ${styles.words}`}>
            <h1 className={styles.heading}>
              <span>404</span> <span>{text.heading}</span>
            </h1>
            <p className={`rail label ${styles.wrong}`}>{text.wrong}</p>
            <div className="text">
              <p className="lead">{text.message}</p>
              <p className={styles.back}>
                <a className="go" href={href(routes.about)}>
                  {text.back}
                </a>
              </p>
              {others.map(
                ({ language: other = '', ...edition }) =>
                  hasUiStrings(other) && (
                    <div key={other} className={styles.other} lang={other} dir={directionOf(other)}>
                      <h2>{uiStringsFor(other).notFound.heading}</h2>
                      <p>{uiStringsFor(other).notFound.message}</p>
                      <p>
                        <a className="go" href={hrefIn(edition)(routes.about)}>
                          {uiStringsFor(other).notFound.back}
                        </a>
                      </p>
                    </div>
                  ),
              )}
            </div>
            <LinkList label={text.quickLinks} links={links} className="notes" />
          </div>
          <div className={showcase.frame}>
            <ol className={`ruled ${showcase.showcase}`} data-places={tiles.length} aria-hidden="true">
              {tiles.map((number) => (
                <li key={number}>
                  <svg className={showcase.image} viewBox="0 0 80 80" aria-hidden="true">
                    <circle className={styles.dot} cx="40" cy="40" r="5" />
                  </svg>
                  <p className={`mono ${label.caption}`}>
                    <span>{figure(number)}</span>
                  </p>
                </li>
              ))}
            </ol>
          </div>
          <label className={`label on-screen ${styles.pause}`}>
            <input type="checkbox" />
            {text.pause}
          </label>
        </div>
      </div>
    </UiStringsProvider>
  );
}

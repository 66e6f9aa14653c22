import { href, routes } from '#base/urls.ts';
import { words } from '#base/words.ts';
import { LinkList } from '#ui/LinkList.tsx';
import { EmptyCase } from './EmptyCase.tsx';
import { FloatingCode } from './FloatingCode.tsx';
import styles from './NotFound.module.css';

const links = (
  [
    [words.nav.home, routes.about],
    [words.nav.projects, routes.projects],
    [words.nav.experience, routes.experience],
    [words.nav.contact, routes.contact],
  ] as const
).map(([name, path]) => ({ name, href: href(path) }));

/** What an unknown address shows: the case stands empty. */
export function NotFound({ children }: { children?: React.ReactNode }) {
  const text = words.notFound;
  return (
    <div className={styles.lost}>
      {children}
      <FloatingCode />
      <div className="wrap">
        <div className="grid">
          <h1 className={styles.heading}>
            <span>{text.code}</span> <span>{text.heading}</span>
          </h1>
          <p className={`rail label ${styles.wrong}`}>{text.wrong}</p>
          <div className="text">
            <p className="lead">{text.message}</p>
            <p className={styles.back}>
              <a className="go" href={href(routes.about)}>
                {text.back}
              </a>
            </p>
          </div>
          <LinkList label={text.quickLinks} links={links} className="notes" />
        </div>
        <EmptyCase />
      </div>
    </div>
  );
}

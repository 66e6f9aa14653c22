import { routes } from '#base/urls.ts';
import { useHref, useUiStrings } from '#ui/uiStrings.tsx';
import Check from '~icons/lucide/check';
import styles from './SentNotice.module.css';

/** The confirmation, shown by `:target` and focused when the service redirects to `/contact#sent`. */
export function SentNotice() {
  const strings = useUiStrings();
  const href = useHref();
  return (
    <div className={styles.sent} id="sent" lang={strings.lang} tabIndex={-1}>
      <h3>
        <Check />
        {strings.contact.sent}
      </h3>
      <p>{strings.contact.thanks}</p>
      <p className={styles.links}>
        <a className="go" href={href(routes.about)}>
          {strings.notFound.back}
        </a>
        <a className="go" href={href(routes.contact)}>
          {strings.contact.another}
        </a>
      </p>
    </div>
  );
}

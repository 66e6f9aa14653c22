import { href, routes } from '#base/urls.ts';
import { useWords } from '#ui/words.tsx';
import Check from '~icons/lucide/check';
import styles from './SentNotice.module.css';

/** Shown by `:target` when the service sends the visitor back to `/contact#sent`; it takes the focus. */
export function SentNotice() {
  const words = useWords();
  return (
    <div className={styles.sent} id="sent" tabIndex={-1}>
      <h3>
        <Check />
        {words.contact.sent}
      </h3>
      <p>{words.contact.thanks}</p>
      <p className={styles.links}>
        <a className="go" href={href(routes.about)}>
          {words.notFound.back}
        </a>
        <a className="go" href={href(routes.contact)}>
          {words.contact.another}
        </a>
      </p>
    </div>
  );
}

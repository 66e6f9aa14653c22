import type { ReactNode } from 'react';
import type { FormTarget } from '#base/formServices.ts';
import { routes } from '#base/urls.ts';
import type { Site } from '#sections/contentFiles.ts';
import { QrCode } from '#ui/QrCode.tsx';
import { useHref, useUiStrings } from '#ui/uiStrings.tsx';
import Check from '~icons/lucide/check';
import styles from './ContactBody.module.css';
import { ContactDetails } from './ContactDetails.tsx';
import { MessageForm } from './MessageForm.tsx';

interface Props extends Pick<Site, 'phone' | 'email' | 'location' | 'links'> {
  target?: FormTarget;
  /** Download name of the résumé without extension, if there is also a Word version. */
  resumeName?: string;
  card?: string;
  children?: ReactNode;
}

export function ContactBody({ target, card, children, ...reach }: Props) {
  const strings = useUiStrings();
  const qrCode = card && <QrCode text={card} />;
  if (!target) {
    return (
      <ContactDetails {...reach} alone>
        {qrCode}
      </ContactDetails>
    );
  }
  return (
    <div className={`grid ${styles.body}`}>
      <div className={`rail ${styles.rail}`} lang={strings.lang}>
        <h2>{strings.contact.send}</h2>
        <p className="label">{strings.contact.forwarded(target.service)}</p>
      </div>
      <div className="text">
        <SentNotice />
        <MessageForm target={target} email={reach.email}>
          {children}
        </MessageForm>
      </div>
      <ContactDetails {...reach} />
      {qrCode}
    </div>
  );
}

/** The confirmation, shown by `:target` and focused when the service redirects to `/contact#sent`. */
function SentNotice() {
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
          {strings.contact.send}
        </a>
      </p>
    </div>
  );
}

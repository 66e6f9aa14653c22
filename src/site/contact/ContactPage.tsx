import type { ReactNode } from 'react';
import type { FormTarget } from '#base/formServices.ts';
import { hasPublicUrl } from '#base/siteUrl.ts';
import { uiStringsFor } from '#base/uiStrings.ts';
import { type Absolute, routes } from '#base/urls.ts';
import { vCard } from '#documents/vCard.ts';
import { QrCode } from '#ui/QrCode.tsx';
import { useHref, useUiStrings } from '#ui/uiStrings.tsx';
import Check from '~icons/lucide/check';
import { MenuPage } from '../layout/MenuPage.tsx';
import type { PageContent } from '../prepare.ts';
import { ContactDetails } from './ContactDetails.tsx';
import styles from './ContactPage.module.css';
import { MessageForm } from './MessageForm.tsx';

interface Props {
  content: PageContent;
  target?: FormTarget;
  at: Absolute;
  send?: ReactNode;
}

export function ContactPage({ content, target, at, send }: Props) {
  const { name, language, email, emailInFiles, phone, location, links, resume } = content.site;
  const { contact, lang } = uiStringsFor(language);
  // Only name, email, phone and site URL: less data makes larger modules, which scan better.
  const home = at(routes.about);
  const shared = emailInFiles ? email : undefined;
  const card = { name, email: shared, phone, urls: hasPublicUrl(new URL(home)) ? [home] : [] };
  const qrCode = (shared || phone) && <QrCode text={vCard(card)} />;
  const details = { phone, email, location, links, resumeName: resume.word ? name : undefined };
  return (
    <MenuPage content={content} page="contact">
      {target ? (
        <div className={`grid ${styles.body}`}>
          <div className={`rail on-screen ${styles.rail}`} lang={lang}>
            <h2>{contact.send}</h2>
            <p className="label">{contact.forwarded(target.service)}</p>
          </div>
          <div className="text">
            <SentNotice />
            <MessageForm target={target} email={email}>
              {send}
            </MessageForm>
          </div>
          <ContactDetails {...details} />
          {qrCode}
        </div>
      ) : (
        <ContactDetails {...details} alone>
          {qrCode}
        </ContactDetails>
      )}
    </MenuPage>
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
      <p className="flow">
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

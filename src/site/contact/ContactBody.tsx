import type { ReactNode } from 'react';
import type { FormTarget } from '#base/formServices.ts';
import type { Site } from '#sections/contentFiles.ts';
import { QrCode } from '#ui/QrCode.tsx';
import { useUiStrings } from '#ui/uiStrings.tsx';
import styles from './ContactBody.module.css';
import { ContactDetails } from './ContactDetails.tsx';
import { MessageForm } from './MessageForm.tsx';
import { SentNotice } from './SentNotice.tsx';

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
    const { phone, email, location, links } = reach;
    if (!phone && !email && !location && !reach.resumeName && !links.length)
      return <p lang={strings.lang}>{strings.contact.empty}</p>;
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

import type { ReactNode } from 'react';
import { dialed } from '#base/dialed.ts';
import { files, routes, wordResume } from '#base/urls.ts';
import type { Site } from '#sections/contentFiles.ts';
import { ExternalLink } from '#ui/ExternalLink.tsx';
import { Fact } from '#ui/Facts.tsx';
import { useHref, useUiStrings } from '#ui/uiStrings.tsx';
import ArrowDown from '~icons/lucide/arrow-down';
import styles from './ContactDetails.module.css';
import { EmailLink } from './EmailLink.tsx';

interface Props extends Pick<Site, 'phone' | 'email' | 'location' | 'links'> {
  resumeName?: string;
  /** Whether there is no form beside it: headings are in the rail, and content is in the text column. */
  alone?: boolean;
  children?: ReactNode;
}

export function ContactDetails({ phone, email, location, links, resumeName, alone = false, children }: Props) {
  const strings = useUiStrings();
  const href = useHref();
  const contact = strings.contact;
  const [section, heading, content] = alone ? [`grid ${styles.section}`, 'rail', 'text'] : ['', '', ''];
  return (
    <div className={alone ? styles.alone : `notes ${styles.reach}`}>
      {(phone || email || location || resumeName) && (
        <section className={section}>
          <h2 className={heading} lang={strings.lang}>
            {contact.information}
          </h2>
          <div className={content}>
            <dl>
              {phone && (
                <Fact term={contact.phone}>
                  <a href={`tel:${dialed(phone)}`} dir="ltr">
                    {phone}
                  </a>
                </Fact>
              )}
              {email && (
                <Fact term={contact.email}>
                  <EmailLink email={email} />
                </Fact>
              )}
              {location && <Fact term={contact.location}>{location}</Fact>}
              {resumeName && (
                <Fact term={strings.resume} className={styles.resume}>
                  <a href={href(routes.resume)} download={`${resumeName}.pdf`}>
                    PDF
                    <ArrowDown />
                  </a>
                  <a href={href(wordResume)} download={`${resumeName}.docx`}>
                    Word
                    <ArrowDown />
                  </a>
                </Fact>
              )}
            </dl>
            {(phone || email) && (
              // Without `download`, so that phones open the card at once.
              <a className={styles.save} href={href(files.contactCard)} lang={strings.lang}>
                {contact.save}
                <ArrowDown />
              </a>
            )}
          </div>
          {children}
        </section>
      )}
      {links.length > 0 && (
        <section className={section}>
          <h2 className={heading} lang={strings.lang}>
            {contact.connect}
          </h2>
          <ul className={content}>
            {links.map(({ name, url }, index) => (
              <li key={index}>
                <ExternalLink href={url} me>
                  {name}
                </ExternalLink>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

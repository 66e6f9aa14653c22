import type { ReactNode } from 'react';
import { dialed } from '#base/dialed.ts';
import { files, routes, wordResume } from '#base/urls.ts';
import type { Site } from '#sections/contentFiles.ts';
import { ExternalLink } from '#ui/ExternalLink.tsx';
import { Fact } from '#ui/Facts.tsx';
import { PageSection } from '#ui/PageSection.tsx';
import { useHref, useUiStrings } from '#ui/uiStrings.tsx';
import ArrowDown from '~icons/lucide/arrow-down';
import styles from './ContactDetails.module.css';
import { EmailLink } from './EmailLink.tsx';

interface Props extends Pick<Site, 'phone' | 'email' | 'location' | 'links'> {
  /** Download name of the résumé without extension, if there is also a Word version. */
  resumeName?: string;
  /** Whether there is no form beside it: headings are in the rail, and content is in the text column. */
  alone?: boolean;
  children?: ReactNode;
}

export function ContactDetails({ phone, email, location, links, resumeName, alone = false, children }: Props) {
  const strings = useUiStrings();
  const href = useHref();
  const contact = strings.contact;
  return (
    <div className={alone ? styles.alone : `notes ${styles.reach}`}>
      {(phone || email || location || resumeName) && (
        <Part id="information" heading={contact.information} alone={alone}>
          <div className="text">
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
                <Fact term={strings.resume} className={`on-screen ${styles.resume}`}>
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
              <a className={`on-screen ${styles.save}`} href={href(files.contactCard)} lang={strings.lang}>
                {contact.save}
                <ArrowDown />
              </a>
            )}
          </div>
          {children}
        </Part>
      )}
      {links.length > 0 && (
        <Part id="profiles" heading={contact.connect} alone={alone}>
          <ul className="text">
            {links.map(({ name, url }, index) => (
              <li key={index}>
                <ExternalLink href={url} me>
                  {name}
                </ExternalLink>
              </li>
            ))}
          </ul>
        </Part>
      )}
    </div>
  );
}

/** A section of the page, or one beside the form. */
function Part({ id, heading, alone, children }: { id: string; heading: string; alone: boolean; children: ReactNode }) {
  const { lang } = useUiStrings();
  if (alone)
    return (
      <PageSection id={id} heading={heading}>
        {children}
      </PageSection>
    );
  return (
    <section>
      <h2 lang={lang}>{heading}</h2>
      {children}
    </section>
  );
}

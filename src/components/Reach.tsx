import ArrowDown from '~icons/lucide/arrow-down';
import { dialled } from '../lib/dialled.ts';
import { files, href } from '../lib/urls.ts';
import type { Site } from '../schemas.ts';
import { words } from '../words.ts';
import { ExternalLink } from './ExternalLink.tsx';
import styles from './Reach.module.css';

type Props = Pick<Site, 'phone' | 'email' | 'location' | 'links'>;

/** Contact Information and Connect With Me. */
export function Reach({ phone, email, location, links }: Props) {
  const contact = words.contact;
  return (
    <div className={`notes ${styles.reach}`}>
      {(phone || email || location) && (
        <section>
          <h2>{contact.information}</h2>
          <dl>
            {phone && (
              <div>
                <dt>{contact.phone}</dt>
                <dd>
                  <a href={`tel:${dialled(phone)}`} dir="ltr">
                    {phone}
                  </a>
                </dd>
              </div>
            )}
            {email && (
              <div>
                <dt>{contact.email}</dt>
                <dd>
                  <a href={`mailto:${email}`}>{email}</a>
                </dd>
              </div>
            )}
            {location && (
              <div>
                <dt>{contact.location}</dt>
                <dd>{location}</dd>
              </div>
            )}
          </dl>
          {(phone || email) && (
            // A phone opens the card at once; told to download it, it would not.
            <a className={styles.save} href={href(files.contactCard)}>
              {contact.save}
              <ArrowDown />
            </a>
          )}
        </section>
      )}
      {links.length > 0 && (
        <section>
          <h2>{contact.connect}</h2>
          <ul>
            {links.map(({ name, url }) => (
              <li key={url}>
                <ExternalLink href={url}>{name}</ExternalLink>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

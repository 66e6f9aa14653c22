import type { Site } from '#sections/owner/schema.ts';

interface Addresses {
  /** The Contact page. */
  contact: string;
  /** The file itself. */
  canonical: string;
}

/** The text of /.well-known/security.txt (RFC 9116, section 2.5); addresses are absolute. */
export function securityTxt({ contact, expires, languages }: NonNullable<Site['security']>, at: Addresses): string {
  const fields = [
    ['Contact', contact ?? at.contact],
    ['Expires', `${expires}T00:00:00Z`],
    ['Preferred-Languages', languages.join(', ')],
    // A web address must be https here, which a preview on this machine is not.
    ...(at.canonical.startsWith('https://') ? [['Canonical', at.canonical]] : []),
  ];
  return fields.map(([name, value]) => `${name}: ${value}\n`).join('');
}

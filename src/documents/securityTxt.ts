import type { Site } from '#sections/contentFiles.ts';

interface Urls {
  contact: string;
  canonical: string;
}

/** Returns the text of /.well-known/security.txt (RFC 9116, section 2.5). */
export function securityTxt({ contact, expires, languages }: NonNullable<Site['security']>, at: Urls): string {
  const fields = [
    ['Contact', contact ?? at.contact],
    ['Expires', `${expires}T00:00:00Z`],
    ['Preferred-Languages', languages.join(', ')],
    // The RFC requires https, which a local preview doesn't have.
    ...(at.canonical.startsWith('https://') ? [['Canonical', at.canonical]] : []),
  ];
  return fields.map(([name, value]) => `${name}: ${value}\n`).join('');
}

import ICAL from 'ical.js';
import sharp from 'sharp';
import { dialed } from '#base/dialed.ts';
import { partsOfPlace } from '#base/place.ts';
import type { Site } from '#sections/contentFiles.ts';
import { paper } from '#ui/palette/contrast.ts';

// ical.js doesn't count a folded line's leading space: with 74, no line is longer than RFC 2426's 75 bytes.
ICAL.foldLength = 74;

export interface Contact extends Pick<Site, 'name' | 'role' | 'phone' | 'email' | 'location'> {
  language?: string;
  urls: readonly string[];
  photo?: Uint8Array;
}

/** Returns a phone number as written if phones can dial it, else as dialed. A comma is a pause before the extension. */
function callable(phone: string): string {
  const number = dialed(phone);
  return phone.replace(/[\s().-]/g, '') === number ? phone : number.replace(';ext=', ',');
}

/** Returns the seven parts of an address, with the location as its city, or as its country if it is only a country. */
const addressParts = (location: string, language?: string) =>
  partsOfPlace(location, language).countryCode
    ? ['', '', '', '', '', '', location]
    : ['', '', '', location, '', '', ''];

/** Returns the parameters of a text. Outlook reads a file in the system's code page, unless a property says otherwise. */
const charsetOf = (text: string) => (/[^\p{ASCII}]/u.test(text) ? { charset: 'UTF-8' } : {});

/** Returns a contact as vCard 3.0 (RFC 2426), which Outlook imports, unlike 4.0. The name is in one part. */
export function vCard({ name, role, phone, email, location, language, urls, photo }: Contact): string {
  const properties = [
    ['version', {}, 'text', '3.0'],
    ['n', charsetOf(name), 'text', ['', name, '', '', '']],
    ['fn', charsetOf(name), 'text', name],
    ...(role ? [['title', charsetOf(role), 'text', role]] : []),
    ...(phone ? [['tel', {}, 'phone-number', callable(phone)]] : []),
    ...(email ? [['email', {}, 'text', email]] : []),
    ...(location ? [['adr', charsetOf(location), 'text', addressParts(location, language)]] : []),
    ...urls.map((url) => ['url', {}, 'uri', url]),
    ...(photo ? [['photo', { encoding: 'b', type: 'JPEG' }, 'binary', Buffer.from(photo).toString('base64')]] : []),
  ];
  return ICAL.stringify(['vcard', properties, []]);
}

/** Edge in px: enough for a phone's contact list, and only a few kilobytes. */
const edge = 256;

export function contactPhoto(file: Uint8Array): Promise<Uint8Array> {
  return sharp(file, { failOn: 'error' })
    .autoOrient()
    .resize(edge, edge, { fit: 'cover' })
    .flatten({ background: paper })
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
}

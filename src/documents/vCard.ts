import ICAL from 'ical.js';
import { dialed } from '#base/dialed.ts';
import { partsOfPlace } from '#base/resumeText/place.ts';

// ical.js counts a folded line's leading space besides: with 74, no line is longer than RFC 2426's 75 bytes.
ICAL.foldLength = 74;

/** What a contact card may say; absent where the owner says nothing. */
export interface Contact {
  name: string;
  role?: string;
  phone?: string;
  email?: string;
  location?: string;
  /** Of the location. */
  language?: string;
  urls: readonly string[];
  /** JPEG. */
  photo?: Uint8Array;
}

/** A phone number as it was written, where a phone dials that; a comma is a pause, and then comes the extension. */
function callable(phone: string): string {
  const number = dialed(phone);
  return phone.replace(/[\s().-]/g, '') === number ? phone : number.replace(';ext=', ',');
}

/** The city, or the country alone, in the seven parts of an address. */
const addressOf = (location: string, language?: string) =>
  partsOfPlace(location, language).countryCode
    ? ['', '', '', '', '', '', location]
    : ['', '', '', location, '', '', ''];

/**
 * A contact as vCard 3.0 (RFC 2426), which every phone and Outlook import; 4.0 they do not.
 * The name is whole in one part: where it divides, and in which order, is not known.
 */
export function vCard({ name, role, phone, email, location, language, urls, photo }: Contact): string {
  const properties = [
    ['version', {}, 'text', '3.0'],
    ['n', {}, 'text', ['', name, '', '', '']],
    ['fn', {}, 'text', name],
    ...(role ? [['title', {}, 'text', role]] : []),
    ...(phone ? [['tel', {}, 'phone-number', callable(phone)]] : []),
    ...(email ? [['email', {}, 'text', email]] : []),
    ...(location ? [['adr', {}, 'text', addressOf(location, language)]] : []),
    ...urls.map((url) => ['url', {}, 'uri', url]),
    ...(photo ? [['photo', { encoding: 'b', type: 'JPEG' }, 'binary', Buffer.from(photo).toString('base64')]] : []),
  ];
  return ICAL.stringify(['vcard', properties, []]);
}

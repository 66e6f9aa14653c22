import sharp from 'sharp';
import { dialed } from '#base/dialed.ts';
import type { Site } from '#sections/contentFiles.ts';
import { paper } from '#ui/palette/contrast.ts';

export interface Contact extends Pick<Site, 'name' | 'role' | 'phone' | 'email' | 'location'> {
  urls: readonly string[];
  photo?: Uint8Array;
}

/** Returns a phone number as written if phones can dial it, else as dialed. A comma is a pause before the extension. */
function callable(phone: string): string {
  const number = dialed(phone);
  return phone.replace(/[\s().-]/g, '') === number ? phone : number.replace(';ext=', ',');
}

/**
 * Returns a line of a text, or of the parts of one (RFC 2426, section 5). Outlook reads a file in the system's code page,
 * unless the line says otherwise.
 */
function textLine(name: string, ...parts: string[]): string {
  const special = parts.length > 1 ? /[\\,;]/g : /[\\,]/g;
  const escaped = parts.map((part) => part.replace(special, String.raw`\$&`).replaceAll('\n', String.raw`\n`));
  const text = escaped.join(';');
  return `${name}${/[^\p{ASCII}]/u.test(text) ? ';CHARSET=UTF-8' : ''}:${text}`;
}

/** Returns a line in lines of at most 75 bytes. All but the first begin with a space. */
function folded(line: string): string {
  let length = 0;
  return [...line].reduce((text, character) => {
    const bytes = Buffer.byteLength(character);
    const fits = length + bytes <= 75;
    length = fits ? length + bytes : 1 + bytes;
    return `${text}${fits ? '' : '\r\n '}${character}`;
  }, '');
}

/** Returns a contact as vCard 3.0 (RFC 2426), which Outlook imports, unlike 4.0. Name and location are one part. */
export function vCard({ name, role, phone, email, location, urls, photo }: Contact): string {
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    textLine('N', '', name, '', '', ''),
    textLine('FN', name),
    role && textLine('TITLE', role),
    phone && textLine('TEL', callable(phone)),
    email && textLine('EMAIL', email),
    location && textLine('ADR', '', '', '', location, '', '', ''),
    ...urls.map((url) => `URL:${url}`),
    photo && `PHOTO;ENCODING=b;TYPE=JPEG:${Buffer.from(photo).toString('base64')}`,
    'END:VCARD',
  ];
  return lines.map((line) => (line ? `${folded(line)}\r\n` : '')).join('');
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

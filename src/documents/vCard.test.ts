import ICAL from 'ical.js';
import sharp from 'sharp';
import VCard from 'vcf';
import { expect, it } from 'vitest';
import { contactPhoto, vCard } from './vCard.ts';

const contact = {
  name: 'Alex Example',
  role: 'Developer and researcher',
  phone: '+1 614 555 0142',
  email: 'hello@example.com',
  location: 'Columbus, Ohio',
  urls: ['https://example.com/', 'https://example.com/github'],
  photo: new Uint8Array(600).fill(200),
};
/** Text with the syntax of vCard. */
const syntax = 'Zoë “Ann”; O’Neil, \\ Dr. 👩‍🔬 名前\nEND:VCARD '.repeat(3);

/** Returns a reader of property values (with escapes), using another parser. */
function read(text: string) {
  const card = new VCard().parse(text);
  return (name: string) => [card.get(name) ?? []].flat().map((property) => property.valueOf());
}

it('writes every field as vCard 3.0', () => {
  const text = vCard(contact);
  const values = read(text);
  expect(new VCard().parse(text).version).toBe('3.0');
  expect(values('fn')).toEqual(['Alex Example']);
  expect(values('n')).toEqual([';Alex Example;;;']);
  expect(values('title')).toEqual(['Developer and researcher']);
  expect(values('tel')).toEqual(['+1 614 555 0142']);
  expect(values('email')).toEqual(['hello@example.com']);
  expect(values('adr')).toEqual([';;;Columbus\\, Ohio;;;']);
  expect(values('url')).toEqual(contact.urls);
  expect(Buffer.from(values('photo')[0] ?? '', 'base64')).toEqual(Buffer.from(contact.photo));
});

it('names the charset of each text that is not ASCII, for Outlook, which other programs read too', () => {
  const text = vCard({ ...contact, role: 'Ingénieure', location: 'Köln' });
  expect(text.match(/^.*CHARSET.*$/gm)).toEqual(['TITLE;CHARSET=UTF-8:Ingénieure', 'ADR;CHARSET=UTF-8:;;;Köln;;;']);
  expect(read(text)('title')).toEqual(['Ingénieure']);
  expect(new ICAL.Component(ICAL.parse(text)).getFirstPropertyValue('title')).toBe('Ingénieure');
});

it('leaves out fields without a value', () => {
  expect(vCard({ name: 'Zoë', urls: [] }).match(/^\w+/gm)).toEqual(['BEGIN', 'VERSION', 'N', 'FN', 'END']);
});

it('ends lines with CRLF, and folds them to 75 bytes without splitting a character', () => {
  const lines = vCard({ ...contact, name: syntax, role: 'ä'.repeat(80) }).split('\r\n');
  expect(lines.join('')).not.toMatch(/[\r\n]/);
  expect(lines.filter((line) => line.startsWith(' ')).length).toBeGreaterThan(10);
  for (const line of lines) {
    expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75);
    expect(line).not.toMatch(/^[\udc00-\udfff]|[\ud800-\udbff]$/);
  }
});

it('escapes vCard syntax in text', () => {
  const card = new ICAL.Component(ICAL.parse(vCard({ ...contact, name: syntax, location: syntax })));
  expect(card.getFirstPropertyValue('fn')).toBe(syntax);
  expect(card.getFirstPropertyValue('n')).toEqual(['', syntax, '', '', '']);
  expect(card.getFirstPropertyValue('adr')).toEqual(['', '', '', syntax, '', '', '']);
  expect(card.getAllProperties('email')).toHaveLength(1);
});

it('makes a small square JPEG with a white background', async () => {
  const file = await sharp({ create: { width: 900, height: 600, channels: 4, background: 'transparent' } })
    .png()
    .toBuffer();
  const photo = await contactPhoto(file);
  const { format, width, height } = await sharp(photo).metadata();
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 256, height: 256 });
  expect([...(await sharp(photo).extract({ left: 9, top: 9, width: 1, height: 1 }).raw().toBuffer())]).toEqual([
    255, 255, 255,
  ]);
});

import { expect, it } from 'vitest';
import { securityTxt } from './securityTxt.ts';

it.each([
  [undefined, 'https', 'Contact: https://a.example/contact', ['Canonical: https://a.example/security.txt']],
  ['mailto:a@a.example', 'http', 'Contact: mailto:a@a.example', []],
])('lists contact %s, expiry date and languages, over %s', (contact, scheme, shown, canonical) => {
  const at = { contact: 'https://a.example/contact', canonical: `${scheme}://a.example/security.txt` };
  const lines = [shown, 'Expires: 2027-11-01T00:00:00Z', 'Preferred-Languages: en, de', ...canonical, ''];
  expect(securityTxt({ contact, expires: '2027-11-01', languages: ['en', 'de'] }, at)).toBe(lines.join('\n'));
});

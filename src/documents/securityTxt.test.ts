import { expect, it } from 'vitest';
import { securityTxt } from './securityTxt.ts';

const at = { contact: 'https://a.example/contact', canonical: 'https://a.example/.well-known/security.txt' };

it('lists contact, expiry date and languages', () => {
  expect(securityTxt({ expires: '2027-11-01', languages: ['en', 'de'] }, at)).toBe(
    [
      'Contact: https://a.example/contact',
      'Expires: 2027-11-01T00:00:00Z',
      'Preferred-Languages: en, de',
      'Canonical: https://a.example/.well-known/security.txt',
      '',
    ].join('\n'),
  );
});

it('prefers the owner’s contact, and leaves out a canonical URL without https', () => {
  const text = securityTxt(
    { contact: 'mailto:security@example.com', expires: '2027-11-01', languages: ['en'] },
    { ...at, canonical: 'http://localhost:4321/.well-known/security.txt' },
  );
  expect(text).toContain('Contact: mailto:security@example.com\n');
  expect(text).not.toContain('Canonical');
});

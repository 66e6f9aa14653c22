import { expect, it } from 'vitest';
import { securityTxt } from './securityTxt.ts';

const at = { contact: 'https://a.example/contact', canonical: 'https://a.example/.well-known/security.txt' };

it('says where a fault can be reported, in which languages and until when', () => {
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

it('takes the contact that the owner names, and no address but https for its own', () => {
  const text = securityTxt(
    { contact: 'mailto:security@example.com', expires: '2027-11-01', languages: ['en'] },
    { ...at, canonical: 'http://localhost:4321/.well-known/security.txt' },
  );
  expect(text).toContain('Contact: mailto:security@example.com\n');
  expect(text).not.toContain('Canonical');
});

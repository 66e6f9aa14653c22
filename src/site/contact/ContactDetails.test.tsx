import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ContactDetails } from './ContactDetails.tsx';

const all = {
  phone: '+1 614 555 0142',
  email: 'hello@example.com',
  location: 'Columbus, Ohio',
  links: [
    { name: 'LinkedIn', url: 'https://example.com/linkedin' },
    { name: 'GitHub', url: 'https://example.com/github' },
    // The same URL under another name.
    { name: 'Code', url: 'https://example.com/github' },
  ],
};
const urls = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));
const headings = () => screen.queryAllByRole('heading').map((heading) => heading.textContent);
const terms = () => screen.queryAllByRole('term').map((term) => term.textContent);

it('links to phone, email, contact card and profiles', () => {
  render(<ContactDetails {...all} />);
  expect(headings()).toEqual(['Contact Information', 'Connect With Me']);
  expect(terms()).toEqual(['Phone', 'Email', 'Location']);
  expect(screen.getByText('Columbus, Ohio')).toBeDefined();
  expect(urls()).toEqual([
    'tel:+16145550142',
    'mailto:hello@example.com',
    '/contact.vcf',
    ...all.links.map(({ url }) => url),
  ]);
});

it('breaks a line of an email address only after @ or before a dot', () => {
  render(<ContactDetails email="ada.muster@mail.example.com" links={[]} />);
  const link = screen.getByRole('link', { name: 'ada.muster@mail.example.com' });
  expect(link.innerHTML).toContain('ada<wbr>.muster@<wbr>mail<wbr>.example<wbr>.com');
});

it('links to the résumé as PDF and Word if there is a Word version', () => {
  render(<ContactDetails links={[]} resumeName="Ada Example" />);
  expect(headings()).toEqual(['Contact Information']);
  const files = screen.getAllByRole('link').map((link) => [link.getAttribute('href'), link.getAttribute('download')]);
  expect(files).toEqual([
    ['/resume.pdf', 'Ada Example.pdf'],
    ['/resume.docx', 'Ada Example.docx'],
  ]);
});

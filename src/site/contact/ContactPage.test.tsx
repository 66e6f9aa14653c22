import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { absoluteFrom } from '#base/urls.ts';
import { only } from '#content/edition.ts';
import { contentFiles } from '#sections/contentFiles.ts';
import type { PageContent } from '../prepare.ts';
import { ContactPage } from './ContactPage.tsx';

/** Returns Contact of an owner without a form. */
function draw(fields: object): HTMLElement {
  const site = contentFiles.site.schema.parse({ name: 'Ada', ...fields });
  const content = { site, edition: only } as unknown as PageContent;
  return render(<ContactPage content={content} at={absoluteFrom(new URL('https://ada.dev'))} />).container;
}
const codeOf = (fields: object) => draw(fields).querySelector('figure')?.innerHTML;

it('has only a phone number if there is no email address', () => {
  const page = draw({ phone: '+1 614 555 0142' });
  expect([...page.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    'tel:+16145550142',
    '/contact.vcf',
  ]);
  expect(document.forms).toHaveLength(0);
});

it('has a QR code without the email if `emailInFiles` is false', () => {
  const [phone, email, emailInFiles] = ['+44 20 7946 0000', 'ada@ada.dev', false];
  expect(codeOf({ phone, email })).not.toBe(codeOf({ phone }));
  expect(codeOf({ phone, email, emailInFiles })).toBe(codeOf({ phone }));
  expect(codeOf({ email, emailInFiles })).toBeUndefined();
});

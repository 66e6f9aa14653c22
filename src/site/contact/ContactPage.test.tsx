import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { absoluteFrom } from '#base/urls.ts';
import { only } from '#content/edition.ts';
import { contentFiles } from '#sections/contentFiles.ts';
import type { PageContent } from '../prepare.ts';
import { ContactPage } from './ContactPage.tsx';

/** Returns the QR code on Contact of an owner. */
function codeOf(fields: object): string | undefined {
  const site = contentFiles.site.schema.parse({ name: 'Ada', ...fields });
  const content = { site, edition: only } as unknown as PageContent;
  const { container, unmount } = render(
    <ContactPage content={content} at={absoluteFrom(new URL('https://ada.dev'))} />,
  );
  const code = container.querySelector('figure')?.innerHTML;
  unmount();
  return code;
}

it('has a QR code without the email if `emailInFiles` is false', () => {
  const [phone, email, emailInFiles] = ['+44 20 7946 0000', 'ada@ada.dev', false];
  expect(codeOf({ phone, email })).not.toBe(codeOf({ phone }));
  expect(codeOf({ phone, email, emailInFiles })).toBe(codeOf({ phone }));
  expect(codeOf({ email, emailInFiles })).toBeUndefined();
});

import { expect, it } from 'vitest';
import { formTarget } from './formServices.ts';

const way = { next: 'https://example.com/contact#sent', subject: 'Message for Alex Example' };

it('addresses FormSubmit by the owner’s e-mail, as its documentation asks', () => {
  expect(formTarget('formsubmit', { email: 'hello@example.com' }, way)).toEqual({
    service: 'FormSubmit',
    action: 'https://formsubmit.co/hello@example.com',
    honeypot: '_honey',
    hidden: { _next: 'https://example.com/contact#sent', _subject: 'Message for Alex Example' },
  });
});

it('addresses it by the alias where the owner has one, and keeps the e-mail to itself', () => {
  const target = formTarget('formsubmit', { email: 'hello@example.com', id: 'a1b2c3' }, way);
  expect(target.action).toBe('https://formsubmit.co/a1b2c3');
  expect(JSON.stringify(target)).not.toContain('hello@example.com');
});

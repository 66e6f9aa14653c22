import { describe, expect, it } from 'vitest';
import { formServiceNames, formServices, formTarget } from './formServices.ts';

const email = 'hello@example.com';
const id = 'a1b2-c3';
const way = { next: 'https://example.com/me/contact#sent', subject: 'Message for Alex Example' };

const [next, subject] = [{ _next: way.next }, { _subject: way.subject }];

it.each([
  ['formsubmit', 'https://formsubmit.co/a1b2-c3', { ...next, ...subject, _captcha: 'false' }, '_honey'],
  ['formspree', 'https://formspree.io/f/a1b2-c3', { ...next, ...subject }, '_gotcha'],
  [
    'web3forms',
    'https://api.web3forms.com/submit',
    { access_key: id, redirect: way.next, subject: way.subject },
    'botcheck',
  ],
  ['basin', 'https://usebasin.com/f/a1b2-c3', {}, '_gotcha'],
  ['netlify', '/me/contact#sent', { 'form-name': id, subject: way.subject }, 'bot-field'],
] as const)('a form for %s has its URL and its own fields, but not the email', (service, action, hidden, name) => {
  const target = formTarget(service, { email, id }, way);
  const honeypot = { name, type: name === 'botcheck' ? 'checkbox' : 'text' };
  expect(target).toMatchObject({ service: formServices[service].name, action, honeypot });
  expect(target?.hidden).toEqual(hidden);
  expect(JSON.stringify(target)).not.toContain(email);
});

describe('without an id', () => {
  it('FormSubmit is addressed by the owner’s email', () => {
    expect(formTarget('formsubmit', { email }, way)?.action).toBe('https://formsubmit.co/hello@example.com');
  });

  it('a Netlify form is called contact', () => {
    const target = formTarget('netlify', {}, way);
    expect([target?.attributes.name, target?.hidden['form-name']]).toEqual(['contact', 'contact']);
  });

  it.each(formServiceNames.filter((service) => service !== 'netlify'))('%s has no form', (service) => {
    expect(formTarget(service, {}, way)).toBeUndefined();
    if (formServices[service].needs) expect(formTarget(service, { email }, way)).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import { formHost, formHosts, formServiceNames, formServices, formTarget } from './formServices.ts';

const email = 'hello@example.com';
const id = 'a1b2-c3';
const way = { next: 'https://example.com/me/contact#sent', subject: 'Message for Alex Example' };

describe('a form for', () => {
  it.each([
    [
      'formsubmit',
      'https://formsubmit.co/a1b2-c3',
      { _next: way.next, _subject: way.subject, _captcha: 'false' },
      { name: '_honey', type: 'text' },
    ],
    [
      'formspree',
      'https://formspree.io/f/a1b2-c3',
      { _next: way.next, _subject: way.subject },
      { name: '_gotcha', type: 'text' },
    ],
    [
      'web3forms',
      'https://api.web3forms.com/submit',
      { access_key: id, redirect: way.next, subject: way.subject },
      { name: 'botcheck', type: 'checkbox' },
    ],
    ['basin', 'https://usebasin.com/f/a1b2-c3', {}, { name: '_gotcha', type: 'text' }],
    ['netlify', '/me/contact#sent', { 'form-name': id, subject: way.subject }, { name: 'bot-field', type: 'text' }],
  ] as const)('%s has its URL and its own fields, but not the email', (service, action, hidden, honeypot) => {
    const target = formTarget(service, { email, id }, way);
    expect(target).toMatchObject({ service: formServices[service].name, action, hidden, honeypot });
    expect(Object.keys(target?.hidden ?? {})).toEqual(Object.keys(hidden));
    expect(JSON.stringify(target)).not.toContain(email);
  });
});

describe('without an id', () => {
  it('FormSubmit is addressed by the owner’s email', () => {
    expect(formTarget('formsubmit', { email }, way)?.action).toBe('https://formsubmit.co/hello@example.com');
  });

  it('a Netlify form is called contact', () => {
    const target = formTarget('netlify', {}, way);
    expect([target?.attributes.name, target?.hidden['form-name']]).toEqual(['contact', 'contact']);
  });

  it.each(formServiceNames.filter((service) => service !== 'netlify'))(
    'and without an email %s has no form',
    (service) => {
      expect(formTarget(service, {}, way)).toBeUndefined();
    },
  );

  it.each(formServiceNames.filter((service) => formServices[service].needs))(
    '%s does not use the email instead',
    (service) => {
      expect(formTarget(service, { email }, way)).toBeUndefined();
    },
  );
});

describe('the hosts in a policy', () => {
  it('are that of the chosen service, and those of all', () => {
    expect(formHost('web3forms')).toBe('https://api.web3forms.com');
    expect(formHost('netlify'), 'the site itself').toBeUndefined();
    expect(formHosts).toEqual([
      'https://formsubmit.co',
      'https://formspree.io',
      'https://api.web3forms.com',
      'https://usebasin.com',
    ]);
  });
});

import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { formServiceNames, formTarget } from '#base/formServices.ts';
import { MessageForm } from './MessageForm.tsx';

const next = 'https://example.com/contact#sent';

it.each(formServiceNames)(
  'posts to %s without JavaScript, with its fields, and hides its honeypot from people',
  (service) => {
    const target = formTarget(service, { id: 'a1b2c3' }, { next, subject: 'Message for Alex Example' });
    if (!target) throw new Error('the service has no target');
    render(<MessageForm target={target}>{undefined}</MessageForm>);
    const [form] = document.forms;
    expect([form?.method, form?.getAttribute('action')]).toEqual(['post', target.action]);
    const { name, type } = target.honeypot;
    expect(Object.fromEntries(new FormData(form))).toEqual({
      ...target.hidden,
      name: '',
      email: '',
      message: '',
      ...(type === 'text' && { [name]: '' }),
    });
    const honeypot = form?.querySelector<HTMLInputElement>(`[name="${name}"]`);
    expect(honeypot?.closest('[hidden]')).not.toBeNull();
    expect([honeypot?.tabIndex, honeypot?.required]).toEqual([-1, false]);
  },
);

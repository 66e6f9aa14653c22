import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type FormServiceName, formServiceNames, formTarget } from '#base/formServices.ts';
import { MessageForm } from './MessageForm.tsx';

const next = 'https://example.com/contact#sent';

function show(service: FormServiceName = 'formsubmit', email: string | undefined = 'hello@example.com') {
  const target = formTarget(service, { id: 'a1b2c3' }, { next, subject: 'Message for Alex Example' });
  if (!target) throw new Error('the service has no target');
  render(
    <MessageForm target={target} email={email}>
      <button type="submit">Send</button>
    </MessageForm>,
  );
  const [form] = document.forms;
  if (!form) throw new Error('no form was rendered');
  return { form, target };
}

it.each(formServiceNames)('posts to %s without JavaScript, with the fields of the service', (service) => {
  const { form, target } = show(service);
  expect(form.method).toBe('post');
  expect(form.getAttribute('action')).toBe(target.action);
  const { name, type } = target.honeypot;
  expect(Object.fromEntries(new FormData(form))).toEqual({
    ...target.hidden,
    name: '',
    email: '',
    message: '',
    ...(type === 'text' && { [name]: '' }),
  });
});

it.each(formServiceNames)(
  'hides the honeypot of %s from people: invisible, not in the tab order, not required',
  (service) => {
    const { form, target } = show(service);
    const honeypot = form.querySelector<HTMLInputElement>(`[name="${target.honeypot.name}"]`);
    expect(honeypot?.closest('[hidden]')).not.toBeNull();
    expect(honeypot?.tabIndex).toBe(-1);
    expect(honeypot?.autocomplete).toBe(honeypot?.type === 'text' ? 'off' : '');
    expect(honeypot?.required).toBe(false);
  },
);

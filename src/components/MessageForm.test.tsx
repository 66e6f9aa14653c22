import { render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { MessageForm } from './MessageForm.tsx';

const target = {
  service: 'FormSubmit',
  action: 'https://formsubmit.co/hello@example.com',
  honeypot: '_honey',
  hidden: { _next: 'https://example.com/contact#sent', _subject: 'Message for Alex Example' },
};
let form: HTMLFormElement;

beforeEach(() => {
  render(<MessageForm target={target} email="hello@example.com" />);
  form = document.forms[0] ?? document.createElement('form');
});

const field = (label: string) => screen.getByLabelText<HTMLInputElement | HTMLTextAreaElement>(label);

it('posts to the service without script', () => {
  expect(form.method).toBe('post');
  expect(form.action).toBe(target.action);
});

it.each([
  ['Name', 'name', 'text', 'name'],
  ['Email', 'email', 'email', 'email'],
  ['Message', 'message', 'textarea', ''],
])('requires %s under the name %s, of type %s', (label, name, type, autocomplete) => {
  const { required, name: given, type: kind, autocomplete: hint } = field(label);
  expect({ required, name: given, type: kind, autocomplete: hint }).toEqual({
    required: true,
    name,
    type,
    autocomplete,
  });
});

it('gives the message 5 rows', () => {
  expect(field('Message').getAttribute('rows')).toBe('5');
});

it('sends the service’s own fields along, and an empty honeypot', () => {
  expect(Object.fromEntries(new FormData(form))).toEqual({
    ...target.hidden,
    name: '',
    email: '',
    message: '',
    _honey: '',
  });
});

it('keeps the honeypot from people: unseen, not in the tab order, not filled in, not required', () => {
  const honeypot = form.querySelector<HTMLInputElement>('[name="_honey"]');
  expect(honeypot?.closest('[hidden]')).not.toBeNull();
  expect(honeypot?.tabIndex).toBe(-1);
  expect(honeypot?.autocomplete).toBe('off');
  expect(honeypot?.required).toBe(false);
});

it('has one button, and it sends', () => {
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send message' }).type).toBe('submit');
});

it('offers a mail link for when the service is down', () => {
  const link = screen.getByRole('link', { name: 'hello@example.com' });
  expect(link.getAttribute('href')).toBe('mailto:hello@example.com');
});

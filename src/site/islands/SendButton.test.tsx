import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SendButton } from './SendButton.tsx';

const offline = 'You are offline.';
/** Number of messages sent to the service, which jsdom can't navigate to. */
let sent = 0;
const count = (event: Event) => {
  if (!event.defaultPrevented) sent += 1;
  event.preventDefault();
};

function show() {
  return render(
    <form>
      <input aria-label="Name" required />
      <SendButton label="Send" sending="Sending…" offline={offline} />
    </form>,
  );
}
const button = () => screen.getByRole('button', { name: 'Send' });
const status = () => screen.getByRole('status').textContent;
const press = () => fireEvent.click(button());
const write = () => fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Ada' } });

beforeEach(() => {
  sent = 0;
  vi.stubGlobal('held', 0);
  document.addEventListener('submit', count);
});
afterEach(() => {
  document.removeEventListener('submit', count);
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('can send again after 10 s without navigation, but not earlier', () => {
  vi.useFakeTimers();
  show();
  write();
  press();
  act(() => vi.advanceTimersByTime(9_900));
  press();
  expect(sent).toBe(1);
  act(() => vi.advanceTimersByTime(200));
  expect(status()).toBe('');
  press();
  expect(sent).toBe(2);
});

it('takes over from the head script while a message is being sent', () => {
  vi.useFakeTimers();
  window.onsubmit = () => false;
  held = performance.now() + 5_000;
  show();
  expect(window.onsubmit).toBeNull();
  write();
  expect(status()).toBe('Sending…');
  press();
  expect(sent).toBe(0);
  act(() => vi.advanceTimersByTime(5_100));
  expect(status()).toBe('');
  press();
  expect(sent).toBe(1);
});

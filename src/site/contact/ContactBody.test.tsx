import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ContactBody } from './ContactBody.tsx';

it('shows neither form nor email link without an email address', () => {
  render(<ContactBody phone="+1 614 555 0142" links={[]} />);
  expect(document.forms).toHaveLength(0);
  expect(screen.queryByRole('heading', { name: 'Send a Message' })).toBeNull();
  expect(document.querySelector('[href^="mailto:"]')).toBeNull();
  const [phone] = screen.getAllByRole('link');
  expect(phone?.getAttribute('href')).toBe('tel:+16145550142');
});

it('shows a QR code with a caption only if there is one', () => {
  const { rerender } = render(<ContactBody phone="1" links={[]} />);
  expect(screen.queryByRole('figure')).toBeNull();
  rerender(<ContactBody phone="1" links={[]} card="A" />);
  const image = screen.getByRole('figure').querySelector('svg');
  expect(image?.getAttribute('viewBox')).toBe('0 0 29 29');
  expect(Number(image?.getAttribute('width')) % 29, 'whole pixels').toBe(0);
  expect(screen.getByRole('figure').textContent).toBe('Scan to save my contact');
});

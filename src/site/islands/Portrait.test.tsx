import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Portrait } from './Portrait.tsx';

const alt = 'Portrait of Alex Example';
const photo = {
  kind: 'photo' as const,
  sources: [
    { type: 'image/avif', srcSet: '/a.avif 96w' },
    { type: 'image/webp', srcSet: '/a.webp 96w' },
  ],
  sizes: '9rem',
  src: '/a-96.webp',
  width: 640,
  height: 640,
};

const show = () =>
  render(
    <Portrait photo={photo} alt={alt}>
      <svg data-testid="placeholder" />
    </Portrait>,
  );
/** Returns the only image that assistive technology finds by the portrait's name. */
const portrait = () => screen.getByRole('img', { name: alt });
const placeholder = () => screen.getByTestId('placeholder');

function expectPlaceholder() {
  expect(portrait().contains(placeholder())).toBe(true);
  expect(placeholder().closest('[hidden]')).toBeNull();
  expect(document.querySelector('picture')?.hidden).toBe(true);
}
function expectPhoto() {
  expect(portrait().localName).toBe('img');
  expect(portrait().closest('[hidden]')).toBeNull();
  expect(placeholder().closest('[hidden]')).not.toBeNull();
}

/** Sets how far the photo loaded before hydration. */
function load(complete: boolean, naturalWidth: number) {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(complete);
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(naturalWidth);
}
afterEach(() => {
  vi.restoreAllMocks();
});

it('shows the photo in all formats, with its aspect ratio', () => {
  load(true, 96);
  show();
  expectPhoto();
  const sources = [...document.querySelectorAll('source')].map(({ type, srcset }) => ({ type, srcSet: srcset }));
  expect(sources).toEqual(photo.sources);
  expect(portrait().getAttribute('src')).toBe('/a-96.webp');
  expect([portrait().getAttribute('width'), portrait().getAttribute('height')]).toEqual(['640', '640']);
});

it('shows the placeholder when the photo fails', () => {
  load(false, 0);
  show();
  fireEvent.error(portrait());
  expectPlaceholder();
});

it('shows the placeholder when the photo failed before hydration', () => {
  load(true, 0);
  show();
  expectPlaceholder();
});

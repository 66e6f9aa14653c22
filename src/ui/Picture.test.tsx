import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import styles from './Art.module.css';
import type { Photo } from './image.ts';
import { Picture } from './Picture.tsx';

/** Returns whether an image of this size is shown whole: in a place of its own shape, or in running text. */
function isWhole(width: number, height: number, place?: string) {
  const image: Photo = { kind: 'photo', sources: [], sizes: '', src: '/a.png', width, height };
  const { container } = render(<Picture image={image} tone="personal" className={place} />);
  return container.firstElementChild?.classList.contains(styles.tall ?? '');
}

it('shows an image whole if it is higher than wide, such as a phone screenshot', () => {
  expect(isWhole(360, 780, 'cover')).toBe(true);
});

it('lets any other image fill its place', () => {
  expect(isWhole(720, 480, 'cover')).toBe(false);
  expect(isWhole(600, 600, 'cover')).toBe(false);
});

it('keeps the height of an image in running text', () => {
  expect(isWhole(360, 780)).toBe(false);
});

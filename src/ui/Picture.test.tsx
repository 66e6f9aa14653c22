import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import styles from './Art.module.css';
import type { Photo } from './image.ts';
import { Picture } from './Picture.tsx';

it.each([
  ['whole if it is higher than wide, such as a phone screenshot', 360, 780, 'cover', true],
  ['in all of its place if it is square', 600, 600, 'cover', false],
  ['at its height in running text', 360, 780, undefined, false],
])('shows an image %s', (_, width, height, place, isWhole) => {
  const image: Photo = { kind: 'photo', sources: [], sizes: '', src: '/a.png', width, height };
  const { container } = render(<Picture image={image} tone="personal" className={place} />);
  expect(container.firstElementChild?.classList.contains(styles.tall ?? '')).toBe(isWhole);
});

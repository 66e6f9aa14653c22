import { expect, it, vi } from 'vitest';
import type { Photo } from '#ui/image.ts';
import { pageContent, post } from '../../tests/entries.ts';
import { renderBody } from './body.tsx';

// Only a build can find images. Here, a file's name is its size.
vi.mock('./images.ts', () => ({
  findImage: async (file: string): Promise<Photo> => {
    const [width = 0, height = 0] = file.split(/\D/).map(Number);
    return { kind: 'photo', sources: [], sizes: 'as the text', src: file, width, height };
  },
}));

it.each([
  ['800x400.jpg', true],
  ['800x401.jpg', false],
])('shows %s as wide as text and notes: %s', async (file, isAcross) => {
  const html = await renderBody(post({ body: `![A view](${file} "A view.")` }), 'neutral', pageContent());
  expect(html).toMatch(`alt="A view"`);
  expect(/<img [^>]*class="[^"]*\bacross"/.test(html ?? '')).toBe(isAcross);
});

import sharp from 'sharp';
import { expect, it } from 'vitest';
import { drawInitials, drawMonogram } from './monogram.ts';

it.each([
  ['Élan', 'Elan'],
  ['  quay', 'Quay'],
  ['«Mercy»', 'Mercy'],
])('draws %s as %s', (name, same) => {
  expect(drawMonogram(name).markup).toBe(drawMonogram(same).markup);
});

it.each(['Йошкар-Ола', '한국', 'がくせい'])('draws the first letter of %s with its marks', (name) => {
  expect(drawMonogram(name).markup).toContain(`>${[...name][0]}</text>`);
});

it.each([...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'])('fills the same shape for %s in one tone as in two', async (letter) => {
  const pixels = (markup: string) =>
    sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 80">${markup}</svg>`))
      .extractChannel('alpha')
      .resize(120)
      .threshold(64)
      .raw()
      .toBuffer();
  const parts = [...drawMonogram(letter).markup.matchAll(/ d="([^"]*)"/g)].map(([, d]) => d);
  const [one, two] = await Promise.all([
    pixels(`<path d="${parts.join('')}"/>`),
    pixels(parts.map((d) => `<path d="${d}"/>`).join('')),
  ]);
  expect(one.filter((pixel, index) => pixel !== two[index]).length).toBeLessThan(8);
});

it('draws the initials of the first and the last name', () => {
  expect(drawInitials('Ada King Lovelace').markup).toBe(drawInitials('Anna Lee').markup);
  expect(drawInitials('Ada').markup).toBe(drawMonogram('Ada').markup);
  expect(drawInitials('Иван (Ivan) Петров (Petrov)').markup).toBe(drawInitials('Иван Петров').markup);
  expect(drawInitials('山田（Yamada）').markup).toBe(drawMonogram('山').markup);
});

it.each(['Quay', 'Élan', '7 Seas', 'Ирина', '東京'])('draws %s in six ways, each with one part in ink', (name) => {
  const variants = Array.from({ length: 6 }, (_, variant) => drawMonogram(name, variant).markup);
  expect(variants[0]).toBe(drawMonogram(name).markup);
  expect(new Set(variants).size).toBe(6);
  for (const markup of variants) expect(markup.match(/class="ink grow"/g)).toHaveLength(1);
});

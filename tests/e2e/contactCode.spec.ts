/** The QR code on Contact, read like a camera reads it. */
import jsQR from 'jsqr';
import sharp from 'sharp';
import VCard from 'vcf';
import { expect, test } from './test.ts';

/** Returns the values of a card's property, read by an independent program. */
const read = (card: VCard, name: string) => [card.get(name) ?? []].flat().map((property) => property.valueOf());

test('a camera reads the code on Contact, in the dark theme', { tag: '@dark' }, async ({ page }) => {
  await page.goto('/contact');
  const figure = page.getByRole('figure');
  await expect(figure.locator('svg')).toBeVisible();
  await figure.scrollIntoViewIfNeeded();
  const { data, info } = await sharp(await page.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  // Only dark on light, since not every camera reads inverted codes.
  const options = { inversionAttempts: 'dontInvert' } as const;
  const scanned = jsQR(Uint8ClampedArray.from(data), info.width, info.height, options);
  const card = new VCard().parse(scanned?.data ?? '');
  expect(read(card, 'fn')).toEqual(['Alex Example']);
  await expect(page.locator('dl', { hasText: 'Location' }).getByRole('link')).toHaveText([
    ...read(card, 'tel'),
    ...read(card, 'email'),
  ]);
});

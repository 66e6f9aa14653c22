import { expect, test } from './test.ts';

for (const width of [320, 767, 768]) {
  test(`names each period beside or above its bar, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/experience');
    const scale = page.locator('div:has(> [aria-label="Entries to scale"])');
    const names = scale.locator('svg svg text').filter({ visible: true });
    await expect(names).toHaveText([
      'Specimen Instruments',
      'Exemplar Mobility',
      'Hypothetical Grid',
      'Placeholder Health',
    ]);
    // A label above another bar would seem to describe that bar.
    const boxes = await scale.locator('svg svg :is(text, rect)').evaluateAll((parts) =>
      parts
        .map((part) => part.getBoundingClientRect())
        .filter((box) => box.width > 0)
        .map(({ left, top, right, bottom }) => ({ left, top, right, bottom })),
    );
    expect(boxes).toHaveLength(8);
    for (const [index, a] of boxes.entries()) {
      expect(a.left).toBeGreaterThanOrEqual(0);
      expect(a.right).toBeLessThanOrEqual(width);
      for (const b of boxes.slice(index + 1)) {
        const apart = a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
        expect(apart, JSON.stringify([a, b])).toBe(true);
      }
    }
  });
}

test('no line ends inside a date, and links of companies have the size of a touch target', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 800 });
  await page.goto('/experience');
  const entry = page.getByRole('listitem').filter({ hasText: 'Exemplar Mobility' });
  const period = entry.getByText(/^May/);
  expect(await period.evaluate((each) => each.getClientRects().length)).toBe(2);
  expect((await period.innerText()).replaceAll('\u00a0', '_')).toBe('May_2026_– Jul_2026');
  await page.setViewportSize({ width: 390, height: 844 });
  const link = entry.getByRole('link', { name: /^Exemplar Mobility/ });
  expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
});

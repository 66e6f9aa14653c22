import { expect, test } from './test.ts';

test('lists the four entries, newest first, each with all its parts', async ({ page }) => {
  await page.goto('/experience');
  const entries = page.locator('main ol > li');
  await expect(entries).toHaveCount(4);
  const expected = [
    ['Student researcher, applied data', 'Specimen Instruments', 'Columbus, Ohio', 'Aug 2026 – present', 'Data Mine'],
    ['Software engineering intern', 'Exemplar Mobility', 'Chicago, Illinois', 'May 2026 – Jul 2026', 'Internship'],
    ['Student researcher, forecasting', 'Hypothetical Grid', 'Columbus, Ohio', 'Aug 2025 – Apr 2026', 'Data Mine'],
    ['Machine learning intern', 'Placeholder Health', 'Remote', 'May 2025 – Jul 2025', 'Internship'],
  ] as const;
  for (const [index, [title, company, location, period, type]] of expected.entries()) {
    const entry = entries.nth(index);
    await expect(entry.getByRole('heading', { level: 2 })).toHaveText(title);
    await expect(entry.getByRole('link', { name: company })).toHaveAttribute('href', /^https:\/\/example\.com\//);
    await expect(entry).toContainText(`, ${location}`);
    await expect(entry).toContainText(period);
    await expect(entry.locator('svg').first()).toBeVisible();
    await expect(entry.getByRole('listitem').filter({ hasText: /\.$/ })).toHaveCount(2);
    await expect(entry.getByRole('list', { name: 'Technologies' }).getByRole('listitem')).toHaveCount(3);
    await expect(entry.getByRole('link', { name: /^Data Mine/ })).toHaveCount(type === 'Data Mine' ? 1 : 0);
    await expect(entry.getByText('Internship', { exact: true })).toHaveCount(type === 'Internship' ? 1 : 0);
  }
});

test('draws the periods to scale', async ({ page }) => {
  await page.goto('/experience');
  const bars = page.getByRole('img', { name: 'Entries to scale' }).locator('rect');
  await expect(bars).toHaveCount(4);
  const widths = await bars.evaluateAll((all) => all.map((bar) => bar.getBoundingClientRect().width));
  const month = (widths[1] ?? 0) / 3;
  expect(Math.round((widths[2] ?? 0) / month)).toBe(9);
  expect(Math.round((widths[3] ?? 0) / month)).toBe(3);
});

for (const width of [320, 390, 767, 768, 1280]) {
  test(`names each period beside or above its bar, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/experience');
    const scale = page.getByRole('img', { name: 'Entries to scale' });
    const names = scale.locator('svg svg text').filter({ visible: true });
    await expect(names).toHaveText([
      'Specimen Instruments',
      'Exemplar Mobility',
      'Hypothetical Grid',
      'Placeholder Health',
    ]);
    // A label over another's bar would name the wrong period.
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

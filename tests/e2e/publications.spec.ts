import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { alive, expect, test } from './test.ts';

const section = (page: Page) => page.getByRole('region', { name: 'Publications' });
const cite = (page: Page) => section(page).getByRole('link', { name: /^Cite \(BibTeX of Which Diameter/ });

test.describe('Cite', () => {
  test('copies BibTeX, and confirms it for a while', { tag: '@whole' }, async ({ page, request }) => {
    await page.clock.install();
    await page.goto('/');
    await alive(page);
    await page.clock.pauseAt(Date.now() + 3_600_000);
    let downloads = 0;
    page.on('download', () => downloads++);
    await cite(page).click();
    await expect(section(page).getByRole('status')).toHaveText(/^Copied \(BibTeX of Which Diameter/);
    await expect(section(page).getByRole('link', { name: /^Copied \(BibTeX of Which/ })).toBeFocused();
    await section(page)
      .getByRole('link', { name: /^Cite \(BibTeX of Does a Minute/ })
      .click();
    await expect(section(page).getByRole('status')).toHaveText(/^Copied \(BibTeX of Does a Minute/);
    await expect(cite(page), 'only the last one is shown as copied').toBeVisible();
    await cite(page).press('Enter');
    await expect(section(page).getByRole('status')).toHaveText(/^Copied \(BibTeX of Which Diameter/);
    await page.clock.fastForward(3000);
    await expect(cite(page)).toBeFocused();
    expect(downloads).toBe(0);
    await expect(page).toHaveURL('/');
    await page.clock.resume();

    await page.goto('/contact');
    const message = page.getByLabel('Message', { exact: true });
    await message.press('ControlOrMeta+V');
    const copied = await message.inputValue();
    expect(copied).toBe(await (await request.get('/publications/example2026aorta.bib')).text());
  });

  test('downloads the file if the browser denies the clipboard', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.clipboard.write = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    });
    await page.goto('/projects/aortic-aneurysm-detection');
    await alive(page);
    const started = page.waitForEvent('download');
    await cite(page).click();
    const download = await started;
    expect(download.suggestedFilename()).toBe('example2026aorta.bib');
    expect(await readFile(await download.path(), 'utf8')).toContain('doi = {10.5555/sample.aorta}');
    await expect(cite(page)).toBeVisible();
  });
});

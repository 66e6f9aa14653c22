import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { alive, expect, test } from './test.ts';

const section = (page: Page) => page.getByRole('region', { name: 'Publications' });
const cite = (page: Page) => section(page).getByRole('link', { name: /^Cite Which Diameter/ });
const format = (page: Page, name: string, title = 'Which Diameter') =>
  section(page)
    .getByRole('group', { name: new RegExp(`^Cite .*${title}`) })
    .getByRole('link', { name });

test.describe('Cite', () => {
  test('offers formats, copies one, and confirms it for a while', { tag: '@whole' }, async ({ page, request }) => {
    await page.clock.install();
    await page.goto('/');
    await alive(page);
    await page.clock.pauseAt(Date.now() + 3_600_000);
    const says = (text: string) =>
      expect(async () => {
        await page.clock.runFor(1);
        await expect(section(page).getByRole('status')).toHaveText(text, { timeout: 100 });
      }).toPass();
    let downloads = 0;
    page.on('download', () => downloads++);
    await expect(section(page).getByRole('group')).toHaveCount(0);
    await cite(page).press('Enter');
    await expect(cite(page)).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    await expect(format(page, 'BibTeX')).toBeFocused();
    await page.keyboard.press('Enter');
    await says('Copied (BibTeX)');
    await expect(format(page, 'Copied')).toBeFocused();
    const other = 'Does a Minute';
    const citeOther = section(page).getByRole('link', { name: `Cite ${other}` });
    await citeOther.click();
    await format(page, 'APA', other).click();
    await says('Copied (APA)');
    await expect(format(page, 'BibTeX'), 'only the last one is shown as copied').toBeVisible();
    await citeOther.click();
    await expect(section(page).getByRole('group')).toHaveCount(1);
    await format(page, 'BibTeX').click();
    await says('Copied (BibTeX)');
    await page.clock.fastForward(3000);
    await expect(format(page, 'BibTeX')).toBeFocused();
    expect(downloads).toBe(0);
    await expect(page).toHaveURL('/');
    await page.clock.resume();

    await page.goto('/contact');
    const message = page.getByLabel('Message', { exact: true });
    await message.press('ControlOrMeta+V');
    const copied = await message.inputValue();
    const fileOf = async (ending: string) => (await request.get(`/publications/example2026aorta.${ending}`)).text();
    expect(copied).toBe(await fileOf('bib'));
    expect(await fileOf('txt')).toMatch(/^Example, .* https:\/\/\S+\n$/);
  });

  test('downloads the file if the browser denies the clipboard', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.clipboard.write = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    });
    await page.goto('/projects/aortic-aneurysm-detection');
    await alive(page);
    await cite(page).click();
    for (const [name, file, text] of [
      ['BibTeX', 'example2026aorta.bib', 'doi = {10.5555/sample.aorta}'],
      ['RIS', 'example2026aorta.ris', 'DO  - 10.5555/sample.aorta\r\n'],
    ] as const) {
      const started = page.waitForEvent('download');
      await format(page, name).click();
      const download = await started;
      expect(download.suggestedFilename()).toBe(file);
      expect(await readFile(await download.path(), 'utf8')).toContain(text);
    }
  });
});

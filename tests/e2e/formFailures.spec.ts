/** A service that fails or is unreachable: Back restores the text, and the button sends it. */
import type { Page } from '@playwright/test';
import { button, expect, openContact, readForm, sent, status, test, write, written } from './service.ts';
import { alive, hold } from './test.ts';

/** Doesn't wait for `load`, which a page from the back/forward cache doesn't fire. */
const goBack = (page: Page) => page.goBack({ waitUntil: 'commit' });

// Playwright loses track of a page from Firefox's cache.
test('after a failure of the service, Back restores the text, from the back/forward cache, and the button sends it', {
  tag: ['@chromium', '@whole'],
}, async ({ openCached, service }) => {
  const page = await openCached(true);
  service.isBroken = true;
  await openContact(page);
  await write(page);
  await button(page).click();
  await expect(page.getByRole('heading', { name: 'Broken' })).toBeVisible();
  await goBack(page);
  await expect(page).toHaveURL('/contact');
  await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');
  await alive(page);
  expect(await readForm(page)).toEqual(written);
  await expect(status(page)).toBeEmpty();

  service.isBroken = false;
  await button(page).click();
  await expect(sent(page)).toBeVisible();
  expect([service.posts, service.field('message')]).toEqual([2, 'One line\r\nand another']);
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie])).toEqual([0, 0, '']);
});

test('after a failure to reach the service, Back restores the text, and the button sends it', async ({
  openCached,
  service,
}) => {
  const page = await openCached(false);
  await openContact(page);
  await write(page);
  await service.close();
  await button(page).click({ noWaitAfter: true });
  await expect.poll(() => page.url()).not.toContain('/contact');
  await goBack(page);
  await expect(page).toHaveURL('/contact');
  await alive(page);
  expect(await readForm(page)).toEqual(written);

  await service.listen();
  await button(page).click();
  await expect(sent(page)).toBeVisible();
  expect(service.posts).toBe(1);
});

test('text that Back restored stays when the script comes later', async ({ openCached, service }) => {
  const page = await openCached(false);
  service.isBroken = true;
  await openContact(page);
  await write(page);
  await button(page).click();
  await expect(page.getByRole('heading', { name: 'Broken' })).toBeVisible();
  const release = await hold(page, '**/*.js');
  await goBack(page);
  await expect.poll(() => readForm(page)).toEqual(written);
  release();
  await alive(page);
  expect(await readForm(page)).toEqual(written);
});

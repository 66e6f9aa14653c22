/** The form, with every failure that can happen before the service. */
import { texts } from '../hostile/attacks.ts';
import { button, expect, openContact, readForm, sent, status, test, write, written } from './service.ts';
import { alive, press, seen } from './test.ts';

test('"Send a Message" after sending leads to an empty form that sends', async ({ page, service }) => {
  await openContact(page);
  await write(page);
  await button(page).click();
  await page.getByRole('link', { name: 'Send a Message' }).click();
  await expect(page).toHaveURL('/contact');
  await alive(page);
  expect(await readForm(page)).toEqual({ Name: '', Email: '', Message: '' });
  await write(page, { Message: 'Another' });
  await button(page).click();
  await expect(sent(page)).toBeVisible();
  expect([service.posts, service.field('message')]).toEqual([2, 'Another']);
});

test('20,000 characters of any script and syntax arrive unchanged, with lines separated by CRLF', async ({
  page,
  service,
}) => {
  const marks = [...texts, '%20 = ; \u00a0 \u202e | _next=https://evil.example'].join(' ');
  const scripts = `👩🏽‍🔬 and 🏳️‍🌈, 🇺🇳\nשלום, מה שלומך?\nمرحبًا، كيف حالك؟\n${marks}\n`;
  const message = scripts + 'A line of forty characters, the last one.\n'.repeat(480).slice(0, 20_000 - scripts.length);
  await openContact(page);
  await write(page, { Message: message, Name: '👩🏽‍🔬' });
  await button(page).click();
  await expect(sent(page)).toBeVisible();
  expect(service.field('message')).toBe(message.replaceAll('\n', '\r\n'));
});

test('without a network a message is shown, nothing is sent, and nothing is lost', async ({
  page,
  context,
  service,
}) => {
  await openContact(page);
  await write(page);
  await context.setOffline(true);
  await button(page).click();
  await expect(status(page)).toHaveText(/^You are offline, so nothing was sent\./);
  await expect(page).toHaveURL('/contact');
  expect(await readForm(page)).toEqual(written);
  await context.setOffline(false);
  await expect(status(page)).toBeEmpty();
  expect(service.posts).toBe(0);
  await button(page).click();
  await expect(sent(page)).toBeVisible();
  expect(service.posts).toBe(1);
});

test('a form works without JavaScript', { tag: '@no-script' }, async ({ page, service }) => {
  await page.goto('/contact');
  await press(button(page));
  expect(service.posts, 'the browser blocks an empty form').toBe(0);
  for (const [label, value] of Object.entries(written)) {
    await press(page.getByRole('textbox', { name: label, exact: true }));
    await page.keyboard.type(value);
  }
  await press(button(page));
  await seen(sent(page)).toBe(true);
  await seen(page.locator('form')).toBe(false);
  expect(service.field('message')).toBe('One line\r\nand another');
});

test('the URL alone shows the confirmation and focuses it', { tag: '@no-script' }, async ({ page }) => {
  await page.goto('/contact#sent');
  await seen(sent(page)).toBe(true);
  await seen(page.locator('form')).toBe(false);
  await page.keyboard.press('Tab');
  await expect.poll(() => page.locator('#sent:focus, #sent :focus').count()).toBe(1);
});

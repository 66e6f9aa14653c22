/** The search dialog, on a site below a path, in two languages. */
import { pathSite, pathUrl } from '../sampleSites.ts';
import { alive, expect, test } from './test.ts';

const base = new URL(pathUrl).pathname;

test('finds by keyboard, and returns the focus', async ({ page, serve }) => {
  const origin = await serve(pathSite(), base);
  await page.goto(`${origin}${base}/fr/projects`);
  await alive(page);
  const link = page.getByRole('link', { name: 'Alex' }).first();
  await link.focus();
  await page.keyboard.press('Control+k');
  const input = page.getByRole('combobox', { name: 'Recherche' });
  await expect(input).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(input).toBeHidden();
  await expect(link).toBeFocused();
  await page.keyboard.press('/');
  await expect(input).toBeFocused();
  await page.keyboard.type('jeu');
  await expect(page.getByRole('dialog')).toMatchAriaSnapshot(`
    - combobox "Recherche" [expanded]: jeu
    - button "Fermer"
    - status: /1$/
    - listbox:
      - option /Jeu de cartes/ [selected]
  `);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${origin}${base}/fr/projects/cards`);
});

test('moves through results, and says if there are none', async ({ page, serve }) => {
  const origin = await serve(pathSite(), base);
  await page.goto(`${origin}${base}/`);
  await alive(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Search' }).click();
  const input = page.getByRole('combobox', { name: 'Search' });
  await expect(input).toBeFocused();
  await page.keyboard.type('research');
  const options = page.getByRole('option');
  await expect(options.nth(2)).toBeVisible();
  const last = (await options.count()) - 1;
  for (const [key, number] of [
    ['ArrowDown', 1],
    ['ArrowUp', 0],
    ['ArrowUp', last],
  ] as const) {
    await page.keyboard.press(key);
    await expect(options.nth(number)).toHaveAttribute('aria-selected', 'true');
    await expect(input).toHaveAttribute('aria-activedescendant', String(await options.nth(number).getAttribute('id')));
  }
  await input.clear();
  await page.keyboard.type('xylophone');
  await expect(page.getByRole('status').filter({ hasText: 'Results: 0' })).toBeVisible();
});

test('the key / can be turned off', async ({ page, serve }) => {
  const origin = await serve(pathSite(), base);
  await page.goto(`${origin}${base}/contact`);
  await alive(page);
  await page.keyboard.press('/');
  await page.getByRole('checkbox', { name: 'Open with the / key' }).uncheck();
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByLabel('Message').focus();
  await page.keyboard.type('1/2');
  await expect(page.getByLabel('Message')).toHaveValue('1/2');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the link leads to all entries', { tag: '@chromium' }, async ({ page, serve }) => {
    const origin = await serve(pathSite(), base);
    await page.goto(`${origin}${base}/`);
    await page.getByRole('link', { name: 'Search' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Everything on this site');
    await page.getByRole('link', { name: 'Card game', exact: true }).click();
    await expect(page).toHaveURL(`${origin}${base}/projects/cards`);
  });
});

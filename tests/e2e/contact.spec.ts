import { expect, test } from './test.ts';

test('is a native form for the forwarding service, with what the specification asks of it', async ({ page }) => {
  await page.goto('/contact');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Send a Message',
    'Contact Information',
    'Connect With Me',
  ]);
  const form = page.locator('form');
  await expect(form).toHaveAttribute('method', 'post');
  await expect(form).toHaveAttribute('action', 'https://formsubmit.co/hello@example.com');
  for (const [label, name, autocomplete] of [
    ['Name', 'name', 'name'],
    ['Email', 'email', 'email'],
    ['Message', 'message', null],
  ] as const) {
    const field = form.getByRole('textbox', { name: label, exact: true });
    await expect(field).toHaveAttribute('name', name);
    await expect(field).toHaveAttribute('required');
    if (autocomplete) await expect(field).toHaveAttribute('autocomplete', autocomplete);
  }
  await expect(form.getByLabel('Email')).toHaveAttribute('type', 'email');
  await expect(form.getByLabel('Message')).toHaveAttribute('rows', '5');
  await expect(form.locator('[name=_next]')).toHaveValue('http://localhost:4321/contact#sent');
  await expect(form.locator('[name=_honey]')).toHaveCount(1);
  await expect(form.locator('[name=_honey]')).toBeHidden();
  await expect(page.getByText('FormSubmit forwards it')).toContainText('This site keeps nothing.');
  await expect(form.getByRole('link', { name: 'hello@example.com' })).toHaveAttribute(
    'href',
    'mailto:hello@example.com',
  );
});

test('gives phone, e-mail, location and profiles', async ({ page }) => {
  await page.goto('/contact');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: '+1 614 555 0142' })).toHaveAttribute('href', 'tel:+16145550142');
  await expect(main.locator('dl').getByRole('link', { name: 'hello@example.com' })).toHaveAttribute(
    'href',
    'mailto:hello@example.com',
  );
  await expect(main.getByText('Columbus, Ohio')).toBeVisible();
  for (const name of ['LinkedIn', 'GitHub', 'Instagram']) {
    await expect(main.getByRole('link', { name: new RegExp(`^${name}`) })).toHaveAttribute('target', '_blank');
  }
});

test('shows the confirmation by its address alone, and gives it the focus', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto('/contact');
  await expect(page.locator('#sent')).toBeHidden();
  await page.goto('/contact#sent');
  await expect(page.getByRole('heading', { name: 'Message sent' })).toBeVisible();
  await expect(page.locator('form')).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(page.locator('#sent').getByRole('link').first()).toBeFocused();
  await context.close();
});

for (const [what, email] of [
  ['with an empty field', ''],
  ['with an address that is none', 'not an address'],
] as const) {
  test(`the browser sends no form ${what}`, async ({ page, startOrigin }) => {
    await page.goto(`${startOrigin}/contact`);
    await page.getByLabel('Name').fill('Grace');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Message').fill('Hello');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByLabel('Email')).toBeFocused();
    await expect(page).toHaveURL(`${startOrigin}/contact`);
  });
}

test('under npm start a message goes to the receiver and the visitor comes back', async ({ page, startOrigin }) => {
  await page.goto(`${startOrigin}/contact`);
  await expect(page.locator('form')).toHaveAttribute('action', `${startOrigin}/__message/formsubmit/hello@example.com`);
  await page.getByLabel('Name').fill('Grace');
  await page.getByLabel('Email').fill('grace@example.com');
  await page.getByLabel('Message').fill('Hello');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page).toHaveURL(`${startOrigin}/contact#sent`);
  await expect(page.locator('#sent')).toBeFocused();
});

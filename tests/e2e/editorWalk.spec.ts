import { expect, test } from './editorTest.ts';

test('a name, an email and a sentence are enough to publish', async ({ openEditor }) => {
  const { copy, page, preview } = await openEditor();
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const field = (name: string) => page.getByRole('main').getByLabel(name, { exact: true });
  const expectStatus = (text: string) => expect(page.getByRole('status')).toContainText(text);
  const choose = async (name: string) => {
    await button(name).click();
    // Playwright, unlike people, can type into a form that is still loading.
    await page.locator('main:not([inert])').waitFor();
  };
  await choose('Before you publish');
  await field('Your name').fill('Robin Sample');
  await button('Remove sample content').click();
  await expectStatus('The sample content was moved to content.old/.');
  await choose('Site');
  await field('URL').fill('https://robin.example.dev');
  await button('Save').click();
  await expectStatus('content/site.yaml was saved.');
  await choose('About');
  await field('Intro').fill('I build clocks.');
  await button('Save').click();
  await expectStatus('content/about.md was saved.');
  await expect(preview.getByText('I build clocks.')).toBeVisible();

  await choose('Before you publish');
  await expect(page.getByRole('heading', { name: 'Ready to publish' })).toBeVisible();
  await expect(page.getByText('The site URL is https://robin.example.dev.')).toBeVisible();

  await choose('About');
  await field('Intro').fill('I build watches.');
  await choose('Before you publish');
  await expect(page.getByText(/^Error: Has unsaved changes/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Ready to publish' })).toBeHidden();

  expect(copy.read('content/site.yaml')).toContain('\nname: Robin Sample\n');
  expect((await copy.run('check')).code).toBe(0);
  await page.context().close();
});

/** From a fresh clone to a site of one's own, by `npm run edit` alone: no file is touched by hand. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { startEditor } from './startEditor.ts';
import { expect, test } from './test.ts';

test('a name, a project with a picture, and a site that is published', async ({ browser }) => {
  const started = await startEditor(browser);
  test.skip(!started, 'the packages of src/editor/ are not installed: npm test or npm run edit does so');
  if (!started) return;
  const { copy, page, preview } = started;
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const field = (name: string) => page.getByRole('main').getByLabel(name, { exact: true });
  const said = (text: string) => expect(page.getByRole('main').getByRole('status')).toContainText(text);
  try {
    await button('Before you publish').click();
    await field('Your name').fill('Robin Sample');
    await button('Remove sample content').click();
    await said('The sample content was moved to content.old/.');
    await page.getByRole('button', { name: 'Site', exact: true }).click();
    await field('Address').fill('https://robin.example.dev');
    await button('Save').click();
    await said('content/site.yaml was saved.');
    await page.getByRole('button', { name: 'About', exact: true }).click();
    await field('Intro').fill('I build clocks.');
    await button('Save').click();
    await said('content/about.md was saved.');

    await page.getByLabel('Title of a new project').fill('Tide clock');
    await button('New project').click();
    await expect(page.getByRole('heading', { name: 'Tide clock' })).toBeFocused();
    await field('Description').fill('Shows when the tide turns, without a network.');
    const picture = await sharp({ create: { width: 1600, height: 900, channels: 3, background: '#246' } })
      .png()
      .toBuffer();
    await page
      .getByLabel('Choose a picture for Image')
      .setInputFiles({ name: 'Clock.png', mimeType: 'image/png', buffer: picture });
    await said('./clock.png is stored beside the entry.');
    await field('Cover alt').fill('A clock with one hand');
    await button('Save').click();
    await said('content/projects/tide-clock.md was saved.');
    await expect(preview.getByRole('img', { name: 'A clock with one hand' })).toBeVisible();

    await button('Before you publish').click();
    await expect(page.getByRole('heading', { name: 'Nothing stands in the way' })).toBeVisible();
    await expect(page.getByText('The site will say that it stands at https://robin.example.dev.')).toBeVisible();

    const { code, output } = await copy.run('build');
    expect(code, output).toBe(0);
    const built = (path: string) => readFileSync(join(copy.folder, 'dist', path), 'utf8');
    expect(built('index.html')).toContain('Robin Sample');
    expect(built('index.html')).toContain('I build clocks.');
    expect(built('index.html')).not.toContain('Alex Example');
    expect(built('projects/tide-clock.html')).toContain('A clock with one hand');
    expect(built('sitemap.xml')).toContain('https://robin.example.dev/projects/tide-clock');
  } finally {
    await page.context().close();
    copy.remove();
  }
});

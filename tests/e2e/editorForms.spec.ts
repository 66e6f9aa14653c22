/** Typed text stays while entries are moved, and results of a save are shown where the owner looks. */
import type { Locator, Page } from '@playwright/test';
import type { Copy } from '../site.ts';
import { expect, test } from './editorTest.ts';

test.describe.configure({ mode: 'serial' });

let copy: Copy;
let page: Page;
/** Dialogs of the page, which the tests accept. */
const dialogs: string[] = [];

test.beforeAll(async ({ openEditor }) => {
  ({ copy, page } = await openEditor());
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.accept();
  });
});

test.afterAll(async () => page?.context().close());

const field = (name: string) => page.getByRole('main').getByLabel(name, { exact: true });
const statusMessage = () => page.getByRole('main').getByRole('status');
const button = (name: string) => page.getByRole('button', { name, exact: true });
const projects = () =>
  page.getByRole('navigation', { name: 'Content' }).getByRole('list').nth(1).locator('li > button').allInnerTexts();
const orderIn = (name: string) => /^order: (.*)$/m.exec(copy.read(`content/projects/${name}.md`))?.[1];

test('typed text stays while its project is moved, and is saved with the new position', async () => {
  await button('Consultancy website').click();
  await expect(field('Order')).toHaveValue('5');
  await field('Role').fill('All of it');
  await field('Text').fill('## Typed\n\nNot saved yet.');
  await button('Change the order of Projects').click();
  for (let count = 0; count < 4; count++) await button('Up Consultancy website').click();
  await expect(statusMessage()).toHaveText('The order was saved.');
  expect((await projects())[0]).toBe('Consultancy website not saved');
  await expect(field('Order')).toHaveValue('0');
  await expect(field('Role')).toHaveValue('All of it');
  await expect(field('Text')).toHaveValue('## Typed\n\nNot saved yet.');
  expect(dialogs).toEqual([]);
  expect(orderIn('consultancy-website')).toBe('0');

  await button('Save').click();
  await expect(statusMessage()).toHaveText('content/projects/consultancy-website.md was saved.');
  const text = copy.read('content/projects/consultancy-website.md');
  expect(text).toMatch(/\nrole: All of it\n[\s\S]*\norder: 0\n[\s\S]*\n---\n## Typed\n\nNot saved yet\.$/);
});

test('four quick clicks at one place, or four times Enter, move a project four places', async () => {
  const before = await projects();
  await button('Down Consultancy website').click({ clickCount: 4 });
  await expect(statusMessage()).toHaveText('The order was saved.');
  await expect.poll(() => orderIn('consultancy-website')).toBe('5');
  expect((await projects())[4]).toBe('Consultancy website');
  for (let count = 0; count < 4; count++) {
    await expect(button('Up Consultancy website')).toBeEnabled();
    if (!count) await button('Up Consultancy website').focus();
    await page.keyboard.press('Enter');
  }
  await expect.poll(() => orderIn('consultancy-website')).toBe('0');
  expect(await projects()).toEqual(before);
  await expect(button('Up Consultancy website')).toBeFocused();
  expect(dialogs).toEqual([]);
});

test('a file that is edited as text takes its new position too, and asks about conflicts', async () => {
  await button('Wallpaper preview tool').click();
  await button('Edit the file as text').click();
  const text = page.getByRole('textbox', { name: 'content/projects/wallpaper-preview-tool.md' });
  await button('Up Wallpaper preview tool').click();
  await expect(text).toHaveValue(/\norder: 1\.5\n/);
  const typed = (await text.inputValue()).replace(/role: .*/, 'role: All of it');
  await text.fill(typed);
  await button('Down Wallpaper preview tool').click();
  await expect.poll(() => orderIn('wallpaper-preview-tool')).toBe('3');
  await expect(text).toHaveValue(typed);
  await button('Save content/projects/wallpaper-preview-tool.md').click();
  await expect(page.getByRole('heading', { name: /was changed elsewhere/ })).toBeVisible();
  await button('Open the file as it is now').click();
  await expect(field('Order')).toHaveValue('3');
  expect(dialogs).toEqual([]);
});

/** The message that a form shows beside its button. */
const beside = (form: Locator) => form.locator(':has(> button[type=submit]) > p');
/** Pixels between the sides of two elements that face each other, in the window. */
const gap = async (one: Locator, other: Locator) => {
  const [left, right] = [await one.boundingBox(), await other.boundingBox()];
  return left && right
    ? [right.x - left.x - left.width, Math.abs(right.y + right.height / 2 - left.y - left.height / 2)]
    : [];
};

test('a save is confirmed beside its button, until something is typed', async () => {
  await button('Site').click();
  const form = page.getByRole('form', { name: 'Site' });
  await expect(beside(form)).toHaveCount(0);
  await field('Tagline').fill('Another one.');
  await button('Save').click();
  await expect(beside(form)).toHaveText('content/site.yaml was saved.');
  await expect(statusMessage()).toHaveText('content/site.yaml was saved.');
  await expect(beside(form)).toBeInViewport({ ratio: 1 });
  const [across = 99, down = 99] = await gap(button('Save'), beside(form));
  expect([across < 40, down < 5]).toEqual([true, true]);
  await field('Tagline').press('End');
  await page.keyboard.type('!');
  await expect(button('Discard changes')).toBeVisible();
  await expect(beside(form)).toHaveCount(0);
  await button('Save').click();
  await expect(beside(form)).toHaveText('content/site.yaml was saved.');
  await field('Email').fill('x');
  await button('Save').click();
  await expect(beside(form)).toHaveText('Nothing was saved.');
  await field('Email').fill('hello@example.com');
});

test('shows an error in the text at its text box, with its line there', async () => {
  await button('Online card game').click();
  await field('Text').fill('One.\n\n![A table](./not-there.png)\n');
  await button('Save').click();
  await expect(field('Text')).toBeFocused();
  await expect(field('Text')).toHaveAttribute('aria-invalid', 'true');
  await expect(field('Text')).toHaveAccessibleDescription(/Error: line 3: Image .*not-there\.png/);
  await page.getByRole('link', { name: 'Text', exact: true }).click();
  await expect(field('Text')).toBeFocused();
  await button('Edit the file as text').click();
  await expect(page.getByText(/Line 17: Image/)).toBeVisible();
});

test('text typed after “Add …” goes into the new field', async () => {
  const items = (name: string) =>
    page
      .getByRole('group', { name, exact: true })
      .getByRole('textbox')
      .evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value));
  await button('Online card game').click();
  await expect(page.getByRole('heading', { name: 'Online card game' })).toBeFocused();
  for (const text of ['Won a prize in 2025', 'And another']) {
    await button('Add highlight').press('Enter');
    await page.keyboard.type(text);
  }
  expect(await items('Highlights')).toEqual(['Won a prize in 2025', 'And another']);
  await button('Remove highlight 1').press('Space');
  await expect(button('Undo Highlight 1')).toBeFocused();
  expect(await items('Highlights')).toEqual(['And another']);
  await page.keyboard.press('Enter');
  expect(await items('Highlights')).toEqual(['Won a prize in 2025', 'And another']);
  await button('Down highlight 1').press('Enter');
  await expect(button('Down highlight 2')).toBeFocused();
  await button('Remove highlight 2').press('Space');
  await expect(button('Undo Highlight 2')).toBeFocused();
  await page.keyboard.press('Control+s');
  await expect(button('Undo Highlight 2')).toBeHidden();
  await expect(button('Save')).toBeFocused();
  await expect(page.getByText('First month or year, if date is the last one.').locator('code')).toHaveText('date');
  await button('Tech Stack').click();
  await expect(page.getByRole('heading', { name: 'Tech Stack' })).toBeFocused();
  await button('Add item of group 2').press('Enter');
  await page.keyboard.type('a b c');
  await expect(
    page
      .getByRole('group', { name: /^Items of group 2/ })
      .getByRole('textbox')
      .nth(-2),
  ).toHaveValue('a b c');
  await button('Discard changes').click();
  await expect(page.getByRole('heading', { name: 'Tech Stack' })).toBeFocused();
});

test('typed text survives a reload and opening another file, until it is saved or discarded', async () => {
  const before = copy.read('content/skills.yaml');
  await button('Add group').press('Enter');
  await page.keyboard.type('Sailing');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Tech Stack' })).toBeVisible();
  await expect(page.getByText(/^Your unsaved changes of .* were restored\./)).toBeVisible();
  await expect(page.getByLabel('Name (required)').last()).toHaveValue('Sailing');
  await button('Site').click();
  await page.getByRole('button', { name: 'Tech Stack not saved' }).click();
  await expect(page.getByLabel('Name (required)').last()).toHaveValue('Sailing');
  const other = await page.context().newPage();
  await other.goto(page.url());
  await expect(other.getByText(/^Another window has unsaved changes of/)).toBeVisible();
  await other.close();
  await button('Discard changes').first().click();
  await expect(page.getByRole('button', { name: 'Tech Stack', exact: true })).toBeVisible();
  await expect(page.getByLabel('Name (required)').last()).not.toHaveValue('Sailing');
  expect(copy.read('content/skills.yaml')).toBe(before);
});

test('on a phone, list and form are two steps, and the button is within reach', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await expect(page.getByRole('main')).toBeHidden();
  await button('Site').click();
  const list = page.getByRole('navigation', { name: 'Content' });
  for (const place of [0, 900, 99_999]) {
    await page.getByRole('main').evaluate((main, top) => main.scrollTo(0, top), place);
    for (const name of ['Save', 'All content', 'Preview']) await expect(button(name)).toBeInViewport({ ratio: 1 });
  }
  await expect(list).toBeHidden();
  await button('All content').click();
  await expect(list).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Site' })).toBeVisible();
});

test('on a phone, the list reports what was done, and can undo it', async () => {
  const list = page.getByRole('navigation', { name: 'Content' });
  const file = 'content/projects/wallpaper-preview-tool.md';
  const before = copy.read(file);
  await page.goto(`/?file=${file}`);
  await button('Delete').click();
  await expect(list.getByRole('status')).toHaveText(`${file} was moved to content.old/ with its image.`);
  await expect(page.locator('#list-status')).toBeFocused();
  await list.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { name: 'Wallpaper preview tool' })).toBeFocused();
  expect(copy.read(file)).toBe(before);
  await button('All content').click();
  await list.getByLabel('Title of a new project').fill('Online card game');
  await page.keyboard.press('Enter');
  await expect(list.getByText(/already exists\. Choose another title/)).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1440, height: 900 });
});

test('a publication is edited field by field', async () => {
  const file = 'content/publications.bib';
  const before = copy.read(file);
  await page.getByRole('button', { name: 'Publications', exact: true }).click();
  await page.locator('summary').filter({ hasText: 'example2026aorta' }).click();
  const entry = page.getByRole('form', { name: 'Which Diameter?' });
  await expect(entry.getByLabel('Title of the book or the proceedings')).toHaveValue(/^Proceedings of the Sample/);

  await entry.getByLabel('DOI', { exact: true }).fill('none');
  await page.keyboard.press('Enter');
  await expect(entry.getByLabel('DOI', { exact: true })).toBeFocused();
  await expect(entry.getByLabel('DOI', { exact: true })).toHaveAccessibleDescription(/must be a DOI/);
  expect(copy.read(file)).toBe(before);

  await entry.getByLabel('DOI', { exact: true }).fill('10.5555/sample.aorta');
  await entry.getByLabel('Year', { exact: true }).fill('2025');
  await entry.getByLabel('Another field').fill('ISBN');
  await entry.getByRole('button', { name: 'Add field' }).click();
  await expect(entry.getByLabel('ISBN')).toBeFocused();
  await page.keyboard.type('978-0-00-000000-2');
  await page.keyboard.press('Enter');
  await expect(statusMessage()).toHaveText(`${file} was saved.`);
  const edited = before
    .replace('year         = 2026', 'year         = 2025')
    .replace('{Sample entry},', '{Sample entry},\n  isbn         = {978-0-00-000000-2},');
  expect(copy.read(file)).toBe(edited);

  await page.getByRole('button', { name: 'Edit as BibTeX example2026aorta' }).click();
  await expect(page.getByRole('textbox', { name: 'example2026aorta' })).toHaveValue(/isbn {9}= \{978-0-00-000000-2\}/);
});

/** Expects two fields side by side in a wide window, and one below the other in a narrow one. */
async function expectBeside(one: Locator, other: Locator) {
  for (const [width, isBeside] of [
    [1280, true],
    [390, false],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const [first, second] = await Promise.all([one.boundingBox(), other.boundingBox()]);
    expect(first?.y === second?.y, `${width} px`).toBe(isBeside);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
}

test('a text has a field for each language of the site, side by side if there is room', async () => {
  copy.change('content/site.yaml', /^name: .*$/m, '$&\nlanguages: [en, fr]');
  await page.reload();
  await button('Consultancy website').click();
  const role = page.getByRole('group', { name: 'Role', exact: true });
  const [english, french] = ['English', 'Français'].map((name) => role.getByLabel(name, { exact: true }));
  if (!english || !french) throw new Error('no fields');
  await expect(english).toHaveValue('All of it');
  await expect(french).toHaveAttribute('lang', 'fr');
  await expect(role).toContainText('Missing: Français');
  await expectBeside(english, french);
  await english.focus();
  await page.keyboard.press('Tab');
  await expect(french).toBeFocused();
  await page.keyboard.type('Tout');
  await expect(role).not.toContainText('Missing');
  const before = copy.read('content/projects/consultancy-website.md');
  await button('Save').click();
  await expect(statusMessage()).toHaveText('content/projects/consultancy-website.md was saved.');
  expect(copy.read('content/projects/consultancy-website.md')).toBe(
    before.replace('role: All of it', 'role:\n  en: All of it\n  fr: Tout'),
  );
});

test('the text is beside its translation, which typing creates and emptying deletes', async () => {
  const [original, translation] = ['', '.fr'].map((suffix) => `content/projects/consultancy-website${suffix}.md`);
  if (!original || !translation) throw new Error('no files');
  const text = page.getByRole('group', { name: 'Text', exact: true });
  const [english, french] = ['English', 'Français'].map((name) => text.getByLabel(name, { exact: true }));
  if (!english || !french) throw new Error('no texts');
  await expectBeside(english, french);
  await expect(french).toHaveAttribute('lang', 'fr');
  await expect(text).toContainText('Missing: Français');
  await french.fill('Un site.');
  await expect(text).not.toContainText('Missing');
  // The typed text is restored.
  await page.reload();
  await expect(french).toHaveValue('Un site.');
  const before = copy.read(original);
  await button('Save').click();
  await expect(statusMessage()).toHaveText(`${original} was saved.`);
  expect([copy.read(original), copy.read(translation)]).toEqual([before, 'Un site.']);
  await expect(page.getByText('consultancy-website.fr')).toHaveCount(0);

  await french.fill('Deux sites.');
  copy.write(translation, 'Trois sites.\n');
  await button('Save').click();
  const conflict = page.getByRole('dialog');
  await expect(conflict.getByRole('heading', { name: 'Text › Français' })).toBeVisible();
  await conflict.getByRole('button', { name: 'Overwrite with my version' }).click();
  await expect(statusMessage()).toHaveText(`${original} was saved.`);
  expect(copy.read(translation)).toBe('Deux sites.');

  await french.fill('');
  await button('Save').click();
  await expect(statusMessage()).toHaveText(
    `${original} was saved. The old text is in content.old/projects/consultancy-website.fr.md.`,
  );
  await expect(text).toContainText('Missing: Français');
  await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
  await expect(french).toHaveValue('Deux sites.');
  expect(copy.read(original)).toBe(before);
});

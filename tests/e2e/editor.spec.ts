/** `npm run edit`, used by keyboard and without knowledge of YAML. Tests then read the files. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FrameLocator, Locator, Page } from '@playwright/test';
import { parse } from 'yaml';
import type { Copy } from '../site.ts';
import { axe } from './axe.ts';
import { expect, test } from './editorTest.ts';

test.describe.configure({ mode: 'serial' });

let copy: Copy;
let page: Page;
let preview: FrameLocator;

test.beforeAll(async ({ openEditor }) => {
  ({ copy, page, preview } = await openEditor());
});

test.afterAll(async () => page?.context().close());

/** Focuses a control with the Tab key. */
async function reach(control: Locator): Promise<void> {
  const isThere = () => control.evaluate((element) => element === document.activeElement);
  for (let tabs = 0; tabs < 250 && !(await isThere()); tabs++) await page.keyboard.press('Tab');
  await expect(control).toBeFocused();
}

const field = (name: string) => page.getByRole('main').getByLabel(name, { exact: true });
const statusMessage = () => page.getByRole('main').getByRole('status');

test('edits the owner’s name without a mouse', async () => {
  await expect(preview.getByRole('banner').getByText('Alex Example')).toBeVisible({ timeout: 60_000 });
  const before = copy.read('content/site.yaml');
  await reach(page.getByLabel('Name (required)').first());
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Robin Sample');
  await page.keyboard.press('Enter');
  await expect(statusMessage()).toHaveText('content/site.yaml was saved.');
  expect(copy.read('content/site.yaml')).toBe(before.replace('Alex Example', 'Robin Sample'));
  await expect(preview.getByRole('banner').getByText('Robin Sample')).toBeVisible();
});

test('colors are one tab stop after their field, and the preview shows a choice at once', async () => {
  const ground = () => preview.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
  await expect.poll(ground).not.toBe('rgb(253, 249, 248)');
  await field('Accent').focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: 'default' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(field('Accent')).toHaveValue('tomato');
  await page.keyboard.press('Enter');
  await expect(statusMessage()).toHaveText('content/site.yaml was saved.');
  await expect.poll(ground).toBe('rgb(253, 249, 248)');
});

test('shows an invalid value at its field as the check does, and writes no file', async () => {
  const before = copy.read('content/site.yaml');
  await field('Email').fill('hello@');
  await page.keyboard.press('Enter');
  await expect(field('Email')).toBeFocused();
  await expect(field('Email')).toHaveAttribute('aria-invalid', 'true');
  await expect(field('Email')).toHaveAccessibleDescription(
    /must be an email address, such as hello@example.com \(found "hello@"\)/,
  );
  expect(copy.read('content/site.yaml')).toBe(before);
  await field('Email').fill('hello@example.com');
  await page.keyboard.press('Enter');
  await expect(statusMessage()).toHaveText('No changes to save.');
});

test('creates a project with an image, without a mouse', async () => {
  await reach(page.getByLabel('Title of a new project'));
  await page.keyboard.type('Tide clock');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Tide clock' })).toBeFocused();
  await reach(field('Description'));
  await page.keyboard.type(
    'Shows when the tide turns, with "no" network: a clock for the kitchen wall that knows the moon.',
  );
  const chooser = page.waitForEvent('filechooser');
  await reach(page.getByLabel('Choose an image for Image'));
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(join(copy.folder, 'content/images/portrait.png'));
  await expect(statusMessage()).toContainText('./portrait.png is saved with the entry.');
  await reach(field('Cover alt'));
  await page.keyboard.type('A clock with one hand');
  await reach(page.getByRole('main').getByLabel('Text', { exact: true }));
  await page.keyboard.type('## Problem\n\nTides are | not $24$ hours apart.[^1]\n\n[^1]: But 12.4.\n');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(statusMessage()).toHaveText('content/projects/tide-clock.md was saved.');

  const text = copy.read('content/projects/tide-clock.md');
  expect(text).toContain('\ntitle: Tide clock\n');
  expect(parse(text.split('\n---\n')[0] ?? '')).toMatchObject({
    description: 'Shows when the tide turns, with "no" network: a clock for the kitchen wall that knows the moon.',
  });
  expect(text).toContain('\nimageSrc: ./portrait.png\n');
  expect(text).toContain('\ncoverAlt: A clock with one hand\n');
  expect(text).toMatch(/\n---\n## Problem\n\nTides are \| not \$24\$ hours apart.\[\^1\]\n\n\[\^1\]: But 12.4.\n$/);
  expect(readFileSync(join(copy.folder, 'content/projects/portrait.png'))).toEqual(
    readFileSync(join(copy.folder, 'content/images/portrait.png')),
  );
  await expect(preview.getByRole('heading', { name: 'Tide clock' })).toBeVisible();
  await expect(preview.getByRole('img', { name: 'A clock with one hand' })).toBeVisible();
});

test('the preview keeps its scroll position, and shows both widths and themes', async () => {
  await page.getByRole('button', { name: 'Online card game', exact: true }).click();
  await expect(preview.getByRole('heading', { name: 'Online card game' })).toBeVisible();
  const frame = page.frames().find((each) => each.parentFrame() !== null);
  const inside = <T>(look: string) => frame?.evaluate(look) as Promise<T>;
  await inside('window.scrollTo({ top: 700, behavior: "instant" })');
  await field('Role').fill('Everything');
  await page.keyboard.press('Enter');
  await expect(statusMessage()).toHaveText(/was saved/);
  await expect(preview.getByText('Everything', { exact: true })).toBeVisible();
  await expect.poll(() => inside('Math.abs(scrollY - 700)')).toBeLessThan(3);

  await page.getByRole('button', { name: 'Phone' }).click();
  expect(await inside('innerWidth')).toBe(390);
  await page.getByRole('button', { name: 'Desk' }).click();
  expect(await inside('innerWidth')).toBe(1280);
  for (const theme of ['Dark', 'Light']) {
    await page.getByRole('button', { name: theme, exact: true }).click();
    await expect.poll(() => inside(`matchMedia('(prefers-color-scheme: dark)').matches`)).toBe(theme === 'Dark');
  }
});

test('a file changed elsewhere is not overwritten', async () => {
  const file = 'content/projects/online-card-game.md';
  await field('Role').fill('Mine');
  copy.change(file, 'role: Everything', 'role: Theirs');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /was changed elsewhere/ })).toBeVisible();
  expect(copy.read(file)).toContain('role: Theirs\n');
  const conflict = page.getByRole('dialog', { name: /was changed elsewhere/ });
  await expect(conflict.getByRole('heading', { level: 3 })).toHaveText(['Role']);
  await expect(conflict.locator('pre')).toHaveText(['Theirs\n', 'Mine\n']);
  await expect(conflict.getByRole('heading', { level: 2 })).toBeFocused();
  await expect(conflict).toHaveAccessibleDescription('Nothing was saved. One field differs from the file: Role.');
  await page.getByRole('button', { name: 'Overwrite with my version' }).click();
  await expect(statusMessage()).toHaveText(/was saved/);
  expect(copy.read(file)).toContain('role: Mine\n');
  await expect(page.getByRole('heading', { name: 'Online card game' })).toBeFocused();
});

test('a broken file opens with its error and its text', async () => {
  copy.change('content/interests.yaml', 'name: Piano', 'name: "Piano');
  await page.getByRole('button', { name: 'Interests' }).click();
  await expect(page.getByText(/Value begins with "\. Add " at its end/)).toBeVisible();
  const text = page.getByRole('textbox', { name: 'content/interests.yaml' });
  await expect(text).toHaveValue(copy.read('content/interests.yaml'));
  await text.fill(copy.read('content/interests.yaml').replace('name: "Piano', 'name: Piano'));
  await page.getByRole('button', { name: 'Save content/interests.yaml' }).click();
  await expect(statusMessage()).toHaveText('content/interests.yaml was saved.');
  await expect(page.getByLabel('Name (required)').first()).toHaveValue('Formula 1');
});

test('renames, copies, sorts and deletes entries', async () => {
  const projects = () => page.getByRole('navigation', { name: 'Content' }).getByRole('list').nth(1).getByRole('button');
  await page.getByRole('button', { name: 'Tide clock' }).click();
  await page.getByLabel('Slug: /projects/').fill('moon-clock');
  await page.getByRole('button', { name: 'Change slug' }).click();
  await expect(statusMessage()).toHaveText(
    'The URL is now /projects/moon-clock. The old one, /projects/tide-clock, redirects there.',
  );
  expect(copy.read('content/projects/moon-clock.md')).toContain('\naliases: [tide-clock]\n');
  expect(existsSync(join(copy.folder, 'content/projects/tide-clock.md'))).toBe(false);

  await page.getByRole('button', { name: 'Duplicate' }).click();
  await expect(statusMessage()).toContainText('moon-clock-copy.md is a copy. It is a draft until you turn off Draft.');
  expect(copy.read('content/projects/moon-clock-copy.md')).toContain('\ndraft: true\n');
  const copied = copy.read('content/projects/moon-clock-copy.md');
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(statusMessage()).toHaveText('content/projects/moon-clock-copy.md was moved to content.old/.');
  await page.getByRole('main').getByRole('button', { name: 'Undo' }).click();
  await expect(statusMessage()).toHaveText('content/projects/moon-clock-copy.md was restored.');
  expect(copy.read('content/projects/moon-clock-copy.md')).toBe(copied);

  await page.getByRole('button', { name: 'Change the order of Projects' }).click();
  await page.getByRole('button', { name: 'Down Mock-interview platform' }).click();
  await expect(statusMessage()).toHaveText(/The order was saved/);
  await expect(projects().first()).toHaveText('Online card game');
  expect(copy.read('content/projects/online-card-game.md')).toContain('\norder: 2\n');
  expect(copy.read('content/projects/mock-interview-platform.md')).toContain('\norder: 2.5\n');
});

test('axe finds nothing', async () => {
  test.slow();
  for (const name of ['Site', 'Tech Stack', 'Publications', 'Online card game', 'Before you publish']) {
    await page.getByRole('button', { name, exact: true }).click();
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
    await page.locator('main:not([inert])').waitFor();
    await page.getByText('Checking …').waitFor({ state: 'hidden' });
    const closed = page.locator('details:not([open]) > summary');
    while (await closed.count()) await closed.first().click();
    await page.getByRole('main').evaluate((main) => main.scrollTo(0, 0));
    expect.soft(await axe(page, 'iframe'), `axe on ${name}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await axe(page, 'iframe'), 'axe in the dark theme').toEqual([]);
});

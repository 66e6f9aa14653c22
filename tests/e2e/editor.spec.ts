/** `npm run edit`: one way through it, by keyboard and without knowledge of YAML. Tests then read the files. */
import { globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { FrameLocator, Locator, Page } from '@playwright/test';
import { parse } from 'yaml';
import { starterFiles } from '../../src/content/newFiles.ts';
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
const button = (name: string) => page.getByRole('button', { name, exact: true });
const statusMessage = () => page.getByRole('status');
/** Opens the fold with the buttons that copy, rename and delete. */
const openActions = () => page.getByText('More actions').click();

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

test('shows the ten usual fields of Site, what public ones reach, and folds the others', async () => {
  await expect(field('Phone')).toHaveAccessibleDescription(
    /Public: on Contact, .* put it into private\.yaml instead\./,
  );
  await expect(field('Photo alt')).toBeHidden();
  await page.getByText(/^More fields \(\d+ filled in\)$/).click();
  await expect(field('Photo alt')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Showcase' })).toContainText('Example: projects, publications.');
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
  await expect(statusMessage()).toContainText('./portrait.png was stored.');
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

test('the preview keeps its scroll position', async () => {
  await page.getByRole('button', { name: 'Online card game', exact: true }).click();
  await expect(preview.getByRole('heading', { name: 'Online card game' })).toBeVisible();
  const frame = page.frames().find((each) => each.parentFrame() !== null);
  const inside = <T>(look: string) => frame?.evaluate(look) as Promise<T>;
  await inside('window.scrollTo({ top: 700, behavior: "instant" })');
  // As many lines as before: the browser keeps what is in view in place.
  await field('Role').fill('Everything and nothing');
  await page.keyboard.press('Enter');
  await expect(statusMessage()).toHaveText(/was saved/);
  await expect(preview.getByText('Everything and nothing', { exact: true })).toBeVisible();
  await expect.poll(() => inside('Math.abs(scrollY - 700)')).toBeLessThan(3);
});

test('a file changed elsewhere is only overwritten by choice, and what is typed stays', async () => {
  const file = 'content/projects/online-card-game.md';
  const conflict = page.getByRole('heading', { name: /was changed elsewhere/ });
  await field('Role').fill('Mine');
  copy.change(file, 'role: Everything and nothing', 'role: Theirs');
  await page.keyboard.press('Enter');
  await expect(conflict).toBeFocused();
  await expect(field('Role')).toHaveValue('Mine');
  expect(copy.read(file)).toContain('role: Theirs\n');
  await button('Overwrite with my version').click();
  await expect(statusMessage()).toHaveText(
    `${file} was saved. The old text is in content.old/projects/online-card-game.md.`,
  );
  expect(copy.read(file)).toContain('role: Mine\n');
  expect(copy.read('content.old/projects/online-card-game.md')).toContain('role: Theirs\n');
  await expect(conflict).toBeHidden();

  await field('Role').fill('Mine again');
  copy.change(file, 'role: Mine', 'role: Theirs again');
  await page.keyboard.press('Enter');
  await button('Reload without my changes').click();
  await expect(field('Role')).toHaveValue('Theirs again');
  await expect(page.getByRole('heading', { name: 'Online card game' })).toBeFocused();
});

test('typed text survives a reload, another file and a stopped server, until it is saved or discarded', async () => {
  const before = copy.read('content/skills.yaml');
  await button('Skills').click();
  await button('Add group').press('Enter');
  await page.keyboard.type('Sailing');
  await page.reload();
  await expect(page.getByText(/^Your unsaved changes of .* were restored\./)).toBeVisible();
  const last = () => page.getByLabel('Name (required)').last();
  await expect(last()).toHaveValue('Sailing');
  await button('Site').click();
  await page.getByRole('button', { name: 'Skills not saved' }).click();
  await expect(last()).toHaveValue('Sailing');
  await page.route('**/api/save*', (route) => route.abort());
  await button('Save').click();
  await expect(statusMessage()).toContainText('The editor server did not respond, so nothing was saved.');
  await page.unroute('**/api/save*');
  await expect(last()).toHaveValue('Sailing');
  await button('Discard changes').click();
  await expect(button('Skills')).toBeVisible();
  await expect(last()).not.toHaveValue('Sailing');
  expect(copy.read('content/skills.yaml')).toBe(before);
});

test('keeps what is typed while a save runs', async () => {
  await button('Online card game').click();
  await page.locator('main:not([inert])').waitFor();
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route('**/api/save*', async (route) => {
    await held;
    await route.continue();
  });
  await field('Role').fill('One');
  await page.keyboard.press('ControlOrMeta+s');
  await field('Role').fill('One and two');
  release();
  await expect(statusMessage()).toContainText('was saved.');
  await page.unroute('**/api/save*');
  expect(copy.read('content/projects/online-card-game.md')).toContain('role: One\n');
  await expect(field('Role')).toHaveValue('One and two');
  await page.keyboard.press('ControlOrMeta+s');
  await expect.poll(() => copy.read('content/projects/online-card-game.md')).toContain('role: One and two\n');
  await expect(button('Online card game'), 'all is saved').toBeVisible();
});

test('edits publications as BibTeX, and adds a whole file', async () => {
  const file = 'content/publications.bib';
  const before = copy.read(file);
  await button('Publications').click();
  await page.locator('summary').filter({ hasText: 'example2026aorta' }).click();
  const entry = page.getByRole('textbox', { name: 'BibTeX of example2026aorta' });
  const text = await entry.inputValue();
  await entry.fill(text.replace('10.5555/sample.aorta', 'none'));
  await button('Save').click();
  await expect(entry).toBeFocused();
  await expect(entry).toHaveAccessibleDescription(/Error: doi must be a DOI/);
  expect(copy.read(file)).toBe(before);
  await entry.fill(text.replace('2026,', '2025,'));
  await button('Save').click();
  await expect(statusMessage()).toHaveText(`${file} was saved.`);
  expect(copy.read(file)).toBe(before.replace(text, text.replace('2026,', '2025,')));
  await expect(page.getByText(/^Example, A\., .* \(2025\)\. Which Diameter\?/)).toBeVisible();

  await page.getByText('Add a .bib file').click();
  const added = '@misc{tides2020, title = {Tides}, author = {Sample, Robin}, year = 2020}';
  await page.getByLabel('Paste BibTeX').fill(`${before}\n${added}\n`);
  await button('Add entries').click();
  await expect(statusMessage()).toHaveText(
    '1 entry was added. These are there already: example2026aorta, example2026voice.',
  );
  expect(copy.read(file)).toContain('\n@misc{tides2020,\n  title = {Tides},\n');
});

test('on a phone, list and form are two steps, and the list reports a deletion, which can be undone', async () => {
  const list = page.getByRole('navigation', { name: 'Content' });
  const file = 'content/projects/wallpaper-preview-tool.md';
  const before = copy.read(file);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await expect(page.getByRole('main')).toBeHidden();
  await button('Wallpaper preview tool').click();
  for (const place of [0, 900, 99_999]) {
    await page.getByRole('main').evaluate((main, top) => main.scrollTo(0, top), place);
    for (const name of ['Save', 'All content', 'Preview']) await expect(button(name)).toBeInViewport({ ratio: 1 });
  }
  await expect(list).toBeHidden();
  await openActions();
  await button('Delete').click();
  await expect(statusMessage()).toHaveText(`${file} was moved to content.old/ with its images.`);
  await expect(statusMessage()).toBeFocused();
  await button('Undo').click();
  await expect(page.getByRole('heading', { name: 'Wallpaper preview tool' })).toBeFocused();
  expect(copy.read(file)).toBe(before);
  await page.setViewportSize({ width: 1440, height: 900 });
});

test('axe finds nothing', async () => {
  test.slow();
  for (const name of ['Site', 'Skills', 'Publications', 'Online card game']) {
    await page.getByRole('button', { name, exact: true }).click();
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
    await page.locator('main:not([inert])').waitFor();
    const closed = page.locator('details:not([open]) > summary');
    while (await closed.count()) await closed.first().click();
    await page.getByRole('main').evaluate((main) => main.scrollTo(0, 0));
    expect.soft(await axe(page, 'iframe'), `axe on ${name}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await axe(page, 'iframe'), 'axe in the dark theme').toEqual([]);
});

test('makes an application, with its page and papers beside it', async () => {
  test.slow();
  await page.getByLabel('Employer').fill('Acme');
  await button('New application').click();
  await expect(page.getByRole('heading', { name: /^For acme-/ })).toBeFocused();
  await page.getByText(/^Projects all/).click();
  await page.getByRole('checkbox', { name: 'Wallpaper preview tool' }).uncheck();
  await button('Down Mock-interview platform').focus();
  await page.keyboard.press('Enter');
  await expect(button('Down Mock-interview platform')).toBeFocused();
  await field('Letter').fill('Dear Acme,\n\nhello.\n');
  expect(await axe(page, 'iframe')).toEqual([]);
  await button('Save').click();
  await expect(statusMessage()).toContainText('was saved.');
  const [file = ''] = globSync('content/for/*.md', { cwd: copy.folder });
  expect(copy.read(file)).toMatch(
    /\nfirst:\n {2}projects: \[online-card-game\]\n[\s\S]*\nwithout:\n {2}projects: \[wallpaper-preview-tool\]\n/,
  );
  await expect(preview.getByText('Dear Acme,')).toBeVisible({ timeout: 60_000 });
  await expect(preview.getByText('Wallpaper')).toHaveCount(0);
  for (const [name, path] of Object.entries({ Résumé: 'resume.pdf', Letter: 'letter.pdf' })) {
    await button(name).click();
    await expect(page.locator('iframe')).toHaveAttribute('src', new RegExp(`/for/acme-\\w{5}/${path}$`));
  }
  // The next test removes what it names.
  await openActions();
  await button('Delete').click();
  await expect(statusMessage()).toContainText('was moved to content.old/');
});

test('a name, an email and a sentence are enough to publish', async () => {
  const choose = async (name: string) => {
    await button(name).click();
    // Playwright, unlike people, can type into a form that is still loading.
    await page.locator('main:not([inert])').waitFor();
  };
  const save = async (name: string, text: string) => {
    await field(name).fill(text);
    await button('Save').click();
    await expect(statusMessage()).toContainText('was saved.');
  };
  for (const file of globSync('content/**/*.*', { cwd: copy.folder })) rmSync(join(copy.folder, file));
  for (const [file, text] of starterFiles({ name: 'Kim Placeholder' })) copy.write(`content/${file}`, text);
  await page.goto('/');
  await choose('Site');
  await save('URL', 'https://kim.example.dev');
  await choose('About');
  await save('Intro', 'I build clocks.');
  await expect(preview.getByText('I build clocks.')).toBeVisible({ timeout: 60_000 });
  expect(copy.read('content/site.yaml')).toContain('\nname: Kim Placeholder\n');
  expect((await copy.run('check')).code).toBe(0);
});

/** What differs between engines, from one source in each: popover, :target, :nth-child(of), fonts, filter, theme. */
import { type Driver, expect, test } from './driver.ts';

const alive = (driver: Driver) =>
  expect.poll(() => driver.value('document.querySelectorAll("astro-island[ssr]").length')).toBe(0);
const expanded = (driver: Driver) =>
  driver.value<string>('document.querySelector("[aria-controls=menu]").ariaExpanded');
const isOpen = (driver: Driver) => driver.value<boolean>('document.querySelector("#menu").checkVisibility()');
const shown = (driver: Driver) =>
  driver.value<number>('document.querySelectorAll("main li[data-category]:not([hidden])").length');
const theme = (driver: Driver) => driver.value<string>('document.documentElement.className');

test('the menu opens as a popover and closes on Escape', async ({ driver }) => {
  await driver.resize(800, 800);
  await driver.open('/');
  await alive(driver);
  await driver.press('Menu');
  await expect.poll(() => isOpen(driver)).toBe(true);
  await expect.poll(() => expanded(driver)).toBe('true');
  await driver.key('Escape');
  await expect.poll(() => isOpen(driver)).toBe(false);
  await expect.poll(() => expanded(driver)).toBe('false');
});

test('the menu closes on a click outside', async ({ driver }) => {
  await driver.resize(800, 800);
  await driver.open('/');
  await alive(driver);
  await driver.press('Menu');
  await expect.poll(() => isOpen(driver)).toBe(true);
  await driver.clickAt(6, 700);
  await expect.poll(() => isOpen(driver)).toBe(false);
});

test('the theme flips and is stored', async ({ driver }) => {
  await driver.resize(1280, 800);
  await driver.open('/');
  await alive(driver);
  const before = await theme(driver);
  await driver.press('Dark theme');
  const after = before === 'dark' ? 'light' : 'dark';
  await expect.poll(() => theme(driver)).toBe(after);
  expect(await driver.value('localStorage.theme')).toBe(after);
  await driver.open('/contact');
  expect(await theme(driver)).toBe(after);
});

test('both themes resolve light-dark()', async ({ driver }) => {
  await driver.open('/');
  const ground = async (name: string) => {
    await driver.value(`(document.documentElement.className = "${name}")`);
    return driver.value<string>('getComputedStyle(document.body).backgroundColor');
  };
  expect(await ground('light')).toContain('0.985');
  expect(await ground('dark')).toContain('0.17');
});

test('a filter hides cards and names itself in the address', async ({ driver }) => {
  await driver.resize(1280, 800);
  await driver.open('/projects');
  await alive(driver);
  await driver.press('Research');
  await expect.poll(() => shown(driver)).toBe(2);
  expect(await driver.value('location.search')).toBe('?category=research');
});

test('a filter in the address holds', async ({ driver }) => {
  await driver.open('/projects?category=freelance');
  expect(await shown(driver)).toBe(1);
});

test('one card left over closes the page at full width', async ({ driver }) => {
  await driver.resize(1280, 800);
  await driver.open('/projects');
  const share = await driver.value<number>(
    'document.querySelector("main li[data-category]:last-child").offsetWidth / document.querySelector("main ol").offsetWidth',
  );
  expect(share).toBeGreaterThan(0.99);
});

test('the confirmation shows by its address and takes the focus', async ({ driver }) => {
  await driver.open('/contact#sent');
  await expect.poll(() => driver.value('document.querySelector("#sent").checkVisibility()')).toBe(true);
  expect(await driver.value('document.querySelector("form").checkVisibility()')).toBe(false);
  await expect.poll(() => driver.value('document.activeElement.id')).toBe('sent');
});

test('both typefaces are loaded', async ({ driver }) => {
  await driver.open('/');
  await expect
    .poll(() =>
      driver.value(
        '[...document.fonts].filter((font) => font.status === "loaded").map((font) => font.family.replaceAll(\'"\', "")).sort().join()',
      ),
    )
    .toContain('Martian Mono,Schibsted Grotesk');
});

test('no page scrolls sideways on a narrow window', async ({ driver }) => {
  await driver.resize(460, 800);
  for (const path of ['/', '/projects', '/experience', '/contact', '/projects/online-card-game', '/no/such/page']) {
    await driver.open(path);
    expect(
      await driver.value('document.documentElement.scrollWidth <= document.documentElement.clientWidth'),
      path,
    ).toBe(true);
  }
});

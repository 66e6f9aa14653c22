/** Behavior required in every engine: header and menu. */
import type { Driver } from '../driver.ts';
import { attributes, expect, inHtml, openAlive, path, shown, styles, test, texts } from '../engineTest.ts';

test.describe('the header', () => {
  test('has brand, links and résumé, and stays at the top', async ({ driver, site }) => {
    await driver.open('/');
    expect(await attributes(driver, 'header a:not([href="#main"])', 'href')).toEqual([
      '/',
      '/home',
      '/projects',
      '/experience',
      '/contact',
      '/resume.pdf',
    ]);
    expect(await texts(driver, 'header nav a')).toEqual(['Home', 'Projects', 'Experience', 'Contact', 'Résumé']);
    expect(await attributes(driver, 'header [href="/resume.pdf"]', 'download')).toEqual(['Alex Example.pdf']);
    const resume = await fetch(`${site.origin}/resume.pdf`);
    expect(resume.headers.get('content-type')).toBe('application/pdf');
    await driver.value(() => scrollTo({ top: 900, behavior: 'instant' }));
    const top = () => driver.value(() => document.querySelector('header')?.getBoundingClientRect().top);
    await expect.poll(top).toBe(0);
    expect(await driver.value(() => scrollY)).toBe(900);
  });

  test('highlights the page that is open', inHtml, async ({ driver }) => {
    await driver.open('/projects');
    const [line] = await styles(driver, 'header [aria-current]', 'border-bottom-color');
    const others = await styles(driver, 'header nav a:not([aria-current])', 'border-bottom-color');
    expect(others).toHaveLength(4);
    expect(others).not.toContain(line);
  });
});

test.describe('the menu below 1024 px', () => {
  const open = async (driver: Driver) => {
    await driver.resize(800, 800);
    await openAlive(driver, '/');
    expect(await shown(driver, '#menu')).toBe(0);
    await reopen(driver);
  };
  const reopen = async (driver: Driver) => {
    await driver.press('Menu');
    await expect.poll(() => shown(driver, '#menu')).toBe(1);
  };
  const isClosed = (driver: Driver) =>
    expect.poll(() => driver.value(() => document.querySelector('#menu')?.matches(':popover-open'))).toBe(false);

  test('is there at 1023 px and not at 1024', async ({ driver }) => {
    await driver.open('/');
    const seen = async () => [await shown(driver, '#menuButton'), await shown(driver, '#menu')];
    await driver.resize(1023, 800);
    await expect.poll(seen).toEqual([1, 0]);
    await driver.resize(1024, 800);
    await expect.poll(seen).toEqual([0, 1]);
  });

  test('is at most 24rem high, and closes on its button, outside, on Escape and by a link', async ({ driver }) => {
    await open(driver);
    expect(await styles(driver, '#menu', 'max-height')).toEqual(['384px']);
    await driver.press('Menu');
    await isClosed(driver);
    await reopen(driver);
    await driver.clickAt(6, 700);
    await isClosed(driver);
    await reopen(driver);
    await driver.escape();
    await isClosed(driver);
    expect(await driver.value(() => document.activeElement?.id)).toBe('menuButton');
    await reopen(driver);
    await driver.press('Projects');
    await expect.poll(() => path(driver)).toBe('/projects');
    expect(await shown(driver, '#menu')).toBe(0);
  });

  test('closes when the window grows', async ({ driver }) => {
    await open(driver);
    await driver.resize(1024, 800);
    await isClosed(driver);
    await driver.resize(1023, 800);
    await expect.poll(() => shown(driver, '#menu')).toBe(0);
  });
});

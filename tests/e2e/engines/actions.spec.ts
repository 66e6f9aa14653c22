/** Behavior required in every engine: form, 404 page, theme and filter. */
import { expect, openAlive, shown, styles, test, texts, theme } from '../engineTest.ts';

test.describe('Contact', () => {
  test('sends nothing until every field is valid, then name, email and message by POST', async ({ driver, site }) => {
    await driver.open('/contact');
    await driver.press('Send message');
    await driver.write('name', 'Grace');
    await driver.write('email', 'no address');
    await driver.write('message', 'Hello');
    await driver.press('Send message');
    expect(await driver.value(() => document.querySelector('form')?.checkValidity())).toBe(false);
    expect(site.received).toEqual([]);
    await driver.open('/contact');
    await driver.write('name', 'Grace');
    await driver.write('email', 'grace@example.com');
    await driver.write('message', 'Hello');
    await driver.press('Send message');
    await expect
      .poll(() => site.received)
      .toEqual(expect.arrayContaining(['  name: Grace', '  email: grace@example.com', '  message: Hello']));
    await expect.poll(() => driver.value(() => location.href)).toBe(`${site.origin}/contact#sent`);
    await expect.poll(() => shown(driver, '#sent')).toBe(1);
    expect(await shown(driver, 'form')).toBe(0);
    await expect.poll(() => driver.value(() => document.activeElement?.id)).toBe('sent');
  });
});

test.describe('the 404 page', () => {
  test('eight dots pulse, and code floats in 8 and 12 seconds', async ({ driver }) => {
    await driver.open('/any/other/path');
    const running = await driver.value(() =>
      document
        .getAnimations()
        .map(({ effect }) => [(effect as KeyframeEffect).target?.localName, effect?.getTiming().duration]),
    );
    expect(running.filter(([element]) => element === 'circle')).toHaveLength(8);
    expect(new Set(running.filter(([element]) => element === 'span').map(([, duration]) => duration))).toEqual(
      new Set([8000, 12000]),
    );
  });

  test('the grid shifts with the mouse', async ({ driver }) => {
    await openAlive(driver, '/any/other/path');
    const ground = () =>
      driver.value(() => {
        const element = document.querySelector('main [aria-hidden=true]');
        return element ? new DOMMatrix(getComputedStyle(element).transform).e : Number.NaN;
      });
    for (const [x, y, sign] of [
      [1270, 700, 1],
      [5, 5, -1],
    ] as const) {
      const shifted = async () => {
        // Repeated until the island is hydrated.
        await driver.point(640, 400);
        await driver.point(x, y);
        return Math.round((await ground()) * sign);
      };
      await expect.poll(shifted).toBe(8);
    }
  });

  test('nothing moves under reduced motion', { tag: '@reduced-motion' }, async ({ driver }) => {
    await openAlive(driver, '/any/other/path');
    expect(await driver.value(() => document.getAnimations().length)).toBe(0);
    await driver.point(1200, 700);
    expect(new Set(await styles(driver, 'main [aria-hidden=true]', 'transform'))).toEqual(new Set(['none']));
  });
});

test.describe('the theme', () => {
  test('is light if nothing is stored and the system prefers light', async ({ driver }) => {
    await driver.open('/');
    expect(await theme(driver)).toBe('light');
    expect((await styles(driver, 'body', 'background-color'))[0]).toContain('0.985');
  });

  test('is dark if nothing is stored and the system prefers dark', { tag: '@dark' }, async ({ driver }) => {
    await driver.open('/');
    expect(await theme(driver)).toBe('dark');
    expect((await styles(driver, 'body', 'background-color'))[0]).toContain('0.17');
  });

  test('switches with the toggle, is stored, and applies to every page', async ({ driver }) => {
    await openAlive(driver, '/');
    for (const flipped of ['dark', 'light']) {
      await driver.press('Dark theme');
      await expect.poll(() => theme(driver)).toBe(flipped);
      expect(await driver.value(() => localStorage.getItem('theme'))).toBe(flipped);
      await openAlive(driver, flipped === 'dark' ? '/contact' : '/experience');
      expect(await theme(driver)).toBe(flipped);
    }
  });
});

test.describe('the filter', () => {
  const cards = 'main li[data-filter]';

  test('shows matching projects, and has the color of its category', async ({ driver }) => {
    await openAlive(driver, '/projects');
    const names = async (of: string) => (await texts(driver, of)).map((name) => name.replace(/ \d+$/, ''));
    // Those of technologies appear once they are chosen.
    const buttons = '[role=group] button:not([data-filter*=technology])';
    expect(await names(buttons)).toEqual(['All Projects', 'Research', 'Personal', 'Freelance']);
    expect(await shown(driver, '[role=group] button')).toBe(4);
    expect(await names('[role=group] [aria-pressed=true]')).toEqual(['All Projects']);
    for (const [name, count, hue] of [
      ['Research', 2, 302],
      ['Freelance', 1, 158],
      ['Personal', 4, 262],
      ['All Projects', 7, 262],
    ] as const) {
      await driver.press(name);
      await expect.poll(() => shown(driver, cards)).toBe(count);
      const color = async () => (await styles(driver, '[role=group] [aria-pressed=true]', 'background-color'))[0];
      await expect.poll(color).toMatch(new RegExp(`^oklch\\(\\S+ \\S+ ${hue}\\)$`));
    }
  });

  test('is as it was after Back, with its place and the focus', async ({ driver }) => {
    await openAlive(driver, '/projects?category=personal');
    const title = await driver.value(() => {
      const links = [...document.querySelectorAll<HTMLElement>('li[data-filter]:not([hidden]) h2 a')];
      links.at(-1)?.scrollIntoView({ behavior: 'instant', block: 'center' });
      // A driver may scroll before it clicks.
      addEventListener('click', () => sessionStorage.setItem('place', String(scrollY)));
      return links.at(-1)?.textContent ?? '';
    });
    await driver.press(title);
    await expect.poll(() => driver.value(() => location.pathname)).toMatch(/^\/projects\/./);
    await driver.value(() => void setTimeout(() => history.back()));
    // Fails while the page changes.
    const focused = () => driver.value(() => document.activeElement?.textContent).catch(() => undefined);
    await expect.poll(focused).toBe(title);
    expect(await shown(driver, cards)).toBe(4);
    // Firefox rounds to pixels of the screen.
    await expect.poll(() => driver.value(() => scrollY - Number(sessionStorage.getItem('place')))).toBeCloseTo(0, 0);
  });
});

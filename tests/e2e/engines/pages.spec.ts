/** Behavior required in every engine: content of the pages. */
import { cutParts } from '../cutParts.ts';
import { expect, openAlive, shown, styles, test, texts } from '../engineTest.ts';

test.describe('About', () => {
  test('shows the placeholder if the photo is missing', async ({ driver, site }) => {
    site.missing.push('portrait');
    await openAlive(driver, '/');
    const portrait = '[role=img][aria-label="Portrait of Alex Example"], [aria-label="Portrait of Alex Example"] svg';
    await expect.poll(() => shown(driver, portrait)).toBeGreaterThan(0);
    expect(await shown(driver, 'main img')).toBe(0);
  });

  test('scrolls smoothly to a section, 96 px below the top', async ({ driver }) => {
    await driver.open('/');
    expect(await styles(driver, 'html', 'scroll-behavior')).toEqual(['smooth']);
    for (const [name, id] of [
      ['Background', 'background'],
      ['Tech Stack', 'tech-stack'],
      ['Education', 'education'],
      ['Interests', 'interests'],
    ] as const) {
      await driver.value(() => scrollTo({ top: 0, behavior: 'instant' }));
      await driver.press(name);
      const rests = (section: string) => {
        // If the page is too short, the scroll stops at its end.
        const end = scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
        return end || Math.round(document.getElementById(section)?.getBoundingClientRect().top ?? 0) === 96;
      };
      await expect.poll(() => driver.value(rests, id), name).toBe(true);
      expect(await driver.value(() => location.hash)).toBe(`#${id}`);
    }
  });

  test('scrolls at once under reduced motion', { tag: '@reduced-motion' }, async ({ driver }) => {
    await driver.open('/');
    expect(await styles(driver, 'html', 'scroll-behavior')).toEqual(['auto']);
  });
});

test.describe('what engines do differently', () => {
  test('both fonts are loaded', async ({ driver }) => {
    await driver.open('/');
    const loaded = await driver.value(async () => {
      const names = ['Schibsted Grotesk', 'Martian Mono'];
      const faces = await Promise.all(names.map((name) => document.fonts.load(`1em "${name}"`)));
      return faces.flat().map(({ status }) => status);
    });
    expect(loaded).toEqual(['loaded', 'loaded']);
  });

  test('every page has its parts, and does not scroll horizontally in a narrow window', async ({ driver }) => {
    await driver.resize(460, 800);
    for (const [url, heading] of [
      ['/', 'About Me'],
      ['/projects', 'Projects'],
      ['/experience', 'Experience'],
      ['/contact', 'Contact'],
      ['/projects/online-card-game', 'Online card game'],
      ['/any/other/path', '404 Page Not Found'],
    ] as const) {
      await driver.open(url);
      const headings = await texts(driver, 'h1');
      expect(
        headings.map((text) => text.replaceAll(/\s+/g, ' ')),
        url,
      ).toEqual([heading]);
      expect(await shown(driver, 'body > header, h1, body > footer'), url).toBe(3);
      expect(await driver.value(cutParts), url).toEqual([]);
    }
  });
});

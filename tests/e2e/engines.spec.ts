/**
 * Every behaviour of the specification, in its order, in every engine, from this one source. Longer than other files,
 * so that it can be read beside the specification; the other specs go deeper, in Chromium and Firefox: it runs in
 * Chromium, where it is written, and in WebKit.
 */
import type { Driver } from './driver.ts';
import { expect, test } from './engineTest.ts';

const texts = (driver: Driver, selector: string) =>
  driver.value((of) => [...document.querySelectorAll(of)].map((each) => each.textContent.trim()), selector);
const attributes = (driver: Driver, selector: string, name: string) =>
  driver.value(
    (of, which) => [...document.querySelectorAll(of)].map((each) => each.getAttribute(which)),
    selector,
    name,
  );
const styles = (driver: Driver, selector: string, property: string) =>
  driver.value(
    (of, which) => [...document.querySelectorAll(of)].map((each) => getComputedStyle(each).getPropertyValue(which)),
    selector,
    property,
  );
/** How many of them are seen. */
const shown = (driver: Driver, selector: string) =>
  driver.value((of) => [...document.querySelectorAll(of)].filter((each) => each.checkVisibility()).length, selector);
const path = (driver: Driver) => driver.value(() => location.pathname);
const theme = (driver: Driver) => driver.value(() => document.documentElement.className);

/** Opens a page, and waits until its islands have come alive. */
async function openAlive(driver: Driver, address: string) {
  await driver.open(address);
  const lifeless = 'astro-island[ssr], header button:not([aria-pressed], [aria-expanded])';
  const count = () => driver.value((of) => document.querySelectorAll(of).length, lifeless);
  // They wait until the browser rests, which takes a busy machine its time.
  await expect.poll(count, { timeout: 20_000 }).toBe(0);
}

test('2: routes show their pages', async ({ driver, site }) => {
  for (const [address, heading] of [
    ['/', 'About Me'],
    ['/home', 'About Me'],
    ['/experience', 'Experience'],
    ['/projects', 'Projects'],
    ['/contact', 'Contact'],
    ['/any/other/path', '404 Page Not Found'],
  ] as const) {
    await driver.open(address);
    const headings = await texts(driver, 'h1');
    expect(
      headings.map((text) => text.replaceAll(/\s+/g, ' ')),
      address,
    ).toEqual([heading]);
    expect(await shown(driver, 'body > header'), address).toBe(1);
    expect(await shown(driver, 'body > footer'), address).toBe(1);
    expect((await fetch(site.origin + address)).status, address).toBe(heading.startsWith('404') ? 404 : 200);
  }
});

test.describe('2: header', () => {
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

  test('highlights the page that is open', async ({ driver }) => {
    for (const [address, name] of [
      ['/', 'Home'],
      ['/home', 'Home'],
      ['/projects', 'Projects'],
      ['/experience', 'Experience'],
      ['/contact', 'Contact'],
    ] as const) {
      await driver.open(address);
      expect(await texts(driver, 'header [aria-current=page]'), address).toEqual([name]);
      const [line] = await styles(driver, 'header [aria-current]', 'border-bottom-color');
      const others = await styles(driver, 'header nav a:not([aria-current])', 'border-bottom-color');
      expect(others, address).not.toContain(line);
    }
  });

  test('leads where its links say', async ({ driver }) => {
    await driver.open('/');
    for (const [name, address] of [
      ['Projects', '/projects'],
      ['Experience', '/experience'],
      ['Contact', '/contact'],
      ['Home', '/home'],
      ['Alex Example', '/'],
    ] as const) {
      await driver.press(name);
      await expect.poll(() => path(driver)).toBe(address);
    }
  });
});

test.describe('2: the menu below 1024 px', () => {
  const open = async (driver: Driver) => {
    await driver.resize(800, 800);
    await openAlive(driver, '/');
    expect(await shown(driver, '#menu')).toBe(0);
    expect(await attributes(driver, '#menuButton', 'aria-expanded')).toEqual(['false']);
    await driver.press('Menu');
    await expect.poll(() => shown(driver, '#menu')).toBe(1);
    await expect.poll(() => attributes(driver, '#menuButton', 'aria-expanded')).toEqual(['true']);
  };
  const isClosed = async (driver: Driver) => {
    await expect.poll(() => driver.value(() => document.querySelector('#menu')?.matches(':popover-open'))).toBe(false);
    await expect.poll(() => attributes(driver, '#menuButton', 'aria-expanded')).toEqual(['false']);
  };

  test('is there at 1023 px and not at 1024', async ({ driver }) => {
    await driver.open('/');
    const seen = async () => [await shown(driver, '#menuButton'), await shown(driver, '#menu')];
    await driver.resize(1023, 800);
    await expect.poll(seen).toEqual([1, 0]);
    await driver.resize(1024, 800);
    await expect.poll(seen).toEqual([0, 1]);
  });

  test('is at most 24rem high', async ({ driver }) => {
    await open(driver);
    expect(await styles(driver, '#menu', 'max-height')).toEqual(['384px']);
  });

  test('closes on its button', async ({ driver }) => {
    await open(driver);
    await driver.press('Menu');
    await isClosed(driver);
  });

  test('closes when a link is chosen', async ({ driver }) => {
    await open(driver);
    await driver.press('Projects');
    await expect.poll(() => path(driver)).toBe('/projects');
    expect(await shown(driver, '#menu')).toBe(0);
  });

  test('closes on a click outside', async ({ driver }) => {
    await open(driver);
    await driver.clickAt(6, 700);
    await isClosed(driver);
  });

  test('closes on Escape', async ({ driver }) => {
    await open(driver);
    await driver.escape();
    await isClosed(driver);
    expect(await driver.value(() => document.activeElement?.id)).toBe('menuButton');
  });

  test('closes when the window grows', async ({ driver }) => {
    await open(driver);
    await driver.resize(1024, 800);
    await isClosed(driver);
    await driver.resize(1023, 800);
    await expect.poll(() => shown(driver, '#menu')).toBe(0);
  });
});

test.describe('2: About', () => {
  test('has photo, intro and its four sections', async ({ driver }) => {
    await driver.open('/');
    const loaded = () => driver.value(() => document.querySelector<HTMLImageElement>('main img')?.naturalWidth ?? 0);
    await expect.poll(loaded).toBeGreaterThan(90);
    expect(await shown(driver, 'main p.lead')).toBe(1);
    const sections = await texts(driver, 'h2');
    // Publications stand there besides, where the owner has some.
    const specified = sections.filter((heading) => heading !== 'Publications');
    expect(specified).toEqual(['Background', 'Tech Stack', 'Education', 'Personal Interests']);
    expect(await shown(driver, '#background p')).toBe(3);
    expect(await texts(driver, '#tech-stack h3')).toEqual(['Languages', 'Frameworks', 'Developer Tools', 'Libraries']);
    const [primary] = await styles(driver, '#tech-stack li:has(strong)', 'background-color');
    expect(await styles(driver, '#tech-stack li:not(:has(strong))', 'background-color')).not.toContain(primary);
    const [education] = await texts(driver, '#education');
    expect(education).toMatch(/Computer Science.*2023–present|2023–present.*Computer Science/s);
    expect(education).toMatch(/IB Diploma.*2021–2023|2021–2023.*IB Diploma/s);
    expect(await texts(driver, '#interests h3')).toEqual([
      'Formula 1',
      'Piano',
      'Table Tennis',
      'Traveling & Exploring',
    ]);
  });

  test('shows the placeholder where the photo is missing', async ({ driver, site }) => {
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
        // Where the page is too short, its end stops the scroll.
        const end = scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
        return end || Math.round(document.getElementById(section)?.getBoundingClientRect().top ?? 0) === 96;
      };
      await expect.poll(() => driver.value(rests, id), name).toBe(true);
      expect(await driver.value(() => location.hash)).toBe(`#${id}`);
    }
  });

  test('scrolls at once where motion is not wanted', { tag: '@reduced-motion' }, async ({ driver }) => {
    await driver.open('/');
    expect(await styles(driver, 'html', 'scroll-behavior')).toEqual(['auto']);
  });
});

test.describe('2: Projects', () => {
  const cards = 'main li[data-category]';

  test('shows seven cards with all their parts', async ({ driver }) => {
    await driver.open('/projects');
    const parts = await driver.value(
      (of) =>
        [...document.querySelectorAll(of)].map((card) => [
          card.querySelector('h2')?.textContent,
          (card as HTMLElement).dataset.category,
          [...card.querySelectorAll('a[target=_blank]')].map((link) => /^\w+/.exec(link.textContent)?.[0]).join(),
          card.textContent.includes('Private'),
          card.querySelectorAll('svg, img').length > 0 &&
            card.querySelectorAll('ul li').length > 0 &&
            card.querySelectorAll('p').length > 0,
        ]),
      cards,
    );
    expect(parts).toEqual([
      ['Mock-interview platform', 'personal', 'Code,YouTube,Demo', false, true],
      ['Online card game', 'personal', 'Code,Demo', false, true],
      ['Wallpaper preview tool', 'personal', 'Code,Demo', false, true],
      ['Aortic aneurysm detection', 'research', 'Code', false, true],
      ['Consultancy website', 'freelance', 'Demo', false, true],
      ['Depression-prediction study', 'research', '', true, true],
      ['Formula 1 calendar optimizer', 'personal', 'Code,YouTube', false, true],
    ]);
  });

  test('stands in one, two or three columns', async ({ driver }) => {
    for (const [width, columns] of [
      [460, 1],
      [700, 2],
      [1280, 3],
    ] as const) {
      await driver.resize(width, 800);
      await driver.open('/projects');
      const tops = await driver.value(
        (of) => [...document.querySelectorAll(of)].map((card) => Math.round(card.getBoundingClientRect().top)),
        cards,
      );
      expect(tops.filter((top) => top === tops[0])).toHaveLength(columns);
    }
  });

  test('one card left over closes the page at full width', async ({ driver }) => {
    await driver.open('/projects');
    const widths = await driver.value(() =>
      ['main ol', 'main li[data-category]:last-child'].map((of) => document.querySelector(of)?.clientWidth),
    );
    expect(widths[0]).toBe(widths[1]);
  });
});

test.describe('2: Experience', () => {
  test('lists four entries with all their parts', async ({ driver }) => {
    await driver.open('/experience');
    const entries = await driver.value(() =>
      [...document.querySelectorAll('main ol > li')].map((entry) => ({
        title: entry.querySelector('h2')?.textContent,
        company: entry.querySelector('.text a')?.getAttribute('href'),
        logo: entry.querySelectorAll('svg, img').length > 0,
        said: entry.textContent.replaceAll(/\s+/g, ' '),
        paragraphs: entry.querySelectorAll('.text ul li').length,
        technologies: entry.querySelectorAll('.notes ul li').length,
        badge: /Internship|Data Mine/.exec(entry.querySelector('.notes')?.textContent ?? '')?.[0],
        leadsOut: entry.querySelector('.notes a')?.getAttribute('href'),
      })),
    );
    expect(entries).toHaveLength(4);
    for (const entry of entries) {
      expect(entry).toMatchObject({ logo: true, paragraphs: 2, technologies: 3 });
      expect(entry.company).toMatch(/^https:/);
      expect(entry.said).toMatch(/\w{3} 20\d\d – (\w{3} 20\d\d|present)/);
      expect(entry.said).toMatch(/, (Columbus, Ohio|Chicago, Illinois|Remote)/);
      if (entry.badge === 'Data Mine') expect(entry.leadsOut).toMatch(/^https:/);
      else expect(entry).toMatchObject({ badge: 'Internship' });
    }
    expect(entries.map(({ badge }) => badge)).toEqual(['Data Mine', 'Internship', 'Data Mine', 'Internship']);
  });
});

test.describe('2, 5 and 7: Contact', () => {
  test('gives form, contact information and profiles', async ({ driver }) => {
    await driver.open('/contact');
    expect(await texts(driver, 'h2')).toEqual(['Send a Message', 'Contact Information', 'Connect With Me']);
    expect(await attributes(driver, 'form [required]', 'name')).toEqual(['name', 'email', 'message']);
    expect(await attributes(driver, '[name=email]', 'type')).toEqual(['email']);
    expect(await attributes(driver, '[name=message]', 'rows')).toEqual(['5']);
    expect(await attributes(driver, 'form', 'method')).toEqual(['post']);
    expect(await texts(driver, 'dl dd')).toEqual(['+1 614 555 0142', 'hello@example.com', 'Columbus, Ohio']);
    expect(await attributes(driver, 'main a[href^=http]', 'target')).toEqual(['_blank', '_blank', '_blank']);
    expect(await attributes(driver, 'main a[href^=http]', 'rel')).toEqual(Array(3).fill('noopener noreferrer'));
  });

  test('sends nothing until every field is right, then name, email and message by POST', async ({ driver, site }) => {
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

test.describe('2: the 404 page', () => {
  test('says what is quoted, and leads on', async ({ driver }) => {
    await driver.open('/any/other/path');
    const [said] = await texts(driver, 'main');
    expect(said).toContain('Something went wrong');
    expect(said).toContain(
      'The page you requested could not be found. It might have been removed, renamed, or did not exist in the first place.',
    );
    expect(await attributes(driver, 'main nav a', 'href')).toEqual(['/', '/projects', '/experience', '/contact']);
    await driver.press('Back to Home');
    await expect.poll(() => path(driver)).toBe('/');
  });

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
        // Moved until the island listens.
        await driver.point(640, 400);
        await driver.point(x, y);
        return Math.round((await ground()) * sign);
      };
      await expect.poll(shifted).toBe(8);
    }
  });

  test('everything is still where motion is not wanted', { tag: '@reduced-motion' }, async ({ driver }) => {
    await openAlive(driver, '/any/other/path');
    expect(await driver.value(() => document.getAnimations().length)).toBe(0);
    await driver.point(1200, 700);
    expect(new Set(await styles(driver, 'main [aria-hidden=true]', 'transform'))).toEqual(new Set(['none']));
  });
});

test('2: every page has title, description, keywords, canonical link and social tags', async ({ driver }) => {
  for (const address of ['/', '/projects', '/experience', '/contact', '/projects/online-card-game']) {
    await driver.open(address);
    const head = await driver.value(() => ({
      title: document.title,
      description: document.querySelector<HTMLMetaElement>('meta[name=description]')?.content,
      keywords: document.querySelector<HTMLMetaElement>('meta[name=keywords]')?.content,
      canonical: document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href,
      social: [...document.querySelectorAll<HTMLMetaElement>('meta[property^="og:"]')].map((tag) => tag.content),
    }));
    expect(head.canonical).toBe(`http://localhost:4321${address}`);
    expect(head.keywords).toContain('researcher');
    expect(head.social).toEqual(expect.arrayContaining([head.title, head.description, head.canonical]));
    expect(head.social).toContainEqual(expect.stringMatching(/^http:\/\/localhost:4321\/cards\/.*\.png$/));
  }
});

test.describe('4: theme', () => {
  test('is light where nothing is stored and the system wants light', async ({ driver }) => {
    await driver.open('/');
    expect(await theme(driver)).toBe('light');
    expect((await styles(driver, 'body', 'background-color'))[0]).toContain('0.985');
  });

  test('is dark where nothing is stored and the system wants dark', { tag: '@dark' }, async ({ driver }) => {
    await driver.open('/');
    expect(await theme(driver)).toBe('dark');
    expect((await styles(driver, 'body', 'background-color'))[0]).toContain('0.17');
  });

  test('is what is stored, whatever the system wants', { tag: '@dark' }, async ({ driver }) => {
    await driver.open('/');
    await driver.value(() => localStorage.setItem('theme', 'light'));
    await driver.open('/');
    expect(await theme(driver)).toBe('light');
  });

  test('flips with the toggle, is stored, and holds on every page', async ({ driver }) => {
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

test.describe('4: the filter', () => {
  const cards = 'main li[data-category]';

  test('shows what matches, and has the colour of its category', async ({ driver }) => {
    await openAlive(driver, '/projects');
    const names = async (of: string) => (await texts(driver, of)).map((name) => name.replace(/ \d+$/, ''));
    expect(await names('[role=group] button')).toEqual(['All Projects', 'Research', 'Personal', 'Freelance']);
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

  test('holds in the address, in any case of letters', async ({ driver }) => {
    await driver.open('/projects?category=Research');
    expect(await shown(driver, cards)).toBe(2);
  });
});

test.describe('what engines do differently', () => {
  test('both typefaces are loaded', async ({ driver }) => {
    await driver.open('/');
    const loaded = await driver.value(async () => {
      const names = ['Schibsted Grotesk', 'Martian Mono'];
      const faces = await Promise.all(names.map((name) => document.fonts.load(`1em "${name}"`)));
      return faces.flat().map(({ status }) => status);
    });
    expect(loaded).toEqual(['loaded', 'loaded']);
  });

  test('no page scrolls sideways in a narrow window', async ({ driver }) => {
    await driver.resize(460, 800);
    for (const address of [
      '/',
      '/projects',
      '/experience',
      '/contact',
      '/projects/online-card-game',
      '/any/other/path',
    ]) {
      await driver.open(address);
      const fits = () => document.documentElement.scrollWidth <= document.documentElement.clientWidth;
      expect(await driver.value(fits), address).toBe(true);
    }
  });
});

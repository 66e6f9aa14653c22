import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { alive, expect, holdScripts, test } from './test.ts';

const study = '/projects/aortic-aneurysm-detection';
const section = (page: Page) => page.getByRole('region', { name: 'Publications' });
const cite = (page: Page) => section(page).getByRole('link', { name: /^Cite \(BibTeX of Which Diameter/ });

/** BibTeX as its authors defined it, and no more: one entry, values in braces or by a month's abbreviation. */
function readStrictly(text: string): Record<string, string> {
  const [, type = '', key = '', body = ''] = /^@([a-z]+)\{([\w:.-]+),\n([\s\S]*)\}\n$/.exec(text) ?? [];
  const fields: Record<string, string> = { type, key };
  let rest = body;
  while (rest) {
    const [head, name = '', word] = /^ {2}([a-z]+) = (?:\{|([a-z]{3}),\n)/.exec(rest) ?? [];
    if (!head) throw new Error(`This is no field: ${rest}`);
    let end = head.length;
    for (let depth = 1; word === undefined && depth > 0; end++) {
      if (end >= rest.length) throw new Error(`${name} is not closed`);
      depth += { '{': 1, '}': -1 }[rest[end] ?? ''] ?? 0;
    }
    if (name in fields) throw new Error(`${name} stands twice`);
    fields[name] = word ?? rest.slice(head.length, end - 1);
    if (word === undefined && rest.slice(end, end + 2) !== ',\n') throw new Error(`${name} does not end with a comma`);
    rest = rest.slice(word === undefined ? end + 2 : end);
  }
  return fields;
}

async function contentOf(download: Download): Promise<string> {
  expect(download.suggestedFilename()).toBe('example2026aorta.bib');
  return readFile(await download.path(), 'utf8');
}

test('About lists them, newest first, each marked as a sample', async ({ page }) => {
  await page.goto('/');
  const items = section(page).getByRole('listitem');
  await expect(items).toHaveText([/Müster, J\. \(2026, June\)/, /Placeholder, K\. \(2026\)/]);
  for (const item of await items.all()) await expect(item).toContainText('Sample entry');
  await expect(items.nth(0).locator('b')).toHaveText('Example, A.');
  await expect(page.getByRole('navigation', { name: 'On this page' }).getByRole('link')).toHaveText([
    'Background',
    'Tech Stack',
    'Education',
    'Publications',
    'Interests',
  ]);
});

test('a study shows its own, with every link that the entry has', async ({ page }) => {
  await page.goto(study);
  const links = section(page).getByRole('listitem').getByRole('link');
  const shown = await links.evaluateAll((all) =>
    all.map((link) => [link.firstChild?.textContent, link.getAttribute('href')]),
  );
  expect(shown).toEqual([
    ['DOI', 'https://doi.org/10.5555/sample.aorta'],
    ['PDF', 'https://example.com/papers/aorta.pdf'],
    ['Code', 'https://example.com/code/aorta'],
    ['Video', 'https://example.com/talks/aorta'],
    ['Cite', '/publications/example2026aorta.bib'],
  ]);
  await page.goto('/projects/depression-prediction-study');
  await expect(section(page).getByRole('link', { name: /^arXiv/ })).toHaveAttribute(
    'href',
    'https://arxiv.org/abs/0000.00000',
  );
});

test('a card keeps to Code, YouTube and Demo, and a project without publications shows none', async ({ page }) => {
  await page.goto('/projects');
  await expect(page.locator('li[data-category]', { hasText: 'Aortic' }).getByRole('link')).toHaveText([
    /^Aortic/,
    /^Code/,
  ]);
  await page.goto('/projects/online-card-game');
  await expect(page.getByText('Publications')).toHaveCount(0);
});

test('a study tells scholarly indexes of its first publication, other pages of none', async ({ page }) => {
  const tags = page.locator('head meta[name^=citation_]');
  await page.goto(study);
  const told = await tags.evaluateAll((all) =>
    all.map((tag) => [tag.getAttribute('name'), tag.getAttribute('content')]),
  );
  expect(told).toEqual([
    ['citation_author', 'Alex Example'],
    ['citation_author', 'Robin Sample'],
    ['citation_author', 'Kim Placeholder'],
    ['citation_title', 'Which Diameter? A Protocol for Measuring the Aorta at a Right Angle to the Vessel'],
    ['citation_publication_date', '2026/02'],
    ['citation_conference_title', 'Proceedings of the Sample Workshop on Measurement in Medical Images'],
    ['citation_firstpage', '1'],
    ['citation_lastpage', '8'],
    ['citation_doi', '10.5555/sample.aorta'],
    ['citation_pdf_url', 'https://example.com/papers/aorta.pdf'],
  ]);
  for (const path of ['/', '/projects', '/projects/online-card-game']) {
    await page.goto(path);
    await expect(tags).toHaveCount(0);
  }
});

test.describe('Cite', () => {
  test('copies BibTeX, and says so', { tag: '@whole' }, async ({ page, request }) => {
    await page.goto('/');
    await alive(page);
    let downloads = 0;
    page.on('download', () => downloads++);
    await cite(page).click();
    await expect(section(page).getByRole('status')).toHaveText(/^Copied \(BibTeX of Which Diameter/);
    await expect(section(page).getByRole('link', { name: /^Copied \(BibTeX of Which/ })).toBeFocused();
    await section(page)
      .getByRole('link', { name: /^Cite \(BibTeX of Does a Minute/ })
      .click();
    await expect(section(page).getByRole('status')).toHaveText(/^Copied \(BibTeX of Does a Minute/);
    await expect(cite(page), 'only the last one is told as copied').toBeVisible();
    await cite(page).press('Enter');
    await expect(section(page).getByRole('status')).toHaveText(/^Copied \(BibTeX of Which Diameter/);
    expect(downloads).toBe(0);
    await expect(page).toHaveURL('/');

    await page.goto('/contact');
    const message = page.getByLabel('Message', { exact: true });
    await message.press('ControlOrMeta+V');
    const copied = await message.inputValue();
    expect(copied).toBe(await (await request.get('/publications/example2026aorta.bib')).text());
    expect(readStrictly(copied)).toMatchObject({ type: 'inproceedings', key: 'example2026aorta', month: 'feb' });
  });

  test('leaves a press with a key beside it to the browser', async ({ page }) => {
    await page.goto(study);
    await alive(page);
    await page.evaluate(() => {
      addEventListener('click', (event) => {
        document.body.dataset.left = String(!event.defaultPrevented);
        event.preventDefault();
      });
    });
    await cite(page).click({ modifiers: ['ControlOrMeta'] });
    await expect(page.locator('body')).toHaveAttribute('data-left', 'true');
    await expect(section(page).getByRole('status')).toBeEmpty();
  });

  test('downloads the file where the browser refuses the clipboard', async ({ page }) => {
    await page.addInitScript(() => {
      // A page that is not secure has no clipboard at all: Firefox's first blank one.
      if (navigator.clipboard)
        navigator.clipboard.write = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    });
    await page.goto(study);
    await alive(page);
    const download = page.waitForEvent('download');
    await cite(page).click();
    expect(readStrictly(await contentOf(await download))).toMatchObject({ doi: '10.5555/sample.aorta' });
    await expect(cite(page)).toBeVisible();
  });

  test('downloads the file until its script has arrived', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(study, { waitUntil: 'commit' });
    const download = page.waitForEvent('download');
    await cite(page).click();
    expect(readStrictly(await contentOf(await download))).toMatchObject({ note: 'Sample entry' });
    release();
  });

  test('downloads the file without script', async ({ browser, browserName, baseURL }) => {
    test.skip(browserName === 'firefox', 'Firefox tells Playwright of no download from a page without script');
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const page = await context.newPage();
    await page.goto(study);
    const download = page.waitForEvent('download');
    await cite(page).click();
    expect(readStrictly(await contentOf(await download))).toEqual({
      type: 'inproceedings',
      key: 'example2026aorta',
      author: 'Example, Alex and Sample, Robin and Placeholder, Kim',
      title: 'Which Diameter? {A} Protocol for Measuring the Aorta at a Right Angle to the Vessel',
      booktitle: 'Proceedings of the Sample Workshop on Measurement in Medical Images',
      year: '2026',
      month: 'feb',
      pages: '1--8',
      doi: '10.5555/sample.aorta',
      note: 'Sample entry',
    });
    await context.close();
  });
});

import type { APIRequestContext } from '@playwright/test';
import { type Pdf, readPdf } from '../pdf.ts';
import { expect, test } from './test.ts';

async function resume(request: APIRequestContext): Promise<{ bytes: Buffer; pdf: Pdf; text: string }> {
  const answer = await request.get('/resume.pdf');
  expect(answer.headers()['content-type']).toBe('application/pdf');
  const bytes = await answer.body();
  const pdf = await readPdf(bytes);
  return { bytes, pdf, text: pdf.pages.join('\n').replaceAll('\n', ' ') };
}

test('the résumé is one page of less than 120 KB', async ({ request }) => {
  const { bytes, pdf } = await resume(request);
  expect(pdf.pages).toHaveLength(1);
  expect(bytes.length).toBeLessThan(120 * 1024);
});

test('the résumé has name, contact and sections in order, and meets PDF/UA-1', async ({ request }) => {
  const { pdf } = await resume(request);
  expect(pdf.pages[0]?.split('\n').slice(0, 3)).toEqual([
    'Alex Example',
    'Developer and researcher · Columbus, Ohio · Internship, summer 2027',
    'hello@example.com · +1 614 555 0142 · example.com/linkedin · example.com/github · example.com/instagram',
  ]);
  expect(pdf.tags.filter((tag) => /^H[12]/.test(tag))).toEqual([
    'H1 Alex Example',
    'H2 Experience',
    'H2 Projects',
    'H2 Tech Stack',
    'H2 Education',
  ]);
  expect(pdf).toMatchObject({ title: 'Résumé: Alex Example', lang: 'en', ua: '1', size: [612, 792] });
  for (const { name, embedded } of pdf.fonts) expect(embedded && /^[A-Z]{6}\+/.test(name), name).toBe(true);
});

test('the résumé says what the pages say, in their order', async ({ page, request }) => {
  const { text } = await resume(request);
  await page.goto('/experience');
  const experience = await page.locator('main .text').locator('h2, li').allInnerTexts();
  await page.goto('/projects');
  const projects = await page.locator('main li[data-category] h2').allInnerTexts();
  expect(experience).toHaveLength(12);
  expect(projects).toHaveLength(7);
  let from = 0;
  for (const said of [...experience, ...projects]) {
    const at = text.indexOf(said.trim(), from);
    expect(at, said).toBeGreaterThanOrEqual(from);
    from = at;
  }
});

test('every link of the résumé is one of the pages', async ({ page, request }) => {
  const { pdf } = await resume(request);
  const known = new Set<string>();
  for (const path of ['/contact', '/experience', '/projects']) {
    await page.goto(path);
    for (const url of await page
      .locator('a')
      .evaluateAll((all) => all.map((each) => each.getAttribute('href') ?? ''))) {
      known.add(url.replace(/\?.*$/, ''));
    }
  }
  expect(pdf.links.length).toBeGreaterThan(15);
  for (const url of pdf.links) expect(known, url).toContain(url);
});

/** Sites of two people of the gallery, one with every field, show everything in their résumés. `npm run gallery` builds all sites. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  buildGallerySite,
  missingIn,
  missingInPdf,
  mostBytes,
  readSiteText,
  type Score,
  type SiteText,
  scoreSite,
} from '../gallery/gallerySite.ts';
import { givenPerson } from '../gallery/people.ts';
import { findMissingValues } from '../missingValues.ts';
import { readPdf } from '../pdf.ts';
import type { Copy } from '../site.ts';

describe.each(['12-everything', '08-data-scientist-ar'])('the site of %s', (name) => {
  const person = givenPerson(name);
  const { facts = [], oddDates = [], mustNotAppear = [] } = person.expected ?? {};
  const years = oddDates.flatMap(({ year }) => year ?? []);
  let site: Copy;
  let score: Score;
  let shown: SiteText;
  let pages: [file: string, html: string][];
  beforeAll(async () => {
    site = await buildGallerySite(person);
    score = await scoreSite(site, person.resume);
    shown = await readSiteText(site);
    // The 404 page has decorative code, and no content.
    const files = globSync('dist/**/*.html', { cwd: site.folder, exclude: ['dist/404.html'] });
    pages = files.map((file) => [file, site.read(file)]);
  });
  afterAll(() => site?.remove());

  it('shows every entry and fact on its pages', () => {
    expect(score.statements).toBeGreaterThan(100);
    expect(facts).toHaveLength(10);
    expect(score.missingOnSite).toEqual([]);
    expect(missingIn(shown.pages, facts)).toEqual([]);
  });

  it('has every entry and fact in its PDF', () => {
    expect(score.missingInPdf).toEqual([]);
    expect(missingInPdf(shown.pdf, facts)).toEqual([]);
  });

  it.runIf(years.length)('shows the year of dates in words that it can’t read', () => {
    for (const year of years) expect(shown.pages).toContain(year);
  });

  it('has no dead link', () => {
    expect(score.deadLinks).toEqual([]);
  });

  it.runIf(name.endsWith('ar'))('is in Arabic, with menus, dates and documents', async () => {
    const home = site.read('dist/index.html');
    expect(home).toMatch(/<html lang="ar" dir="rtl"/);
    for (const [file, html] of pages) expect(html, file).not.toMatch(/lang="en"|opens in a new tab/);
    expect(home).toContain('السيرة الذاتية');
    const experience = site.read('dist/experience.html').replaceAll('\u00a0', ' ');
    expect(experience).toMatch(/<h1[^>]*>الخبرات<\/h1>/);
    expect(experience, 'months').toMatch(/(يناير|مارس|يونيو|أغسطس|سبتمبر|أكتوبر|فبراير|مايو|يوليو) 20\d\d/);
    expect(experience, 'durations, as Arabic counts them').toMatch(/سنتان|سنوات|أشهر|شهرًا/);
    const { lang, title } = await readPdf(readFileSync(join(site.folder, 'dist/resume.pdf')));
    expect(lang).toBe('ar');
    expect(title).toContain('السيرة الذاتية: ');
  });

  it.runIf(mustNotAppear.length)('shows no code', () => {
    for (const text of mustNotAppear) expect(shown.pages).not.toContain(text);
  });

  it('shows no data of the sample or of programs', () => {
    for (const [file, html] of pages) {
      expect(html, file).not.toMatch(/Alex|Columbus/);
      expect(findMissingValues(html), file).toEqual([]);
    }
  });

  it('is within its budget', () => {
    expect(score.sizes.length).toBeGreaterThan(5);
    const heavy = score.sizes.filter(({ firstRender }) => firstRender > mostBytes);
    expect(heavy.map(({ page, firstRender }) => `${page}: ${firstRender}`)).toEqual([]);
  });
});

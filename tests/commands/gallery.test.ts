/** Sites of two people of the gallery say all that their résumés say. `npm run gallery` builds those of everybody. */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveStatic } from '../../src/commands/serve/staticServer.ts';
import { buildGallerySite, missingIn, readShown, type Score, type Shown, scoreSite } from '../gallery/gallerySite.ts';
import { givenPerson } from '../gallery/people.ts';
import type { Copy } from '../site.ts';

/** PDF.js puts letters of scripts from right to left in another order: what is said in others counts. */
const isRightToLeft = (text: string) => /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text);

describe.each(['12-everything', '08-data-scientist-ar'])('the site of %s', (name) => {
  const person = givenPerson(name);
  const facts = person.expected?.facts ?? [];
  let site: Copy;
  let score: Score;
  let shown: Shown;
  let pages: [file: string, html: string][];
  beforeAll(async () => {
    site = await buildGallerySite(person);
    score = await scoreSite(site, person.resume);
    shown = await readShown(site);
    // The page for unknown addresses has code for decoration, and nothing of content.
    const files = globSync('dist/**/*.html', { cwd: site.folder, exclude: ['dist/404.html'] });
    pages = files.map((file) => [file, site.read(file)]);
  });
  afterAll(() => site?.remove());

  it('shows every entry and fact on its pages', () => {
    expect(score.missingOnSite).toEqual([]);
    expect(missingIn(shown.pages, facts)).toEqual([]);
  });

  it('has every entry and fact in its PDF', () => {
    expect(score.missingInPdf.filter((text) => !isRightToLeft(text))).toEqual([]);
    expect(missingIn(shown.pdf, facts).filter((text) => !isRightToLeft(text))).toEqual([]);
  });

  it('shows dates in words that it cannot read by their year', () => {
    const years = (person.expected?.oddDates ?? []).flatMap(({ year }) => year ?? []);
    for (const year of years) expect(shown.pages).toContain(year);
  });

  it('shows no code', () => {
    for (const text of person.expected?.mustNotAppear ?? []) expect(shown.pages).not.toContain(text);
  });

  it('shows the owner and nobody else, and no value of a program', () => {
    for (const [file, html] of pages) {
      expect(html, file).not.toMatch(/Alex|Columbus/);
      expect(html.replace(/<(script|style)[\s\S]*?<\/\1>/g, ''), file).not.toMatch(
        /undefined|\[object|NaN|Invalid Date/,
      );
    }
  });

  it('has no link that leads nowhere, in any script', async () => {
    const server = await serveStatic(join(site.folder, 'dist'), { port: 0 });
    const addresses = new Set(
      pages.flatMap(([, html]) => [...html.matchAll(/\shref="(\/[^"#]*)/g)].map(([, href = '']) => href)),
    );
    const statuses = await Promise.all(
      [...addresses].map(async (address) => [address, (await fetch(new URL(address, server.origin))).status]),
    );
    await server.close();
    expect(statuses.filter(([, status]) => status !== 200)).toEqual([]);
  });

  it('comes back unchanged from its resume.json', () => {
    expect(score.changed).toEqual([]);
  });

  it('is light enough for the fullest', () => {
    const heavy = score.sizes.filter(({ firstRender }) => firstRender > 20 * 1024);
    expect(heavy.map(({ page, firstRender }) => `${page}: ${firstRender}`)).toEqual([]);
  });
});

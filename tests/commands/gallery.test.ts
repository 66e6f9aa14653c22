/** The site of a person of the gallery shows everything in their résumé. `npm run gallery` builds all sites. */
import { globSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import type { BuiltSite } from '../builtSites.ts';
import { missingIn, missingInPdf, mostBytes, readSiteText, type Score, scoreSite } from '../gallery/gallerySite.ts';
import { givenPerson } from '../gallery/people.ts';
import { findMissingValues } from '../missingValues.ts';
import { researchersSite } from '../owners.ts';

const person = givenPerson('01-phd-researcher');
let site: BuiltSite;
let score: Score;
beforeAll(async () => {
  site = await researchersSite();
  score = await scoreSite(site, person.resume);
});

it('shows every entry and fact on its pages and in its PDF', async () => {
  const { facts = [], mustNotAppear = [] } = person.expected ?? {};
  expect([score.statements > 100, facts.length]).toEqual([true, 10]);
  // The report of the import has it: the field has no place for a name.
  const reported = 'awards[1].links[0].name: Laudation';
  expect([...score.missingOnSite, ...score.missingInPdf].filter((text) => text !== reported)).toEqual([]);
  const { pages, pdf } = await readSiteText(site);
  expect([...missingIn(pages, facts), ...missingInPdf(pdf, facts)]).toEqual([]);
  for (const text of mustNotAppear) expect(pages).not.toContain(text);
});

it('has no dead link, and no data of the sample or of programs', () => {
  expect(score.deadLinks).toEqual([]);
  // The 404 page has decorative code, and no content.
  for (const file of globSync('dist/**/*.html', { cwd: site.folder, exclude: ['dist/404.html'] })) {
    expect(site.read(file), file).not.toMatch(/Alex|Columbus/);
    expect(findMissingValues(site.read(file)), file).toEqual([]);
  }
});

it('is within its budget', () => {
  expect(score.sizes.length).toBeGreaterThan(5);
  expect(score.sizes.filter(({ firstRender }) => firstRender > mostBytes)).toEqual([]);
});

/** The site of a person of the gallery shows what is in their résumé. `npm run gallery` builds all sites. */
import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { mostBytes, scoreSite } from '../gallery/gallerySite.ts';
import { givenPerson } from '../gallery/people.ts';
import { findMissingValues } from '../missingValues.ts';
import { researchersSite } from '../owners.ts';

it('shows every fact on its pages and in its PDF, without a dead link, and within its budget', async () => {
  const person = givenPerson('01-phd-researcher');
  expect(person.expected?.facts).toHaveLength(10);
  const site = await researchersSite();
  const { pages, sizes, ...problems } = await scoreSite(site, person);
  expect(problems).toEqual({ missingOnSite: [], missingInPdf: [], deadLinks: [] });
  for (const text of person.expected?.mustNotAppear ?? []) expect(pages).not.toContain(text);
  expect(sizes.length).toBeGreaterThan(5);
  expect(sizes.filter(({ firstRender }) => firstRender > mostBytes)).toEqual([]);
  // The 404 page has decorative code, and no content.
  for (const file of globSync('dist/**/*.html', { cwd: site.folder, exclude: ['dist/404.html'] })) {
    expect(site.read(file), file).not.toMatch(/Alex|Columbus/);
    expect(findMissingValues(site.read(file)), file).toEqual([]);
  }
});

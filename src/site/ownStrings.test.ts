import { afterEach, expect, it } from 'vitest';
import { setOwnStrings, uiStringsFor } from '#base/uiStrings.ts';
import { contentOf } from '../../tests/contentOf.ts';
import { typeset } from './typeset.ts';

const site = { 'content/site.yaml': 'name: Astrid\nlanguage: sv\n' };
const swedish = `
nav: { home: Hem }
skip: Hoppa till innehållet
about: { portrait: "Porträtt av #" }
projects: { count: { one: "# enda projekt", other: "# projekt" } }
`;

afterEach(() => setOwnStrings({}));

it('has the strings that the owner translates, and the others in English', async () => {
  const { problems } = await contentOf({ ...site, 'content/strings.sv.yaml': swedish });
  expect(problems).toEqual([]);
  const { language, lang, nav, skip, about, projects } = uiStringsFor('sv-SE');
  expect([language, lang, nav.home, nav.projects, skip]).toEqual([
    'sv',
    undefined,
    'Hem',
    'Projects',
    'Hoppa till innehållet',
  ]);
  expect(about.portrait('Astrid')).toBe('Porträtt av Astrid');
  expect([projects.count(1), projects.count(3)]).toEqual(['1 enda projekt', '3 projekt']);
  expect(uiStringsFor('de').nav.home).toBe('Start');
});

it('marks the text that is still in English, outside of titles and islands', async () => {
  await contentOf({ ...site, 'content/strings.sv.yaml': swedish });
  const page = (lang: string, projects: string, figure = ', Fig. 12') =>
    `<html lang="${lang}"><title>Projects</title><a>Hem</a><a aria-label="Projects"> ${projects} </a>` +
    `<astro-island><b>Projects</b></astro-island><p>Projects I like</p><p>${figure}</p></html>`;
  expect(typeset(page('sv', 'Projects'))).toBe(
    page('sv', '', '<span lang="en">, Fig. 12</span>').replace('>  <', '><span lang="en"> Projects </span><'),
  );
  expect(typeset(page('fa', 'Projects'))).toBe(page('fa', 'Projects'));
});

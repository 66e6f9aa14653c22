import { afterEach, expect, it } from 'vitest';
import { contentOf } from '../../../tests/contentOf.ts';
import { setOwnStrings, uiStringsFor } from '../uiStrings.ts';

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

it('reports an unknown string with its line and the nearest name', async () => {
  const content = await contentOf({ ...site, 'content/strings.sv.yaml': 'skip: Hoppa\nnav:\n  hom: Hem\n' });
  expect(content.problems.map(({ line, message }) => `${line} ${message}`)).toEqual([
    '3 has an unknown field "hom". Did you mean "home"?',
  ]);
});

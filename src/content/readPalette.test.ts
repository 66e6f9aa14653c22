import { expect, it } from 'vitest';
import { contentOf } from '../../tests/contentOf.ts';
import { readPalette } from './readPalette.ts';

it.each([
  'name: Ada',
  'name: Ada\naccent:',
  'name: Ada\naccent: 210',
  'name: { en: Ada, fr: Adèle }\nlanguages: [en, fr]\naccent: teal',
])('reads the palette of %j as content has it', async (site) => {
  const { folder, palette } = await contentOf({
    'content/site.yaml': site,
    'content/theme.css': ':root { --panel: #eee }',
  });
  expect(readPalette(folder)).toEqual(palette);
});

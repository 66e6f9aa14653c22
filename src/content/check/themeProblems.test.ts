import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { contentOf } from '../../../tests/contentOf.ts';
import { themeFile } from '../theme.ts';
import { themeProblems } from './themeProblems.ts';

async function problemsOf(css: string, accent = ''): Promise<string[]> {
  const content = await contentOf({ 'content/site.yaml': `name: Ada\n${accent}`, [themeFile]: css });
  return themeProblems(content).map(({ line, found, allowed }) => `${line}: ${found}, not ${allowed}`);
}

it('warns about text and parts with low contrast, and by how much', async () => {
  const css = ':root {\n  --ink-2: light-dark(#666, #ccc);\n}\n.research { --tone-2: light-dark(#222, #885fbd) }\n';
  expect(await problemsOf(css)).toEqual([
    '2: --ink-2 on --page has a contrast of 5.49:1 in the light theme, not 7:1',
    '2: --ink-2 on --panel has a contrast of 5.06:1 in the light theme, not 7:1',
    '2: --ink-2 on paper has a contrast of 5.74:1 in the light theme, not 7:1',
    '4: --ink on --tone-2 of .research has a contrast of 1.08:1 in the light theme, not 3:1',
  ]);
});

it.each([
  // Dark in both themes, unlike documents.
  [
    ':root {\n --page: #111; --panel: #111; --rule: #111;\n --ink: #eee }',
    '3: --ink on paper has a contrast of 1.16:1',
  ],
  // A token that depends on another one.
  [':root { --edge: light-dark(#333, #767676) }', '1: --ink on --tone-2 of .neutral has a contrast of 1.36'],
  [':root { --blue: light-dark(#113, #313150) }', '1: --accent on --tone-1 of .personal has a contrast of 1.1'],
])('warns of every pair that %j changes', async (css, warning) => {
  expect(await problemsOf(css)).toContainEqual(expect.stringContaining(warning));
});

it('accepts the example in docs/look.md, with any accent', async () => {
  const [, example = ''] = /```css\n([^`]+)/.exec(readFileSync('docs/look.md', 'utf8')) ?? [];
  expect(example).toContain('--accent');
  for (const accent of ['', 'accent: violet', 'accent: ink']) expect(await problemsOf(example, accent)).toEqual([]);
});

it('accepts the colors of the design, and colors with enough contrast', async () => {
  expect(await problemsOf('')).toEqual([]);
  expect(await problemsOf(':root { --accent: light-dark(#700, #fbb); --space-8: 3rem }', 'accent: yellow')).toEqual([]);
});

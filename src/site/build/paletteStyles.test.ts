import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createPalette } from '#ui/palette/palette.ts';
import { tokensPath, withPalette } from './paletteStyles.ts';

const css = readFileSync(tokensPath, 'utf8');

it('leaves tokens.css unchanged without an accent and a theme', () => {
  expect(withPalette(css, createPalette())).toBe(css);
});

it('replaces colors with those of an accent', () => {
  const changed = withPalette(css, createPalette('tomato'));
  expect(changed).toContain('--page: light-dark(#fdf9f8, #140e0c);');
  expect(changed).toContain('--accent: light-dark(#912a08, #fc9a7e);');
  expect(changed).toMatch(/\.neutral \{\s*--tone-1: light-dark\(#fddfd6, #411f16\);/);
  expect(changed.match(/--page:/g)).toHaveLength(css.match(/--page:/g)?.length ?? 0);
  expect(changed).toMatch(/\.neutral \{[^}]*--category: var\(--accent\);/);
  // In print.
  expect(changed).toMatch(/--page: #fff;[\s\S]*--accent: var\(--ink\);\s*--mark: var\(--ink\);/);
});

it.each([
  ['ink', {}, true],
  [undefined, { accent: 'var(--ink)' }, true],
  ['ink', { accent: 'light-dark(#700, #fbb)' }, false],
])('changes links in ink under the pointer: %s %j', (accent, root, isInk) => {
  const changed = withPalette(css, createPalette(accent, { ':root': root }));
  expect(changed.includes('a:hover, button:hover { --accent: var(--ink-2); }')).toBe(isInk);
});

it('gives a theme precedence on all screens, but not in print', () => {
  const root = { photo: '0.9', bar: '5rem', label: '14px' };
  const changed = withPalette(css, createPalette(undefined, { ':root': root }));
  expect(changed.match(/--(photo|bar|label): .*;/g)).toEqual([
    '--photo: 0.9;',
    '--label: 14px;',
    '--bar: 5rem;',
    '--label: 7pt;',
  ]);
});

it('prints on white paper, also code of a dark theme', () => {
  const changed = withPalette(css, createPalette(undefined, { ':root': { page: '#111', panel: '#222', ink: '#eee' } }));
  expect(changed).toMatch(/@media print \{[\s\S]*--page: #fff;\s*--ink: #000;[\s\S]*--panel: var\(--page\);/);
});

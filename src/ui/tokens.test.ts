import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const src = join(import.meta.dirname, '..');
const files = globSync('{ui,sections,site}/**/*.css', { cwd: src }).filter(
  (file) => !/tokens|fonts|styleguide/.test(file),
);

/** Styles that may set positions without tokens: floating code, and a moving cover, which is centered. */
const placed = new Set([
  join('site', 'notFound', 'FloatingCode.module.css'),
  join('site', 'styles', 'transitions.css'),
]);

/** Returns the declarations outside of print (which uses millimeters) as `property: value`. */
function declarations(css: string): string[] {
  const screen = css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/@media print \{[\s\S]*$/, '');
  return [...screen.matchAll(/([\w-]+):\s*([^;{}]+);/g)].map(([, property, value]) => `${property}: ${value}`);
}

describe.each(files)('%s', (file) => {
  const all = declarations(readFileSync(join(src, file), 'utf8'));

  it('takes sizes of type from tokens.css', () => {
    expect(all.filter((each) => /^font(-size)?:.*\d(rem|px|vw)/.test(each))).toEqual([]);
  });

  it('takes space from tokens.css', () => {
    if (placed.has(file)) return;
    const space = /^(padding|margin|gap|column-gap|row-gap|inset|top|right|bottom|left)[\w-]*:.*\d(rem|vw)/;
    expect(all.filter((each) => space.test(each))).toEqual([]);
  });

  it('follows the direction of the language', () => {
    if (placed.has(file)) return;
    const sided = /^((margin|padding|border)-(left|right)|left|right)\b|^text-align: left/;
    expect(all.filter((each) => sided.test(each))).toEqual([]);
  });

  it('takes durations from tokens.css', () => {
    expect(all.filter((each) => /^transition.*\d(ms|s)\b/.test(each))).toEqual([]);
  });
});

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const src = join(import.meta.dirname, '..');
const files = globSync('{ui,sections,site}/**/*.css', { cwd: src }).filter((file) => !/tokens|fonts/.test(file));

/** Styles that may set positions without tokens: floating code, and a moving cover, which is centered. */
const placed = new Set([join('site', 'notFound', 'NotFound.module.css'), join('site', 'styles', 'transitions.css')]);

/** Returns the declarations outside of print (which uses millimeters) as `property: value`. */
function declarationsIn(file: string): string[] {
  const css = readFileSync(join(src, file), 'utf8');
  const screen = css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/@media print \{[\s\S]*$/, '');
  return [...screen.matchAll(/([\w-]+):\s*([^;{}]+);/g)].map(([, property, value]) => `${property}: ${value}`);
}

const all = files.map((file) => ({ file, declarations: declarationsIn(file) }));
const others = all.filter(({ file }) => !placed.has(file));
const found = (styles: typeof all, wrong: RegExp) =>
  styles.flatMap(({ file, declarations }) =>
    declarations.filter((each) => wrong.test(each)).map((each) => `${file}: ${each}`),
  );

it('takes sizes of type from tokens.css', () => {
  expect(files.length).toBeGreaterThan(40);
  expect(found(all, /^font(-size)?:.*\d(rem|px|vw)/)).toEqual([]);
});

it('takes space from tokens.css', () => {
  const space = /^(padding|margin|gap|column-gap|row-gap|inset|top|right|bottom|left)[\w-]*:.*\d(rem|vw)/;
  expect(found(others, space)).toEqual([]);
});

it('follows the direction of the language', () => {
  const sided = /^((margin|padding|border)-(left|right)|left|right)\b|^text-align: left/;
  expect(found(others, sided)).toEqual([]);
});

it('takes durations of transitions from tokens.css', () => {
  expect(found(all, /^transition.*\d(ms|s)\b/)).toEqual([]);
});

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import culori from 'culori/require';
import { transform } from 'lightningcss';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { createPalette } from './palette/palette.ts';
import { readValue } from './palette/readValue.ts';

const isNamed = (word: string) => Object.hasOwn(culori.colorsNamed, word.toLowerCase());

/** Returns the colors in CSS, of any property and function. */
function colorsInCss(css: string): string[] {
  const found: unknown[] = [];
  transform({
    filename: 'style.css',
    code: Buffer.from(css),
    visitor: {
      Color: (color) => {
        const isLiteral = typeof color === 'object' && color.type !== 'currentcolor';
        if (isLiteral && !('alpha' in color && color.alpha === 0)) found.push(color);
        return undefined;
      },
      // Beside var(), names and functions are read as tokens.
      Token: { ident: ({ value }) => void (isNamed(value) && found.push(value)) },
      Declaration: (read) =>
        void found.push(...(JSON.stringify(read).match(/(?<="unresolved-color","value":)\{"type":"(rgb|hsl)"/g) ?? [])),
    },
  });
  return found.map((color) => JSON.stringify(color));
}

const colorLike = new RegExp(`#[\\da-f]{3}|\\w\\(|\\b(${Object.keys(culori.colorsNamed).join('|')})\\b`);
/** Properties that together accept every kind of value with a color. */
const properties = ['color', 'border', 'background', 'box-shadow', 'filter'];

/** Returns the CSS values with a color in text other than CSS: the whole text, or parts between punctuation. */
function colorsInText(text: string): string[] {
  const isValue = (value: string) =>
    colorLike.test(value) &&
    properties.some((property) => {
      const read = readValue(property, value);
      return read && colorsInCss(`a { ${property}: ${value} }`).length;
    });
  return [/[:;="'`<>{}]/, /[:;="'`<>{}(),]/].flatMap((marks) => text.split(marks).filter(isValue));
}

/** Returns the string literals in TypeScript. */
function textsIn(file: string, code: string): string[] {
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
      texts.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, code, ts.ScriptTarget.Latest));
  return texts;
}

function colorsIn(file: string, code: string): string[] {
  if (file.endsWith('.css')) return colorsInCss(code);
  if (!/\.tsx?$/.test(file)) return colorsInText(code.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, ''));
  const colors = textsIn(file, code).flatMap(colorsInText);
  // Color names in code for terminals, and values of fields, are not CSS.
  return code.includes('paintFor') || file.endsWith('schema.ts') ? colors.filter((color) => !isNamed(color)) : colors;
}

const isPalette = (file: string) => /^ui[\\/](tokens\.css$|palette[\\/])/.test(file);
const src = join(import.meta.dirname, '..');
const files = globSync('**/*.{ts,tsx,astro,css,svg,typ}', { cwd: src, exclude: ['**/node_modules/**', '**/*.test.*'] })
  .filter((file) => !isPalette(file))
  .map((file) => ({ file, code: readFileSync(join(src, file), 'utf8') }));

it('only the palette contains colors', () => {
  expect(files.length).toBeGreaterThan(300);
  expect(files.flatMap(({ file, code }) => colorsIn(file, code).map((color) => `${file}: ${color}`))).toEqual([]);
});

it('only the palette declares its colors', () => {
  const { ':root': root = {}, '.own': drawn = {} } = createPalette().colors.light;
  const names = Object.keys({ ...root, ...drawn });
  const declared = new RegExp(`--(${names.join('|')}):`);
  expect(names).toContain('mark');
  expect(files.filter(({ file, code }) => file.endsWith('.css') && declared.test(code))).toEqual([]);
});

it.each([
  'border: 2px solid red',
  'border: 2px solid var(--edge) RED',
  'background: linear-gradient(var(--page), #f00)',
  'color: color(display-p3 1 0 0)',
  'color: color-mix(in oklab, var(--ink) 88%, tan)',
  'color: light-dark(var(--ink), hwb(10 20% 30%))',
  'color: rgb(1 2 3 / var(--photo))',
  'filter: drop-shadow(0 0 2px #0008)',
  '--shadow: 0 0 2px oklch(0.5 0.1 20)',
])('finds the color in %j', (declaration) => {
  expect(colorsIn('a.css', `a { ${declaration} }`)).not.toEqual([]);
});

it.each([
  "const ground = 'white';",
  'const css = `.b{fill:#4786ee}`;',
  "const style = { background: isDark ? 'linear-gradient(red, blue)' : page };",
  'const svg = \'<path stroke="orange" d="M0 0"/>\';',
  'const rule = "1px solid hsl(20 50% 50%)";',
])('finds the color in %j', (code) => {
  expect(colorsIn('a.ts', code)).not.toEqual([]);
  expect(colorsIn('a.astro', code)).not.toEqual([]);
});

it.each([
  'color: color-mix(in oklab, var(--ink) 88%, transparent)',
  'background: CanvasText; color: currentColor; animation: red 2s',
  'fill: oklch(from var(--ink) l c h)',
])('finds no color in %j', (declaration) => {
  expect(colorsIn('a.css', `a { ${declaration} }`)).toEqual([]);
});

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createPalette } from './palette/palette.ts';

const src = join(import.meta.dirname, '..');
const files = globSync('**/*.{ts,tsx,astro,css,svg,typ}', { cwd: src, exclude: ['**/node_modules/**', '**/*.test.*'] })
  .filter((file) => !/^ui[\\/](tokens\.css$|palette[\\/])/.test(file))
  .map((file) => ({ file, code: readFileSync(join(src, file), 'utf8') }));

it('only the palette contains colors', () => {
  expect(files.length).toBeGreaterThan(300);
  const color =
    /\b(?:oklch|oklab|rgba?|hsla?|hwb)\(\s*[\d.]|[:\s"'`(]#(?:[\da-f]{3}|[\da-f]{6}|[\da-f]{8})\b(?=[;"'`),}])/gi;
  const found = files.flatMap(({ file, code }) => (code.match(color) ?? []).map((each) => `${file}: ${each}`));
  expect(found).toEqual([]);
});

it('only the palette declares its colors', () => {
  const { ':root': root = {}, '.own': drawn = {} } = createPalette().colors.light;
  const names = Object.keys({ ...root, ...drawn });
  const declared = new RegExp(`--(${names.join('|')}):`);
  expect(names).toContain('mark');
  expect(files.filter(({ file, code }) => file.endsWith('.css') && declared.test(code))).toEqual([]);
});

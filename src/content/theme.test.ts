import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { colorOf, createPalette } from '#ui/palette/palette.ts';
import { contentOf } from '../../tests/contentOf.ts';
import { ownTokens, parseTheme, themeFile } from './theme.ts';

const errorsOf = (css: string) => parseTheme(css).problems.map(({ line, message }) => `${line}: ${message}`);

it('reads tokens of the page and of drawings', () => {
  const css = `/* Mine */
:root {
  --accent: light-dark(#912a08, #fc9a7e);
  --mark: var(--accent);
  --space-8: clamp(1rem, 4vw, 3rem);
  --bar: 0;
  --fast: 200ms;
  --photo: 0.9;
  --sans: "Atkinson Hyperlegible", sans-serif; /* and a comment */
}
.research { --tone-1: pink }
`;
  const { values, places, problems } = parseTheme(css);
  expect(problems).toEqual([]);
  expect(values[':root']).toMatchObject({ accent: 'light-dark(#912a08, #fc9a7e)', bar: '0', photo: '0.9' });
  expect(values['.research']).toEqual({ 'tone-1': 'pink' });
  expect(places.get('.research tone-1')).toEqual({ line: 11, column: 13 });
});

it.each([
  ['body { color: red }', '1: "body" is not allowed. Set tokens in :root, .research'],
  [':root, .dark { --page: #000 }', '1: ":root, .dark" is not allowed.'],
  ['\n@import "x.css";', '2: "@import" is not allowed.'],
  ['@media print { :root { --page: #fff } }', '1: "@media" is not allowed.'],
  ['--page: #fff;', '1: "--page" is not allowed.'],
  ['// Mine\n:root { --page: #fff }', '1: "// Mine :root" is not allowed.'],
  [':root {\n  color: red;\n}', '2: color is not a token of :root. Did you mean "--accent"?'],
  [':root { --acent: red }', '1: --acent is not a token of :root. Did you mean "--accent"?'],
  [':root { --tone-1: red }', '1: --tone-1 is not a token of :root. Set it in .research.'],
  ['.research { --page: red }', '1: --page is not a token of .research. Set it in :root.'],
  [':root { a { --page: red } }', '1: Only tokens can be set here.'],
  [':root { --page: }', '1: --page has no value. Write one, or delete it.'],
  [':root { --page: #fff !important }', '1: --page has !important'],
  [':root { --page: #fff\n --ink: #000 }', '1: --page has no semicolon after its value.'],
  [':root { --page: #ffffff80 }', '1: --page must be an opaque color'],
  [':root { --page: light-dark(#fff) }', '1: --page must be an opaque color'],
  [':root { --page: light-dark(#fff, #ffffff80) }', '1: --page must be an opaque color'],
  [':root { --page: 12px }', '1: --page must be an opaque color'],
  [':root { --page: var(--paper) }', '1: --page must be an opaque color'],
  [':root { --ink: var(--ink-2); --ink-2: var(--ink) }', '1: --ink must be an opaque color'],
  [':root { --page: rgb(1 2 3px) }', '1: --page must be an opaque color'],
  [':root { --constructor: red }', '1: --constructor is not a token of :root'],
  ['.research { --tone-1: #eee } :root { --page: var(--tone-1) }', '1: --page must be an opaque color'],
  [':root { --body: 16 }', '1: --body must be a length'],
  [':root { --fast: quick }', '1: --fast must be a duration'],
  [':root { --body: var(--nothing) }', '1: --body must be a length'],
  [':root { --body: var(--small); --small: var(--body) }', '1: --body must be a length'],
  [':root { --body: var(--constructor) }', '1: --body must be a length'],
  [':root { --body: auto }', '1: --body must be a length'],
  [':root { --ease: banana }', '1: --ease must be an easing, such as ease-out (found "banana").'],
  [':root { --sans: 12px }', '1: --sans must be names of fonts'],
  [':root { --sans: inherit }', '1: --sans must be names of fonts'],
  [':root { --fast: -1s }', '1: --fast must be a duration'],
  [':root { --page: light-dark(red, blue, green) }', '1: --page must be an opaque color'],
  [':root { --page: rgb(1 2 3 / none) }', '1: --page must be an opaque color'],
  [`:root { --page: ${'x'.repeat(9999)} }`, '1: --page must be an opaque color'],
  [`:root { --${'x'.repeat(9999)}: 1 }`, '… is not a token of :root'],
  [':root { --photo: 3 }', '1: --photo must be a number from 0 to 1'],
  [':root { --sans: "</style>" }', '1: --sans contains "<"'],
  [':root { --mono: url(x.woff2) }', '1: --mono contains "url("'],
  [':root {', '1: Not valid CSS: Unclosed block.'],
])('rejects %j', (css, error) => {
  const [first] = errorsOf(css);
  expect(first).toContain(error);
  expect(first?.length).toBeLessThan(250);
});

it('reads a long theme', () => {
  const css = `:root { --page: ${'-'.repeat(300_000)}\n --ink: 0 } ${':root { --ink: var(--ink) }'.repeat(3000)}`;
  expect(errorsOf(css)[0]).toContain('has no semicolon');
});

it.each([
  ':root { --bar: calc(4rem); --small: 1REM; --photo: 1.0; --fast: .2S }',
  ':root { --ease: linear(0, 0.6 20%, 1); --slow: var(--fast); --sans: Inter, var(--mono) }',
  ':root { --page: var( --panel ); --accent: light-dark(var(--purple), LAVENDER) }',
  ':root { --page: color-mix(in oklab, white 90%, var(--blue)); --rule: oklch(from var(--page) 0.8 c h) }',
  '.research { --tone-1: var(--tone-2) }',
  ':root { --ink: #111 } .research { --tone-2: var(--ink) }',
])('accepts %j, and resolves its colors', (css) => {
  expect(errorsOf(css)).toEqual([]);
  const palette = createPalette(undefined, parseTheme(css).values);
  for (const name of ['page', 'ink', 'rule', 'accent']) expect(colorOf(palette, name)).toMatch(/^#[\da-f]{6}$/);
  expect(colorOf(palette, 'tone-2', 'dark', 'research')).toMatch(/^#[\da-f]{6}$/);
});

it('rejects bytes that aren’t text', async () => {
  const { problems } = await contentOf({ 'content/site.yaml': 'name: Ada\n', [themeFile]: Uint8Array.of(0xff, 0xfe) });
  expect(problems).toMatchObject([{ file: themeFile, message: expect.stringContaining('not saved as UTF-8') }]);
});

it('accepts the tokens listed in docs/look.md', () => {
  const { ':root': root = {}, '.research': drawn = {} } = ownTokens();
  const promised = readFileSync('docs/look.md', 'utf8').match(/(?<=`)--[\w-]+(?=`)/g);
  expect(promised?.toSorted()).toEqual(
    [...Object.keys(root), ...Object.keys(drawn)].map((name) => `--${name}`).toSorted(),
  );
});

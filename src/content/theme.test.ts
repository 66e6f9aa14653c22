import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { colorOf, createPalette } from '#ui/palette/palette.ts';
import { contentOf } from '../../tests/contentOf.ts';
import { ownTokens, parseTheme, themeFile } from './theme.ts';

/** Returns each problem by its line and kind, with how to fix it. */
const errorsOf = (css: string) =>
  parseTheme(css).problems.map(({ line, kind, meant, fix, write }) => {
    const advice = meant ? `, meant: ${meant}` : fix ? `, ${[fix, write].filter(Boolean).join(' ')}` : '';
    return `${line} ${kind}${advice}`;
  });

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

it.each(
  String.raw`
body { color: red } → 1 rule
\n@import "x.css"; → 2 rule
:root {\n  --acent: red;\n} → 2 token, meant: --accent
:root { color: red } → 1 token, tokens
:root { --tone-1: red } → 1 token, tokens
:root { --constructor: red } → 1 token, tokens
:root { a { --page: red } } → 1 block
:root { --page: #fff\n --ink: #000 } → 1 tokenValue
:root { --page: #ffffff80 } → 1 tokenValue
:root { --page: light-dark(#fff, #ffffff80) } → 1 tokenValue
:root { --ink: var(--ink-2); --ink-2: var(--ink) } → 1 tokenValue
.research { --tone-1: #eee } :root { --page: var(--tone-1) } → 1 tokenValue
:root { --sans: "</style>" } → 1 tokenForeign
:root { → 1 css
`
    .trim()
    .split('\n')
    .map((row) => row.split(' → ') as [css: string, problem: string]),
)('rejects %s', (css, problem) => {
  expect(errorsOf(css.replaceAll('\\n', '\n'))[0]).toBe(problem);
});

it('names the value that a token must have, and what is written', () => {
  const [problem] = parseTheme(':root { --page: banana }').problems;
  expect(problem?.message).toMatch(/^--page must be an opaque color, .* \(found "banana"\)\.$/);
});

it.each([
  ':root { --bar: calc(4rem); --fast: .2S; --slow: var(--fast); --sans: Inter, var(--mono) }',
  ':root { --page: color-mix(in oklab, white 90%, var(--blue)); --rule: oklch(from var(--page) 0.8 c h) }',
  '.research { --tone-1: var(--tone-2) }',
])('accepts %j, and resolves its colors', (css) => {
  expect(errorsOf(css)).toEqual([]);
  const palette = createPalette(undefined, parseTheme(css).values);
  for (const name of ['page', 'ink', 'rule', 'accent']) expect(colorOf(palette, name)).toMatch(/^#[\da-f]{6}$/);
  expect(colorOf(palette, 'tone-2', 'dark', 'research')).toMatch(/^#[\da-f]{6}$/);
});

it('rejects bytes that aren’t text', async () => {
  const { problems } = await contentOf({ 'content/site.yaml': 'name: Ada\n', [themeFile]: Uint8Array.of(0xff, 0xfe) });
  expect(problems).toMatchObject([{ file: themeFile, kind: 'encoding' }]);
});

it('accepts the tokens listed in docs/look.md', () => {
  const { ':root': root = {}, '.research': drawn = {} } = ownTokens();
  const promised = readFileSync('docs/look.md', 'utf8').match(/(?<=`)--[\w-]+(?=`)/g);
  expect(promised?.toSorted()).toEqual(
    [...Object.keys(root), ...Object.keys(drawn)].map((name) => `--${name}`).toSorted(),
  );
});

import { expect, it } from 'vitest';
import { createPalette } from '#ui/palette/palette.ts';
import { faviconOf } from './icons.ts';

const stylesOf = (accent?: string) => /<style>(.*)<\/style>/.exec(faviconOf(createPalette(accent)))?.[1];

it('draws the favicon in the colors of both themes', () => {
  expect(stylesOf()).toBe(
    '.i{fill:#141b25}.p{fill:#f9fafc}.b{fill:#4786ee}@media(prefers-color-scheme:dark){.i{fill:#edf0f4}.p{fill:#0c1015}}',
  );
  // The mark of the light theme in both.
  expect(stylesOf('teal')).toMatch(/\.b\{fill:#169488\}@media.*\.p\{fill:#0a1110\}\}$/);
});

import { disc, draw, drawEach, type Picker, rect } from '#ui/shapes.ts';
import { tilesOf } from '../tile.ts';
import type { Certificate } from './schema.ts';

/** Draws a sheet on its side, with a seal. */
function drawCertificate(pick: Picker) {
  const seal = pick(2) ? 78 : 42;
  return draw({
    mass: rect(28, 14, 64, 48),
    cut: rect(36, 24, 32 + pick(3) * 6, 4) + rect(36, 34, 20 + pick(3) * 6, 4),
    ink: disc(seal, 58, 13),
    act: 'grow',
  });
}

/** Draws a shield with a tick. */
function drawShield(pick: Picker) {
  return draw({
    mass: 'M60 6l34 10v24c0 18-15 28-34 35C41 68 26 58 26 40V16z',
    cut: rect(52 - pick(3) * 4, 17, 16 + pick(3) * 4, 4),
    ink: 'M38 42l7-7 9 9 21-21 7 7-28 28z',
    act: 'grow',
  });
}

export const certificatesTiles = tilesOf({
  rank: 90,
  strings: ({ certificates }) => certificates,
  tone: 'neutral',
  draw: (certificates: readonly Certificate[]) =>
    drawEach(certificates, ({ title }) => title, drawCertificate, drawShield),
  tile: ({ title, issuer, date }) => ({ names: [title, issuer], title, text: issuer, date }),
});

import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readDrawing } from '#base/drawing.ts';
import type { SectionValues } from '#sections/index.ts';
import { drawCover } from '#sections/projects/cover.ts';
import { fillShowcase } from '#sections/showcase.ts';
import { job, post } from '../../tests/entries.ts';
import { range } from './shapes.ts';

const css = readFileSync(new URL('drawings.css', import.meta.url), 'utf8');
/** All movements of ink. */
const acts = new Set([...css.matchAll(/\.(\w+) \{\s+--act:/g)].map(([, name]) => name));

/** Returns the movements of a drawing's ink shapes. */
function actsIn(markup: string) {
  const inks = [...markup.matchAll(/class="([^"]*\bink\b[^"]*)"/g)].map(([, classes = '']) => classes.split(' '));
  return inks.flatMap((classes) => classes.filter((name) => acts.has(name)));
}

/** The covers of the sample: all its drawings of projects except a figure in a text. */
const covers = globSync('content/projects/*.svg').filter((file) => !file.includes('diameter'));

it.each(covers)('moves exactly one ink shape of %s', (file) => {
  expect(actsIn(readDrawing(readFileSync(file, 'utf8'), file).markup)).toHaveLength(1);
});

it('moves the ink of each generated cover', () => {
  for (let number = 0; number < 99; number++)
    expect(actsIn(drawCover({ slug: `work-${number}` }).markup), String(number)).toHaveLength(1);
});

it.each([
  ['publications', (number: number) => ({ slug: `paper-${number}`, title: 'Paper', place: { page: '/' } })],
  ['talks', (number: number) => ({ title: `Talk ${number}` })],
  ['writing', (number: number) => post({ title: `Text ${number}` })],
  ['experience', (number: number) => job({ company: number % 2 ? 'Quay' : '東京' })],
  ['teaching', (number: number) => ({ course: `Course ${number}` })],
  ['volunteering', (number: number) => ({ role: `Role ${number}` })],
  ['awards', (number: number) => ({ title: `Prize ${number}` })],
  ['education', (number: number) => ({ title: `Degree ${number}` })],
  ['certificates', (number: number) => ({ title: `Certificate ${number}` })],
])('moves the ink of each tile of %s', (kind, entry) => {
  const { tiles } = fillShowcase({ [kind]: range(7).map((number) => entry(number)) } as SectionValues);
  for (const { image } of tiles) expect(actsIn(image.kind === 'drawing' ? image.markup : '')).toHaveLength(1);
  expect(tiles).toHaveLength(7);
});

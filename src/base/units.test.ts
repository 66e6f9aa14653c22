import { expect, it } from 'vitest';
import { joinUnits } from './units.ts';

it.each(['at 1.6 Mbit/s', 'of 5 mm²,', 'by 30 %', 'of 60 000 meters'])('joins number and unit in "%s"', (text) => {
  expect(joinUnits(text)).toBe(text.replace(/(\d) /, '$1\u00a0'));
});

it.each(['52 cards', 'in 2021 300 cards', 'in 2024 my'])('leaves "%s" unchanged', (text) => {
  expect(joinUnits(text)).toBe(text);
});

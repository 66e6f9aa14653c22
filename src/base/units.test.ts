import { expect, it } from 'vitest';
import { joinUnits } from './units.ts';

it.each([
  'after 20 s.',
  'at 1.6 Mbit/s',
  'of 5 mm²,',
  'by 30 %',
  'at 21 °C',
  '16 GiB of memory',
  'for 9 kWh',
  '(100 ms)',
])('joins number and unit in "%s"', (text) => {
  expect(joinUnits(text)).toBe(text.replace(/(\d) /, '$1\u00a0'));
});

it.each(['52 cards', '3 sets of 7 hands', 'in 2024 my', 'version 2 has', 'No units.'])('leaves "%s" alone', (text) => {
  expect(joinUnits(text)).toBe(text);
});

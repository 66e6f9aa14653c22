import { expect, it } from 'vitest';
import { dialed, firstNumber } from './dialed.ts';

it.each([
  ['+1 614 555 0142', '+16145550142'],
  ['(+44) 20 7946', '+44207946'],
  ['Tel. +44 (0)20 7946 0000', '+442079460000'],
  ['+39 (0)6 1234 5678', '+390612345678'],
  ['0049 176 1234567', '+491761234567'],
  ['0176/1234567', '01761234567'],
  ['(0049) 176/1234567 ext. 12', '+491761234567;ext=12'],
  ['+1 (614) 555-0142, x12', '+16145550142;ext=12'],
  ['030 123456 (Durchwahl -12)', '030123456;ext=12'],
])('dials %o as %o', (phone, number) => {
  expect(dialed(phone)).toBe(number);
});

it.each([
  ['+1 614 555 0142 / +44 20 7946 0000', '+16145550142'],
  ['0176/1234567 / 030/123456', '01761234567'],
  ['+1 614 555 0142 x12; 0221 1234', '+16145550142;ext=12'],
  ['030 1234567/68', '0301234567'],
])('dials the first of the numbers in %o, %o', (phone, number) => {
  expect(dialed(phone)).toBe(number);
  expect(firstNumber(phone)).not.toBe(phone);
});

it.each(['0176/1234567', '+1 614 555 0142, ext. 12', '+1 614 555 0142 (evenings, or by mail)'])(
  'finds one number in %o',
  (phone) => {
    expect(firstNumber(phone)).toBe(phone);
  },
);

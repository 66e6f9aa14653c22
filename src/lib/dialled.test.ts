import { expect, it } from 'vitest';
import { dialled } from './dialled.ts';

it.each([
  ['+1 614 555 0142', '+16145550142'],
  ['(+44) 20 7946', '+44207946'],
  ['++0', '+0'],
  ['0221-1234', '02211234'],
  ['1+2', '12'],
])('%o is dialled %o', (phone, number) => {
  expect(dialled(phone)).toBe(number);
});

import { expect, it } from 'vitest';
import { hangOf } from './largeType.ts';

it.each([
  ['Experience', 'stem'],
  ['Élan', 'stem'],
  ['i build', 'bowl'],
  ['Contact', 'bowl'],
  ['404', 'slant'],
  ['Tools', 'slant'],
  ['Aorta', ''],
  ['Y', ''],
  ['Ирина', ''],
  ['', ''],
])('hangs "%s" as a %s', (text, side) => expect(hangOf(text)).toBe(side));

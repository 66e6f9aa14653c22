import { expect, it } from 'vitest';
import { captionOf } from './caption.ts';

const room = { narrow: 9, wide: 15 };

it.each([
  ['en', 'Card game', 'Card game'],
  ['en', 'University of Northmere', 'Uni|ver|sity of Northmere'],
  ['en', 'Cod in the dark: vocal activity in a fjord', 'Cod in the dark: vocal…'],
  ['fr', 'Reprendre sans casser : dix ans de code', 'Reprendre sans casser…'],
  ['ja', '縦書きとウェブ――読みやすさを支える技術', '縦書きとウェブ――読みやすさを…'],
  ['de', 'Medikamentenverfallsüberwachung', 'Medi|ka|men|ten|ver|falls|über|wa|chung'],
])(
  'cuts a name of %s after a word, and leaves one that is too long for two lines to the page: %s',
  (language, name, caption) => {
    expect(captionOf(name, language, room).replaceAll('\u00ad', '|')).toBe(caption);
  },
);

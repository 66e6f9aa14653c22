import { expect, it } from 'vitest';
import { captionOf } from './caption.ts';

const room = { narrow: 9, wide: 15 };

it.each([
  ['en', 'Card game', 'Card game'],
  ['en', 'University of Northmere', 'Uni|ver|sity of Northmere'],
  ['en', 'Halvorsen Ocean Fellowship for Women', 'Halvorsen Ocean…'],
  ['en', 'Cod in the dark: vocal activity in a fjord', 'Cod in the dark: vocal…'],
  ['fr', 'Reprendre sans casser : dix ans de code', 'Reprendre sans casser'],
  ['en', 'Second shift mentors for the young', 'Second shift mentors…'],
  ['de', 'Verfahren zur Plausibilisierung von Werten', 'Ver|fahren…'],
  ['de', 'Medikamentenverfallsüberwachung', 'Medi|ka|men|ten…'],
  ['en', 'Wavelet denoising for hydrophones', 'Wavelet…'],
  ['en', 'Sparse counts without pseudocounts', 'Sparse counts…'],
  ['ja', '縦書きとウェブ――読みやすさを支える技術', '縦書きとウェブ――読みやすさ…'],
  ['ru', 'Станция скорой помощи № 2', 'Станция скорой помощи…'],
  ['en', 'Magnetometer-array simulator', 'Mag|ne|tometer…'],
  ['de', '2022 Donaudampfschifffahrtsgesellschaft', '2022 Donau|dampf…'],
])('cuts a name of %s at a word that can end it: %s', (language, name, caption) => {
  expect(captionOf(name, language, room).replaceAll('\u00ad', '|')).toBe(caption);
});

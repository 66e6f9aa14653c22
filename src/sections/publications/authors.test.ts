import { expect, it } from 'vitest';
import { readAuthors } from './jsonResume.ts';

it.each<[string, string[]]>([
  ['Ada Sample', ['Ada Sample']],
  ['Ada Sample, Bo van der Muster, Séamus Ó Fiach', ['Ada Sample', 'Bo van der Muster', 'Séamus Ó Fiach']],
  ['A. Sample, B. Muster, and C. Niemand', ['A. Sample', 'B. Muster', 'C. Niemand']],
  ['Ada Sample; Bo Muster; and Cy Niemand', ['Ada Sample', 'Bo Muster', 'Cy Niemand']],
  ['Sample, Ada; Muster, Bo C.', ['Sample, Ada', 'Muster, Bo C.']],
  ['Sample, Ada, and Bo Muster', ['Sample, Ada', 'Bo Muster']],
  ['Sample, A., Muster, B. C., & Niemand, D.', ['Sample, A., Muster, B. C.', 'Niemand, D.']],
  ['**Ada Sample**, Bo Muster', ['Ada Sample', 'Bo Muster']],
  ['Ada Sample\nBo Muster', ['Ada Sample', 'Bo Muster']],
  ['架空 さくら、見本 太郎', ['架空 さくら', '見本 太郎']],
])('reads "%s"', (text, names) => {
  expect(readAuthors([text])).toEqual({ names, others: false });
});

it.each(['Ada Sample, Bo Muster, et al.', 'Ada Sample and Bo Muster and others', 'Ada Sample, Bo Muster, …'])(
  'finds that there are others in "%s"',
  (text) => {
    expect(readAuthors([text])).toEqual({ names: ['Ada Sample', 'Bo Muster'], others: true });
  },
);

it('takes each entry of a list for one name', () => {
  expect(readAuthors(['Ada Sample', 'Muster, Bo', 'Department of X, Y and Z', 'et al.'])).toEqual({
    names: ['Ada Sample', 'Muster, Bo', 'Department of X, Y and Z'],
    others: true,
  });
});

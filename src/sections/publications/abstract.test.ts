import { expect, it } from 'vitest';
import { abstractOf } from './abstract.ts';

it.each([
  ['We prove \\emph{that} $d = 2\\sqrt{A}$, at 50\\%.', 'We prove that $d = 2\\sqrt{A}$, at 50%.'],
  ['\\(a_1\\) and $$b$$', '$a_1$ and $b$'],
  ['Of *stars* and [links](x) for \\$5', 'Of \\*stars\\* and \\[links\\](x) for \\$5'],
  ['A broken $\\frac{1$ formula {stays} text', undefined],
  ['Half a $formula', undefined],
])('reads the abstract %s with its formulas', (abstract, markdown) => {
  expect(abstractOf(abstract)?.source).toBe(markdown);
});

import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Background } from './Background.tsx';

it.each([
  ['the rest of a long intro before the text', 'A <b> of 3 kg.', '<p>More.</p>'],
  ['the rest alone', 'A <b> of 3 kg.', undefined],
  ['the text alone', undefined, '<p>More.</p>'],
])('shows %s', (_, rest, html) => {
  render(<Background id="background" rest={rest} html={html} />);
  const shown = [...document.querySelectorAll('p')].map(({ textContent }) => textContent);
  expect(shown).toEqual([...(rest ? ['A <b> of 3\u00A0kg.'] : []), ...(html ? ['More.'] : [])]);
});

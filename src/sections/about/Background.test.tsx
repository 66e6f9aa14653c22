import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Background } from './Background.tsx';

it('shows the rest of a long intro before the text', () => {
  render(<Background id="background" rest="A <b> of 3 kg." html="<p>More.</p>" />);
  const shown = [...document.querySelectorAll('p')].map(({ textContent }) => textContent);
  expect(shown).toEqual(['A <b> of 3\u00A0kg.', 'More.']);
});

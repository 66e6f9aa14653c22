import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ExperienceType } from './ExperienceType.tsx';

const dataMineUrl = 'https://example.com/data-mine';

it('is a badge without a link for an internship', () => {
  render(<ExperienceType type="internship" dataMineUrl={dataMineUrl} />);
  expect(screen.getByText('Internship')).toBeDefined();
  expect(screen.queryByRole('link')).toBeNull();
});

it('is a badge that links out for The Data Mine', () => {
  render(<ExperienceType type="the data mine" dataMineUrl={dataMineUrl} />);
  const link = screen.getByRole('link', { name: /^Data Mine.*opens in a new tab/ });
  expect(link.getAttribute('href')).toBe(dataMineUrl);
  expect(screen.queryByText('Internship')).toBeNull();
});

import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ContentIn } from '#ui/uiStrings.tsx';
import { TechStack } from './TechStack.tsx';

it('highlights main skills, by style and in words, in the language of the page', () => {
  const items = [
    { name: 'Python', highlight: true, level: 'Master' },
    { name: 'Java', highlight: false },
  ];
  render(
    <ContentIn lang="fr">
      <TechStack id="skills" groups={[{ name: 'Code', items }]} />
    </ContentIn>,
  );
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Python (Master), main skill, ',
    'Java',
  ]);
  expect(screen.getByText(', main skill').lang).toBe('en');
  expect([...document.querySelectorAll('b')].map(({ textContent }) => textContent)).toEqual(['Python (Master)']);
});

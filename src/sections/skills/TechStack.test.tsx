import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { skillPath } from '#base/urls.ts';
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

it('links to the works that show a skill', () => {
  const items = ['C++', 'Java'].map((name) => ({ name, highlight: name === 'C++' }));
  const pathOf = (name: string) => (name === 'C++' ? skillPath('c++') : undefined);
  render(<TechStack id="skills" groups={[{ name: 'Code', items }]} pathOf={pathOf} />);
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['C++', '/skills#c%2B%2B'],
  ]);
});

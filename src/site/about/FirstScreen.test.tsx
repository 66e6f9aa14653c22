import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FirstScreen } from './FirstScreen.tsx';

it.each([true, false])('offers to write to the owner only where that can be done: %s', (canWrite) => {
  render(
    <FirstScreen owner={{ name: 'Alex' }} canWrite={canWrite} sections={[]}>
      -
    </FirstScreen>,
  );
  expect(screen.getByRole('link', { name: 'Download résumé' })).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Write to me' }) !== null).toBe(canWrite);
});

it('says what the owner is, and facts of their own, before the works', () => {
  const owner = { name: 'Alex', role: 'Nurse', facts: [{ name: 'Graduates', value: '2027' }] };
  render(
    <FirstScreen owner={owner} canWrite sections={[]}>
      <p>Works</p>
    </FirstScreen>,
  );
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Role', 'Graduates']);
  const fact = screen.getByText('2027');
  expect(fact.compareDocumentPosition(screen.getByText('Works'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('ends no line of the statement with a short word, and joins no two of them', () => {
  render(
    <FirstScreen
      owner={{ name: 'Alex', tagline: 'I build software that shows its work to a measurement.' }}
      canWrite
      sections={[]}
    >
      -
    </FirstScreen>,
  );
  const statement = screen.getByText(/^I.build/).textContent;
  expect(statement.split(' ')).toEqual([
    'I\u00a0build',
    'software',
    'that\u00a0shows',
    'its\u00a0work',
    'to\u00a0a',
    'measurement.',
  ]);
});

import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { UiStringsProvider } from '#ui/uiStrings.tsx';
import { FirstScreen, PlateFacts } from './FirstScreen.tsx';

it.each([true, false])('links to Contact only if there is a form: %s', (canWrite) => {
  render(
    <FirstScreen owner={{ name: 'Alex' }} canWrite={canWrite} sections={[]}>
      -
    </FirstScreen>,
  );
  expect(screen.getByRole('link', { name: 'Download résumé' })).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Write to me' }) !== null).toBe(canWrite);
});

it('shows role, location and the owner’s own facts before the showcase', () => {
  const owner = { name: 'Alex', role: 'Nurse', facts: [{ name: 'Graduates', value: '2027' }] };
  render(
    <FirstScreen owner={owner} intro="I care." canWrite sections={[]}>
      <p>Works</p>
    </FirstScreen>,
  );
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Role', 'Graduates']);
  const fact = screen.getByText('2027');
  expect(fact.compareDocumentPosition(screen.getByText('Works'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('ends no line of the statement with a short word, and never joins two short words in a row', () => {
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

it('marks texts that are only in another language', () => {
  const owner = {
    ...{ name: 'Alex', tagline: 'I build.', role: 'Nurse', lookingFor: 'Work' },
    facts: [{ name: 'Graduates', value: '2027' }],
  };
  const langs = Object.fromEntries(['tagline', 'role', 'lookingFor', 'facts.0.name'].map((field) => [field, 'en']));
  render(
    <UiStringsProvider language="fr">
      <FirstScreen owner={{ ...owner, langs }} canWrite sections={[]}>
        <PlateFacts owner={{ ...owner, langs }} />
      </FirstScreen>
    </UiStringsProvider>,
  );
  const marked = [...document.querySelectorAll('[lang=en]')].map(({ textContent }) => textContent);
  expect(marked).toEqual(['I\u00a0build.', 'Nurse', 'Work', 'Graduates', '2027', 'Nurse', 'Work', 'Graduates', '2027']);
});

describe('of an owner without an intro', () => {
  const owner = { name: 'Alex', role: 'Nurse', location: 'Lisbon' };

  it('shows the role in its place, and once', () => {
    render(
      <FirstScreen owner={owner} canWrite sections={[]}>
        -
      </FirstScreen>,
    );
    expect(screen.getByText('Nurse').className).toBe('lead');
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Location']);
  });

  it('leaves the role to the showcase where it has no works', () => {
    render(
      <FirstScreen owner={owner} canWrite sections={[]} hasFacts={false}>
        -
      </FirstScreen>,
    );
    expect(screen.queryByText('Nurse')).toBeNull();
  });
});

it.each([
  [{ name: 'Alex' }, undefined],
  [{ name: 'Alex', tagline: 'I build.' }, 'Alex'],
  [{ name: 'Alex', role: 'Nurse' }, 'Nurse'],
])('repeats no name in the showcase: %j', (owner, large) => {
  const { container } = render(<PlateFacts owner={owner} />);
  expect(container.querySelector('p')?.textContent).toBe(large);
});

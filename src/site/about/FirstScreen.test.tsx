import { cleanup, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { UiStringsProvider } from '#ui/uiStrings.tsx';
import styles from './FirstScreen.module.css';
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

it('joins no words of Korean, which are as wide as longer ones', () => {
  render(
    <FirstScreen owner={{ name: 'Alex', tagline: '스스로 설명하는 것을' }} canWrite sections={[]}>
      -
    </FirstScreen>,
  );
  expect(screen.getByText(/^스스로/).textContent).toBe('스스로 설명하는 것을');
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

describe('sets in a smaller size', () => {
  const sizeOf = (owner: { name: string }, intro?: string) => {
    render(
      <FirstScreen owner={owner} intro={intro} canWrite sections={[]}>
        -
      </FirstScreen>,
    );
    const { className } = screen.getByText(owner.name);
    cleanup();
    return className.split(' ')[1];
  };

  it.each([
    ['Ingrid Solvei Marstrand', ''],
    ['Friedemann Mustersohn-Beispielhuber', styles.long],
    ['Bartholomew Featherstonehaugh Wolfeschlegelstein', styles.longest],
    ['ليلى المثاليّة (Layla Al-Mithaliyya)', styles.long],
  ])('a name of three lines: %s', (name, size) => {
    expect(sizeOf({ name })).toBe(size);
  });

  it('a lead of many lines, and the name above it', () => {
    const intro = 'I study sounds, '.repeat(14);
    expect(sizeOf({ name: 'Alex' }, intro)).toBe(styles.long);
  });
});

it('keeps a name in parentheses on one line', () => {
  render(
    <FirstScreen owner={{ name: 'ليلى المثاليّة (Layla Al-Mithaliyya)' }} canWrite={false} sections={[]}>
      {null}
    </FirstScreen>,
  );
  expect(screen.getByText('(Layla\u00a0Al-Mithaliyya)', { exact: false, normalizer: String })).toBeDefined();
});

import { render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, it } from 'vitest';
import { UiStringsProvider } from '#ui/uiStrings.tsx';
import { FirstScreen, PlateFacts } from './FirstScreen.tsx';

const show = (owner: object, props: Partial<ComponentProps<typeof FirstScreen>> = {}) =>
  render(
    <FirstScreen owner={{ name: 'Alex', ...owner }} canWrite sections={[]} {...props}>
      {props.children ?? '-'}
    </FirstScreen>,
  );
const terms = () => screen.getAllByRole('term').map(({ textContent }) => textContent);

it.each([true, false])('links to Contact only if there is a form: %s', (canWrite) => {
  show({}, { canWrite });
  expect(screen.getByRole('link', { name: 'Download résumé' })).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Write to me' }) !== null).toBe(canWrite);
});

it('ends no line of the statement with a short word, and never joins two short words in a row', () => {
  show({ tagline: 'I build software that shows its work to a measurement.' });
  const statement = screen.getByText(/^I.build/).textContent;
  expect(statement.replaceAll('\u00a0', '~')).toBe('I~build software that~shows its~work to~a measurement.');
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

it('shows the role of an owner without an intro in its place, and once', () => {
  show({ role: 'Nurse', location: 'Lisbon' });
  expect(screen.getByText('Nurse').className).toBe('lead');
  expect(terms()).toEqual(['Location']);
});

it('leaves the role to the showcase where it has no works', () => {
  show({ role: 'Nurse' }, { hasFacts: false });
  expect(screen.queryByText('Nurse')).toBeNull();
});

it.each([
  [{ name: 'Alex' }, undefined],
  [{ name: 'Alex', tagline: 'I build.' }, 'Alex'],
  [{ name: 'Alex', role: 'Nurse' }, 'Nurse'],
])('repeats no name in the showcase: %j', (owner, large) => {
  const { container } = render(<PlateFacts owner={owner} />);
  expect(container.querySelector('p')?.textContent).toBe(large);
});

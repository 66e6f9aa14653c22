import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import type { Values } from '../api.ts';
import { ChooseEntries } from './ChooseEntries.tsx';
import { Form, withValue } from './context.ts';

let values: Values;

const entries = ['a', 'b', 'c', 'd'].map((name) => ({ name, names: [name, `${name}-fr`], title: `Title ${name}` }));

/** Draws the choices among four projects, and keeps what was chosen in `values`. */
function draw(given: Values) {
  function Page() {
    const [held, setHeld] = useState<Values>(given);
    values = held;
    const set = (path: readonly (string | number)[], value: unknown) =>
      setHeld((all) => withValue(all, path, value) as Values);
    return (
      <Form value={{ file: '', fieldProblems: [], publicationKeys: [], showStatus: () => {}, set }}>
        <ChooseEntries choices={[{ kind: 'projects', title: 'Projects', entries }]} values={held} />
      </Form>
    );
  }
  const { container } = render(<Page />);
  for (const fold of container.querySelectorAll('details')) fold.open = true;
}

const order = () => screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent?.at(-1));
/** Returns the buttons that move an entry, which jsdom names without a space. */
const buttons = (way: string, name: string) => screen.queryAllByRole('button', { name: `${way}Title ${name}` });
const press = (way: string, name: string) => fireEvent.click(buttons(way, name)[0] as HTMLElement);

it('leaves entries out, and takes them back by any of their names', () => {
  draw({ without: { projects: ['C-FR', 'deleted'] } });
  const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: `Title ${name}` });
  expect(['a', 'b', 'c', 'd'].map((name) => box(name).checked)).toEqual([true, true, false, true]);
  expect([buttons('Up', 'c').length, buttons('Up', 'd').length]).toEqual([0, 1]);
  fireEvent.click(box('a'));
  expect(values).toEqual({ without: { projects: ['C-FR', 'deleted', 'a'] } });
  fireEvent.click(box('c'));
  expect(values).toEqual({ without: { projects: ['deleted', 'a'] } });
  expect(screen.getByText('1 left out')).toBeTruthy();
});

it('writes no more entries as first ones than their order needs', () => {
  draw({ first: { projects: ['b-fr'] }, without: { projects: ['c'] } });
  expect(order()).toEqual(['b', 'a', 'c', 'd']);
  press('Up', 'd');
  expect(values.first).toEqual({ projects: ['b', 'd'] });
  press('Up', 'd');
  expect(order()).toEqual(['d', 'b', 'a', 'c']);
  press('Down', 'b');
  expect(values.first, 'the others keep their usual order').toEqual({ projects: ['d'] });
  press('Up', 'd');
  press('Down', 'd');
  press('Down', 'd');
  expect([order(), values.first]).toEqual([['a', 'b', 'c', 'd'], { projects: [] }]);
});

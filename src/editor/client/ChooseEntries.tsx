/** The entries of an application: which it leaves out, and in which order the others come. */
import { use } from 'react';
import { chooseEntries, isNamed } from '#content/chooseEntries.ts';
import type { Choices, Values } from '../api.ts';
import { Form } from './context.ts';
import { Moves } from './Moves.tsx';

type Choice = Choices['entries'][number];
type Names = Readonly<Record<string, readonly string[] | undefined>>;

/** Returns the fewest entries that must come first so that all are in this order. The others keep their usual one. */
function namesOfFirst(order: readonly Choice[], usual: readonly Choice[]): string[] {
  const ranks = order.map((entry) => usual.indexOf(entry));
  const last = ranks.findLastIndex((rank, index) => rank > (ranks[index + 1] ?? rank));
  return order.slice(0, last + 1).map(({ name }) => name);
}

export function ChooseEntries({ choices, values }: { choices: readonly Choices[]; values: Values | undefined }) {
  const { first = {}, without = {} } = (values ?? {}) as { first?: Names; without?: Names };
  return (
    <fieldset>
      <legend>Entries</legend>
      <p className="help">
        Entries without a check mark are left out. The others come in this order. To reword fields of an entry, edit the
        file as text.
      </p>
      {choices.map((each) => (
        <Kind key={each.kind} {...each} first={first} without={without} />
      ))}
    </fieldset>
  );
}

function Kind({ kind, title, entries, first, without }: Choices & { first: Names; without: Names }) {
  const { set } = use(Form);
  const choose = (names: { first?: Names; without?: Names }) =>
    chooseEntries(kind, entries, (entry: Choice) => entry.names, names);
  const shown = choose({ first, without });
  const leftOut = without[kind] ?? [];
  const missing = entries.length - shown.length;
  const check = ({ name, names }: Choice, isChecked: boolean) =>
    set(['without', kind], isChecked ? leftOut.filter((each) => !isNamed(names, each)) : [...leftOut, name]);
  const move = (entry: Choice, by: number, button: HTMLButtonElement) => {
    const at = shown.indexOf(entry);
    const order = shown.toSpliced(at, 1).toSpliced(at + by, 0, entry);
    set(['first', kind], namesOfFirst(order, entries));
    // A button that moves in the page loses the focus.
    setTimeout(() => button.focus());
  };
  return (
    <details>
      <summary>
        {title} <span className="mark">{missing ? `${missing} left out` : `all ${entries.length}`}</span>
      </summary>
      <ol>
        {choose({ first }).map((entry) => {
          const at = shown.indexOf(entry);
          return (
            <li key={entries.indexOf(entry)} className="tools">
              <label>
                <input type="checkbox" checked={at >= 0} onChange={({ target }) => check(entry, target.checked)} />
                {entry.title}
              </label>
              {at >= 0 && shown.length > 1 && (
                <div className="tools">
                  <Moves at={at} of={shown.length} move={(by, button) => move(entry, by, button)}>
                    <span className="visually-hidden"> {entry.title}</span>
                  </Moves>
                </div>
              )}
            </li>
          );
        })}
      </ol>
    </details>
  );
}

/** The entries of an application: which it leaves out, and in which order the others come. */
import { use } from 'react';
import { chooseEntries, isNamed } from '#content/chooseEntries.ts';
import type { Choices, Values } from '../api.ts';
import { Form } from './context.ts';
import { Move } from './Move.tsx';

type Choice = Choices['entries'][number];
type Names = Readonly<Record<string, readonly string[] | undefined>>;

/** Returns the fewest entries that must come first so that all are in this order. The others keep their usual one. */
function firstOf(order: readonly Choice[], usual: readonly Choice[]): Choice[] {
  const ranks = order.map((entry) => usual.indexOf(entry));
  return order.slice(0, ranks.findLastIndex((rank, index) => rank > (ranks[index + 1] ?? rank)) + 1);
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
  // A name of no entry is an error, which the first change removes.
  const leftOut = (without[kind] ?? []).filter((name) => entries.some(({ names }) => isNamed(names, name)));
  const moved = first[kind]?.length ?? 0;
  const summary = [
    ...(shown.length < entries.length ? [`${entries.length - shown.length} left out`] : []),
    ...(moved ? [`${moved} first`] : []),
  ];
  const check = ({ name, names }: Choice, isChecked: boolean) =>
    set(['without', kind], isChecked ? leftOut.filter((each) => !isNamed(names, each)) : [...leftOut, name]);
  const move = (entry: Choice, by: number, button: HTMLButtonElement) => {
    const at = shown.indexOf(entry);
    const order = shown.toSpliced(at, 1).toSpliced(at + by, 0, entry);
    set(
      ['first', kind],
      firstOf(order, entries).map(({ name }) => name),
    );
    // A button that moves in the page loses the focus.
    setTimeout(() => button.focus());
  };
  return (
    <details>
      <summary>
        {title} <span className="mark">{summary.join(', ') || `all ${entries.length}`}</span>
      </summary>
      <ol className="choices">
        {choose({ first }).map((entry) => {
          const at = shown.indexOf(entry);
          return (
            <li key={entries.indexOf(entry)}>
              <label>
                <input type="checkbox" checked={at >= 0} onChange={({ target }) => check(entry, target.checked)} />
                {entry.title}
              </label>
              {at >= 0 && shown.length > 1 && (
                <div className="tools">
                  <Move way="Up" isEnd={at === 0} move={(button) => move(entry, -1, button)}>
                    <span className="visually-hidden"> {entry.title}</span>
                  </Move>
                  <Move way="Down" isEnd={at === shown.length - 1} move={(button) => move(entry, 1, button)}>
                    <span className="visually-hidden"> {entry.title}</span>
                  </Move>
                </div>
              )}
            </li>
          );
        })}
      </ol>
    </details>
  );
}

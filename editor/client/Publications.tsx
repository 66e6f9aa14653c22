import { useRef } from 'react';
import type { Opened, Saved } from '../api.ts';
import { New } from './ContentList.tsx';
import form from './form.module.css';
import { TextEntry } from './TextEntry.tsx';
import type { Typed } from './useEditor.ts';

interface Props {
  opened: Opened;
  change: (name: string, asked: object, where?: (saved: Saved) => string) => Promise<boolean>;
  /** @returns whether it was saved */
  save: (typed: Typed) => Promise<boolean>;
  mayLeave: () => boolean;
  touched: () => void;
}

/** publications.bib, entry by entry, in BibTeX: what stands between the entries stays. */
export function Publications({ opened: { publications = [], version }, change, save, mayLeave, touched }: Props) {
  /** Keys of the entries with something that is not saved. */
  const typedInto = useRef(new Set<string>());
  const saveOne = async (key: string, text: string) => {
    if (!(await save({ publication: { key, text } }))) return;
    typedInto.current.delete(key);
    if (typedInto.current.size) touched();
  };
  const remove = (key: string) => {
    if (mayLeave() && confirm(`Delete ${key} from publications.bib?`)) void change('remove', { key, version });
  };
  return (
    <>
      <p className={form.help}>In BibTeX. Projects name an entry by its key. The newest stands first on the page.</p>
      <ul>
        {publications.map(({ key, text }) => (
          <li key={key} className={form.item}>
            <TextEntry
              label={key}
              text={text}
              touched={() => {
                typedInto.current.add(key);
                touched();
              }}
              save={(typed) => void saveOne(key, typed)}
            >
              <button
                type="button"
                className={form.small}
                onClick={() => mayLeave() && void change('duplicate', { key, version })}
              >
                Duplicate<span className={form.unseen}> {key}</span>
              </button>
              <button type="button" className={form.small} onClick={() => remove(key)}>
                Delete<span className={form.unseen}> {key}</span>
              </button>
            </TextEntry>
          </li>
        ))}
      </ul>
      <New kind="publication" create={async (kind, title) => mayLeave() && change('create', { kind, title })} />
    </>
  );
}

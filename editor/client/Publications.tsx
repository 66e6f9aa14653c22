import type { Change, Opened, Saved } from '../api.ts';
import { New } from './ContentList.tsx';
import form from './form.module.css';
import { TextEntry } from './TextEntry.tsx';

interface Props {
  opened: Opened;
  change: (name: string, asked: object, where?: (saved: Saved) => string) => Promise<void>;
  save: (change: Omit<Change, 'file' | 'version'>) => void;
  touched: () => void;
}

/** publications.bib, entry by entry, in BibTeX: what stands between the entries stays. */
export function Publications({ opened: { publications = [], version }, change, save, touched }: Props) {
  const remove = (key: string) => {
    if (confirm(`Delete ${key} from publications.bib?`)) void change('remove', { key, version });
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
              touched={touched}
              save={(typed) => save({ publication: { key, text: typed } })}
            >
              <button type="button" className={form.small} onClick={() => void change('duplicate', { key, version })}>
                Duplicate<span className={form.unseen}> {key}</span>
              </button>
              <button type="button" className={form.small} onClick={() => remove(key)}>
                Delete<span className={form.unseen}> {key}</span>
              </button>
            </TextEntry>
          </li>
        ))}
      </ul>
      <New kind="publication" create={(kind, title) => void change('create', { kind, title })} />
    </>
  );
}

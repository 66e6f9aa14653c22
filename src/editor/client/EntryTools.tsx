import { useState } from 'react';
import { type EditableFile, isEntryKind, type SaveResult } from '../api.ts';
import form from './form.module.css';
import css from './layout.module.css';

interface Props {
  opened: EditableFile;
  change: (name: string, asked: object, where?: (saved: SaveResult) => string) => Promise<boolean>;
  mayLeave: () => boolean;
}

/** What is done with a whole file. */
export function EntryTools({ opened: { file, kind, version }, change, mayLeave }: Props) {
  const slug = file.replace(/^.*\/|\.md$/g, '');
  const [name, setName] = useState(slug);
  if (kind === 'site' || kind === 'publications') return null;
  const isEntry = isEntryKind(kind);
  const hasAddress = kind === 'projects' || kind === 'writing';
  const remove = () => {
    if (confirm(`Delete ${file}?`)) {
      void change('remove', { file, version }, () => 'content/site.yaml');
    }
  };
  return (
    <div className={css.tools}>
      {isEntry && (
        <button type="button" className={form.small} onClick={() => mayLeave() && void change('duplicate', { file })}>
          Duplicate
        </button>
      )}
      <button type="button" className={form.small} onClick={remove}>
        Delete
      </button>
      {isEntry && (
        <form
          className={css.tools}
          aria-label="Another name"
          onSubmit={(event) => {
            event.preventDefault();
            if (mayLeave()) void change('rename', { file, version, name });
          }}
        >
          <label>
            {hasAddress ? `Address: /${kind}/` : 'File name'}
            <input className={form.short} value={name} onChange={({ target }) => setName(target.value)} />
          </label>
          <button type="submit" className={form.small} disabled={name === slug}>
            {hasAddress ? 'Change the address' : 'Rename'}
          </button>
        </form>
      )}
    </div>
  );
}

import { useId, useState } from 'react';
import type { EntryNames } from '../api.ts';
import type { Editor } from './editor.ts';
import { FileChooser } from './ImageField.tsx';

interface NewProps extends EntryNames {
  titleLabel?: string;
  editor: Editor;
}

export function New({ command, name, titleLabel = `Title of a new ${name}`, editor }: NewProps) {
  const [title, setTitle] = useState('');
  return (
    <form
      className="tools"
      aria-label={`New ${name}`}
      onSubmit={(event) => {
        event.preventDefault();
        void editor.change('create', { kind: command, title }).then((isCreated) => isCreated && setTitle(''));
      }}
    >
      <label>
        {titleLabel}
        <input required value={title} onChange={({ target }) => setTitle(target.value)} />
      </label>
      <button type="submit">New {name}</button>
    </form>
  );
}

/** Adds entries: one by its title, or all of a .bib file that is pasted, chosen or dropped. */
export function AddPublications({ editor, names }: { editor: Editor; names: EntryNames }) {
  const id = useId();
  const [text, setText] = useState('');
  const add = async (bibtex: string) => {
    if (await editor.change('addPublications', { text: bibtex })) setText('');
  };
  return (
    <>
      <New {...names} editor={editor} />
      <p className="help">A DOI or an arXiv number in place of a title downloads the whole entry.</p>
      <details>
        <summary>Add a .bib file</summary>
        <FileChooser label="Choose a .bib file" accept=".bib" take={async (file) => add(await file.text())} />
        <label htmlFor={id}>Or paste BibTeX</label>
        <textarea id={id} className="code" rows={4} value={text} onChange={({ target }) => setText(target.value)} />
        <p className="help">Entries that are there already, by DOI, arXiv number, or title and year, are skipped.</p>
        <button type="button" disabled={!text.trim()} onClick={() => void add(text)}>
          Add entries
        </button>
      </details>
    </>
  );
}

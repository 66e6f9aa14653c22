import { useState } from 'react';
import type { EntryNames } from '../api.ts';
import type { Editor } from './editor.ts';

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

/** Adds entries: one by its title, or all of a .bib file that is pasted. */
export function AddPublications({ editor, names }: { editor: Editor; names: EntryNames }) {
  const [text, setText] = useState('');
  return (
    <>
      <New {...names} editor={editor} />
      <p className="help">A DOI or an arXiv number in place of a title downloads the whole entry.</p>
      <details>
        <summary>Add a .bib file</summary>
        <label>
          Paste BibTeX
          <textarea className="code" rows={4} value={text} onChange={({ target }) => setText(target.value)} />
        </label>
        <p className="help">Entries that are there already, by DOI, arXiv number, or title and year, are skipped.</p>
        <button
          type="button"
          disabled={!text.trim()}
          onClick={() => void editor.change('addPublications', { text }).then((areAdded) => areAdded && setText(''))}
        >
          Add entries
        </button>
      </details>
    </>
  );
}

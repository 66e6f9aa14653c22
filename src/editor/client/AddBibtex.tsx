import { useId, useState } from 'react';
import type { Editor } from './editor.ts';
import form from './form.module.css';

const publicationsFile = 'content/publications.bib';

/** Adds the entries of a whole .bib file: pasted, chosen or dropped. */
export function AddBibtex({ editor }: { editor: Editor }) {
  const id = useId();
  const [text, setText] = useState('');
  const add = async (bibtex: string) => {
    const needs = (file: string) => file === publicationsFile;
    if (await editor.change('addPublications', { text: bibtex }, { needs })) setText('');
  };
  const take = async (file: File | undefined) => file && add(await file.text());
  return (
    <details
      className={form.drop}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        void take(event.dataTransfer.files[0]);
      }}
    >
      <summary className={form.summary}>Add a .bib file</summary>
      <label htmlFor={id}>Choose a .bib file, or drop it here</label>
      <input
        id={id}
        type="file"
        accept=".bib"
        onChange={({ target }) => {
          void take(target.files?.[0]);
          target.value = '';
        }}
      />
      <label>
        Or paste BibTeX
        <textarea className={form.input} rows={4} value={text} onChange={({ target }) => setText(target.value)} />
      </label>
      <button type="button" className={form.small} disabled={!text.trim()} onClick={() => void add(text)}>
        Add entries
      </button>
      <p className={form.help}>Entries that are there already, by DOI or key, are skipped.</p>
    </details>
  );
}

import { useState } from 'react';
import form from './form.module.css';
import layout from './layout.module.css';
import { savingForm } from './saveByKey.ts';

interface Props {
  /** Name of the text. */
  label: string;
  text: string;
  /** Unsaved text from before. */
  unsaved: string | undefined;
  /** The result of the last save, with buttons. */
  status: React.ReactNode;
  /** @returns whether it was saved */
  save: (text: string) => Promise<boolean>;
  keepTyped: (text: string) => void;
  children?: React.ReactNode;
}

/** A file, or a part of it, as text. */
export function TextEntry({ label, text, unsaved, status, save, keepTyped, children }: Props) {
  const [held, setHeld] = useState(unsaved ?? text);
  /** The file's text before edits. */
  const [known, setKnown] = useState(text);
  // Moving an entry in the list changes its file: show the new text, unless the owner edited it.
  if (text !== known && held === known) {
    setHeld(text);
    setKnown(text);
  }
  return (
    <form
      {...savingForm}
      aria-label={`Text of ${label}`}
      onSubmit={(event) => {
        event.preventDefault();
        void save(held).then((isSaved) => isSaved && setKnown(held));
      }}
    >
      <label>
        {label}
        <textarea
          className={`${form.input} ${form.body}`}
          value={held}
          onChange={({ target }) => {
            setHeld(target.value);
            keepTyped(target.value);
          }}
        />
      </label>
      <div className={layout.bar}>
        <button type="submit" className={form.main}>
          Save<span className="visually-hidden"> {label}</span>
        </button>
        {children}
        {status}
      </div>
    </form>
  );
}

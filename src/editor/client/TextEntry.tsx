import { useState } from 'react';
import css from './form.module.css';
import layout from './layout.module.css';
import { savingForm } from './saveByKey.ts';

interface Props {
  /** What the text is called. */
  label: string;
  text: string;
  /** What was typed before, and not saved. */
  kept: string | undefined;
  /** What the last save said, and what can be done about it. */
  status: React.ReactNode;
  /** @returns whether it was saved */
  save: (text: string) => Promise<boolean>;
  typed: (text: string) => void;
  children?: React.ReactNode;
}

/** A file, or a part of it, as its text: what no form can hold. */
export function TextEntry({ label, text, kept, status, save, typed, children }: Props) {
  const [held, setHeld] = useState(kept ?? text);
  /** The file's text, as it was edited. */
  const [known, setKnown] = useState(text);
  // Moved in the list, an entry has another text. Unedited, it is shown.
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
          className={`${css.input} ${css.body}`}
          value={held}
          onChange={({ target }) => {
            setHeld(target.value);
            typed(target.value);
          }}
        />
      </label>
      <div className={layout.bar}>
        <button type="submit" className={css.main}>
          Save<span className="visually-hidden"> {label}</span>
        </button>
        {children}
        {status}
      </div>
    </form>
  );
}

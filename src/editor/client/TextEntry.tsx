import { useState } from 'react';
import css from './form.module.css';
import layout from './layout.module.css';
import { SaveStatus } from './SaveStatus.tsx';

interface Props {
  /** What the text is called. */
  label: string;
  text: string;
  /** What the last save said. */
  status: string;
  /**
   * @param known the text that was edited
   * @returns whether it was saved
   */
  save: (text: string, known: string) => Promise<boolean>;
  touched: () => void;
  children?: React.ReactNode;
}

/** A file, or a part of it, as its text: what no form can hold. */
export function TextEntry({ label, text, status, save, touched, children }: Props) {
  const [typed, setTyped] = useState(text);
  /** The file's text, as it was edited. */
  const [known, setKnown] = useState(text);
  // Moved in the list, a project has another text. Unedited, it is shown.
  if (text !== known && typed === known) {
    setTyped(text);
    setKnown(text);
  }
  return (
    <form
      aria-label={`Text of ${label}`}
      onSubmit={(event) => {
        event.preventDefault();
        void save(typed, known).then((isSaved) => isSaved && setKnown(typed));
      }}
    >
      <label>
        {label}
        <textarea
          className={`${css.input} ${css.body}`}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            touched();
          }}
        />
      </label>
      <div className={layout.bar}>
        <button type="submit" className={css.main}>
          Save<span className="visually-hidden"> {label}</span>
        </button>
        {children}
        <SaveStatus text={status} />
      </div>
    </form>
  );
}

import { useState } from 'react';
import css from './form.module.css';
import layout from './layout.module.css';

interface Props {
  /** What the text is called. */
  label: string;
  text: string;
  save: (text: string) => void;
  touched: () => void;
  children?: React.ReactNode;
}

/** A file, or a part of it, as its text: what no form can hold. */
export function TextEntry({ label, text, save, touched, children }: Props) {
  const [typed, setTyped] = useState(text);
  return (
    <form
      aria-label={`Text of ${label}`}
      onSubmit={(event) => {
        event.preventDefault();
        save(typed);
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
      </div>
    </form>
  );
}

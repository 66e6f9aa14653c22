import css from './layout.module.css';

/** What the last save said, beside its button. Screen readers are told by the page's status. */
export const SaveStatus = ({ text }: { text: string }) =>
  text && (
    <p className={css.status} aria-hidden="true">
      {text}
    </p>
  );

import css from './layout.module.css';

/** The result of the last save, beside its button. Screen readers get it from the page's status. */
export const SaveStatus = ({ text }: { text: string }) =>
  text && (
    <p className={css.status} aria-hidden="true">
      {text}
    </p>
  );

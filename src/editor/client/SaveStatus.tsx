import form from './form.module.css';
import layout from './layout.module.css';
import { endsBySave } from './saveByKey.ts';

interface UndoProps {
  undo: string | undefined;
  take: (change: string) => void;
}

/** Undoes the last change. */
export const UndoButton = ({ undo, take }: UndoProps) =>
  undo && (
    <button type="button" className={form.small} {...endsBySave} onClick={() => take(undo)}>
      Undo
    </button>
  );

interface Props extends UndoProps {
  text: string;
  /** Undefined without unsaved changes. */
  discard: (() => void) | undefined;
}

/** The result of the last save, beside its button. Screen readers read it in the page's status. */
export const SaveStatus = ({ text, undo, take, discard }: Props) => (
  <>
    {discard && (
      <button type="button" className={form.small} onClick={discard}>
        Discard changes
      </button>
    )}
    {text && (
      <p className={layout.status} aria-hidden="true">
        {text}
      </p>
    )}
    {text && <UndoButton undo={undo} take={take} />}
  </>
);

import form from './form.module.css';
import layout from './layout.module.css';
import { endsBySave } from './saveByKey.ts';

interface UndoProps {
  /** ID of the change. */
  change: string | undefined;
  undo: (change: string) => void;
}

/** Undoes the last change. */
export const UndoButton = ({ change, undo }: UndoProps) =>
  change && (
    <button type="button" className={form.small} {...endsBySave} onClick={() => undo(change)}>
      Undo
    </button>
  );

interface Props extends UndoProps {
  text: string;
  /** Undefined without unsaved changes. */
  discard: (() => void) | undefined;
}

/** The result of the last save, beside its button. Screen readers read it in the page's status. */
export const SaveStatus = ({ text, change, undo, discard }: Props) => (
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
    {text && <UndoButton change={change} undo={undo} />}
  </>
);

import type { Editor } from './editor.ts';
import form from './form.module.css';
import layout from './layout.module.css';
import type { OpenedFile } from './store.ts';

const timeOf = (at: number) => new Date(at).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' });

/** Unsaved changes from before: those restored in the form, and those of other windows. */
export function UnsavedNotices({ editor, opened }: { editor: Editor; opened: OpenedFile }) {
  const { version, publications, unsaved, restored, elsewhere } = opened;
  return (
    <>
      {unsaved && (restored !== undefined || publications) && (
        <section className={layout.notice} aria-label="Unsaved changes">
          <p>
            {restored === undefined
              ? 'This file has unsaved changes.'
              : `Your unsaved changes of ${timeOf(restored)} were restored.`}
            {unsaved.version !== version && ' The file has changed since: saving shows both versions.'}
          </p>
          <button type="button" className={form.small} onClick={() => void editor.discard()}>
            Discard changes
          </button>
        </section>
      )}
      {elsewhere.map((other) => (
        <section key={other.window} className={layout.notice} aria-label="Unsaved changes of another window">
          <p>
            Another window has unsaved changes of {timeOf(other.at)}.
            {unsaved && ' Bringing them here replaces your changes in this form.'}
          </p>
          <div className={form.itemButtons}>
            <button type="button" className={form.small} onClick={() => void editor.takeOrRemove(other, true)}>
              Bring them here
            </button>
            <button type="button" className={form.small} onClick={() => void editor.takeOrRemove(other, false)}>
              Discard them
            </button>
          </div>
        </section>
      ))}
      {unsaved?.isStored === false && (
        <p className={form.warning}>This browser can't keep unsaved changes. Save before you close this page.</p>
      )}
    </>
  );
}

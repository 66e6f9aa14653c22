import type { Conflict } from '../api.ts';
import form from './form.module.css';
import css from './layout.module.css';

interface Props {
  conflict: Conflict;
  /** Opens the file as it is. */
  takeTheirs: () => void;
  /** Saves over the file. */
  keepMine: () => void;
}

/** One text, with the lines marked that the other has not. */
function Version({ label, text, other }: { label: string; text: string; other: string }) {
  const known = new Set(other.split(/\r?\n/));
  return (
    <div>
      <h3>{label}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long text is scrolled by keyboard as well */}
      <pre tabIndex={0}>
        {text.split(/\r?\n/).map((line, index) => (
          <span key={index} className={known.has(line) ? undefined : css.changed}>
            {line}
            {'\n'}
          </span>
        ))}
      </pre>
    </div>
  );
}

/** The file changed while its form was open: both are shown, and the owner decides. */
export function ConflictView({ conflict: { onDisk, yours }, takeTheirs, keepMine }: Props) {
  return (
    <section className={css.notice} id="problem-list" tabIndex={-1} aria-labelledby="conflict">
      <h3 id="conflict">The file was changed elsewhere while this form was open. Nothing was saved.</h3>
      <div className={css.versions}>
        <Version label="In the file now" text={onDisk} other={yours} />
        <Version label="What you would save" text={yours} other={onDisk} />
      </div>
      <div className={form.itemButtons}>
        <button type="button" className={form.small} onClick={takeTheirs}>
          Open the file as it is now
        </button>
        <button type="button" className={form.small} onClick={keepMine}>
          Overwrite with my version
        </button>
      </div>
    </section>
  );
}

import { useEffect, useRef } from 'react';
import type { Difference, JsonSchema } from '../api.ts';
import form from './form.module.css';
import { pathLabel } from './formSchema.ts';
import layout from './layout.module.css';

interface Props {
  differences: readonly Difference[];
  /** Of the file's form, if it has one. */
  schema: JsonSchema | undefined;
  /** Opens the file as it is. */
  takeTheirs: () => void;
  /** Saves over the file. */
  keepMine: () => void;
  /** Keeps the form, without a decision. */
  close: () => void;
}

/** One text, with marks on lines that the other lacks. */
function Version({ label, text, other }: { label: string; text: string; other: string }) {
  const known = new Set(other.split(/\r?\n/));
  return (
    <div>
      <h4>{label}</h4>
      {text ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long text is scrolled by keyboard as well
        <pre tabIndex={0}>
          {text.split(/\r?\n/).map((line, index) => (
            <span key={index} className={known.has(line) ? undefined : layout.changed}>
              {line}
              {'\n'}
            </span>
          ))}
        </pre>
      ) : (
        <p className={form.help}>Not set</p>
      )}
    </div>
  );
}

const Field = ({ label, onDisk, yours }: Difference & { label: string }) => (
  <section className={form.item}>
    <h3>{label}</h3>
    <div className={layout.versions}>
      <Version label="In the file now" text={onDisk} other={yours} />
      <Version label="In this form" text={yours} other={onDisk} />
    </div>
  </section>
);

/** Shows the fields of a form that differ from its changed file, so that the owner can choose. */
export function ConflictView({ differences, schema, takeTheirs, keepMine, close }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    heading.current?.focus();
  }, []);
  const fields = differences.map(({ path }) => pathLabel(path, schema)).join(', ');
  return (
    <dialog
      ref={dialog}
      className={layout.conflict}
      aria-labelledby="conflict"
      aria-describedby="differing"
      onClose={close}
    >
      <h2 id="conflict" ref={heading} tabIndex={-1}>
        The file was changed elsewhere while this form was open
      </h2>
      <p id="differing">
        Nothing was saved. {differences.length === 1 ? 'One field differs' : `${differences.length} fields differ`} from
        the file: {fields}.
      </p>
      {differences.map((difference) => (
        <Field key={difference.path.join(' ')} {...difference} label={pathLabel(difference.path, schema)} />
      ))}
      <div className={layout.choices}>
        <button type="button" className={form.small} onClick={() => dialog.current?.close()}>
          Keep editing
        </button>
        <button type="button" className={form.small} onClick={takeTheirs}>
          Open the file as it is now
        </button>
        <button type="button" className={form.small} onClick={keepMine}>
          Overwrite with my version
        </button>
      </div>
    </dialog>
  );
}

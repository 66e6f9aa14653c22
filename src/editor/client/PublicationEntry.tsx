import { useId, useMemo, useState } from 'react';
import type { EditablePublication, JsonSchema, PublicationValues } from '../api.ts';
import type { FormContext } from './context.ts';
import { idPrefixOf } from './fieldProblems.ts';
import form from './form.module.css';
import { controls, formSchema } from './formSchema.ts';
import layout from './layout.module.css';
import { often, publicationSchema } from './publicationSchema.ts';
import { SchemaForm } from './SchemaForm.tsx';
import { TextEntry } from './TextEntry.tsx';
import type { PublicationPart } from './unsaved.ts';

interface Props {
  publication: EditablePublication;
  /** With all fields. */
  schema: JsonSchema;
  context: FormContext;
  /** Whether it is open at first, and its form is drawn even if it is closed: links to its problems open it. */
  isShown: boolean;
  /** Unsaved changes. */
  unsaved: PublicationPart | undefined;
  /** Called with the form's values, or without when the form is closed. */
  keepTyped: (part?: PublicationPart) => void;
  /** @returns whether it was saved */
  save: (part: PublicationPart) => Promise<boolean>;
  /** Buttons for the entry. */
  tools: React.ReactNode;
}

/** Fields with a text box of several lines. */
const long = ['title', 'author', 'abstract', 'note'];

/** An entry of publications.bib: a form of its fields, or its BibTeX. */
export function PublicationEntry({ publication, isShown, unsaved, tools, ...entry }: Props) {
  const { key, text, title } = publication;
  const id = useId();
  const [isOpen, setIsOpen] = useState(isShown || unsaved !== undefined);
  const [isText, setIsText] = useState(unsaved?.text !== undefined);
  return (
    <details
      aria-labelledby={id}
      data-unsaved={unsaved && ''}
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className={form.summary}>
        <span id={id}>{title || key}</span>
        <span className={layout.mark}> {key}</span>
      </summary>
      {(isOpen || isShown) && (
        <>
          <button
            type="button"
            className={form.small}
            aria-pressed={isText}
            onClick={() => {
              if (unsaved && !confirm('Discard unsaved changes?')) return;
              entry.keepTyped();
              setIsText(!isText);
            }}
          >
            Edit as BibTeX<span className="visually-hidden"> {key}</span>
          </button>
          {isText ? (
            <TextEntry
              label={key}
              text={text}
              unsaved={unsaved?.text}
              status={entry.context.saveStatus}
              keepTyped={(typed) => entry.keepTyped({ text: typed })}
              save={(typed) => entry.save({ text: typed })}
            >
              {tools}
            </TextEntry>
          ) : (
            <Fields {...entry} publication={publication} unsaved={unsaved} labeledBy={id} tools={tools} />
          )}
        </>
      )}
    </details>
  );
}

type FieldsProps = Pick<Props, 'publication' | 'schema' | 'context' | 'unsaved' | 'keepTyped' | 'save' | 'tools'> & {
  labeledBy: string;
};

function Fields({ publication, schema: all, labeledBy, unsaved, keepTyped, save, ...rest }: FieldsProps) {
  const { key, type, fields } = publication;
  const [values, setValues] = useState<PublicationValues>(unsaved?.values ?? { type, key, fields });
  const { schema, others } = useMemo(() => publicationSchema(all, values), [all, values]);
  const ui = useMemo(() => {
    const { fields: group, ...above } = controls(schema);
    return {
      ...above,
      type: { ...above.type, 'ui:options': { often } },
      fields: { ...group, ...Object.fromEntries(long.map((name) => [name, { 'ui:widget': 'textarea' }])) },
    };
  }, [schema]);
  const idPrefix = idPrefixOf(key);
  const add = (name: string) => {
    setValues({ ...values, fields: { [name]: '', ...values.fields } });
    setTimeout(() => document.getElementById(`${idPrefix}_fields_${name}`)?.focus());
  };
  return (
    <SchemaForm
      {...rest}
      schema={useMemo(() => formSchema(schema), [schema])}
      controls={ui}
      values={values}
      labeledBy={labeledBy}
      idPrefix={idPrefix}
      saves={key}
      change={(held) => {
        setValues(held);
        keepTyped({ values: held });
      }}
      save={(held) => save({ values: held })}
    >
      <AddField known={others} add={add} />
    </SchemaForm>
  );
}

/** Adds a field of any name, since entries can have fields that are not cited, such as keywords. */
function AddField({ known, add }: { known: [string, JsonSchema][]; add: (name: string) => void }) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const name = typed.trim().toLowerCase();
  return (
    <div className={layout.tools}>
      <label>
        Another field
        <input className={form.short} list={id} value={typed} onChange={({ target }) => setTyped(target.value)} />
      </label>
      <datalist id={id}>
        {known.map(([each, { title }]) => (
          <option key={each} value={each}>
            {title}
          </option>
        ))}
      </datalist>
      <button
        type="button"
        className={form.small}
        disabled={!/^[a-z][\w-]*$/.test(name)}
        onClick={() => {
          add(name);
          setTyped('');
        }}
      >
        Add field
      </button>
    </div>
  );
}

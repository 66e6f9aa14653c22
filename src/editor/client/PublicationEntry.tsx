import { useId, useMemo, useState } from 'react';
import type { JsonSchema, Publication, PublicationValues } from '../api.ts';
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
  publication: Publication;
  /** With all fields. */
  schema: JsonSchema;
  context: FormContext;
  isShown: boolean;
  /** Unsaved changes. */
  kept: PublicationPart | undefined;
  /** Called with the form's values, or without when the form is closed. */
  typed: (part?: PublicationPart) => void;
  /** @returns whether it was saved */
  save: (part: PublicationPart) => Promise<boolean>;
  /** Buttons for the entry. */
  tools: React.ReactNode;
}

/** Fields with a text box of several lines. */
const long = ['title', 'author', 'abstract', 'note'];

/** An entry of publications.bib: a form of its fields, or its BibTeX. */
export function PublicationEntry({ publication, isShown, kept, tools, ...entry }: Props) {
  const { key, text, title } = publication;
  const id = useId();
  const [isOpen, setIsOpen] = useState(isShown || kept !== undefined);
  const [isText, setIsText] = useState(kept?.text !== undefined);
  return (
    <details
      aria-labelledby={id}
      data-unsaved={kept && ''}
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
              if (kept && !confirm('Discard unsaved changes?')) return;
              entry.typed();
              setIsText(!isText);
            }}
          >
            Edit as BibTeX<span className="visually-hidden"> {key}</span>
          </button>
          {isText ? (
            <TextEntry
              label={key}
              text={text}
              kept={kept?.text}
              status={entry.context.saveStatus}
              typed={(typed) => entry.typed({ text: typed })}
              save={(typed) => entry.save({ text: typed })}
            >
              {tools}
            </TextEntry>
          ) : (
            <Fields {...entry} publication={publication} kept={kept} labeledBy={id} tools={tools} />
          )}
        </>
      )}
    </details>
  );
}

type FieldsProps = Pick<Props, 'publication' | 'schema' | 'context' | 'kept' | 'typed' | 'save' | 'tools'> & {
  labeledBy: string;
};

function Fields({ publication, schema: all, labeledBy, kept, typed, save, ...rest }: FieldsProps) {
  const { key, type, fields } = publication;
  const [values, setValues] = useState<PublicationValues>(kept?.values ?? { type, key, fields });
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
        typed({ values: held });
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

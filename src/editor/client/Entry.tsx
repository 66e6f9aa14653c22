import { useMemo, useRef, useState } from 'react';
import type { EditableFile, JsonSchema, Listing, Values } from '../api.ts';
import { BodyField } from './BodyField.tsx';
import type { FormContext } from './context.ts';
import type { Parts } from './drafts.ts';
import type { Edits } from './editor.ts';
import { controls, formSchema } from './formSchema.ts';
import { SchemaForm } from './SchemaForm.tsx';

interface Props {
  opened: EditableFile & { values: Values };
  /** What was typed before, and not saved. */
  kept: Parts | undefined;
  listing: Listing;
  schema: JsonSchema;
  context: FormContext;
  /** @returns whether it was saved */
  save: (change: Edits) => Promise<boolean>;
  /** Called with what the form holds. */
  typed: (parts: Parts) => void;
}

/** The form of a content file: its fields and its body. */
export function Entry({ opened, kept, listing, schema, context, save, typed }: Props) {
  const [values, setValues] = useState<Values>(kept?.values ?? opened.values);
  const [body, setBody] = useState(kept?.body ?? opened.body);
  const [order, setOrder] = useState(opened.values.order);
  // Moving the entry in the list changes its number: show the new one, unless the owner typed another.
  if (opened.values.order !== order) {
    setOrder(opened.values.order);
    if (values.order === order) setValues({ ...values, order: opened.values.order });
  }
  /** The values in the file as this form last saw them, so that unedited fields never overwrite other changes. */
  const savedBody = useRef(opened.body);
  const form = useMemo(() => formSchema(schema, '', listing.publications), [schema, listing.publications]);
  const ui = useMemo(() => controls(schema), [schema]);
  return (
    <SchemaForm
      schema={form}
      controls={ui}
      values={values}
      context={context}
      labeledBy="entry"
      change={(all) => {
        setValues(all);
        typed({ values: all });
      }}
      save={async (all) => {
        const isTyped = body !== savedBody.current && body !== undefined;
        const isSaved = await save({ values: all, ...(isTyped && { body }) });
        if (isSaved && isTyped) savedBody.current = body;
        return isSaved;
      }}
    >
      {body !== undefined ? (
        <BodyField
          context={context}
          value={body}
          change={(text) => {
            setBody(text);
            typed({ body: text });
          }}
        />
      ) : null}
    </SchemaForm>
  );
}

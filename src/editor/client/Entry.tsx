import { useMemo, useRef, useState } from 'react';
import type { Change, EditableFile, JsonSchema, Listing, Values } from '../api.ts';
import { BodyField } from './BodyField.tsx';
import type { FormContext } from './context.ts';
import { controls, formSchema } from './formSchema.ts';
import { SchemaForm } from './SchemaForm.tsx';

interface Props {
  opened: EditableFile & { values: Values };
  listing: Listing;
  schema: JsonSchema;
  context: FormContext;
  /** @returns whether it was saved */
  save: (change: Omit<Change, 'file' | 'version'>) => Promise<boolean>;
  /** Called when there is something to lose. */
  touched: () => void;
}

/** The form of a content file: its facts, and its text. */
export function Entry({ opened, listing, schema, context, save, touched }: Props) {
  const [values, setValues] = useState<Values>(opened.values);
  const [body, setBody] = useState(opened.body);
  const [order, setOrder] = useState(opened.values.order);
  // Moved in the list, the project has another number: the form takes it, unless one was typed.
  if (opened.values.order !== order) {
    setOrder(opened.values.order);
    if (values.order === order) setValues({ ...values, order: opened.values.order });
  }
  /** As this form knows it to be in the file: what was not typed here is not written over another's. */
  const savedBody = useRef(opened.body);
  const form = useMemo(() => formSchema(schema, '', listing.publications), [schema, listing.publications]);
  const ui = useMemo(() => controls(schema), [schema]);
  return (
    <SchemaForm
      schema={form}
      controls={ui}
      values={values}
      context={context}
      labelledBy="entry"
      change={setValues}
      touched={touched}
      save={async (typed) => {
        const isTyped = body !== savedBody.current && body !== undefined;
        const isSaved = await save({ values: typed, ...(isTyped && { body }) });
        if (isSaved && isTyped) savedBody.current = body;
      }}
    >
      {body !== undefined && opened.kind !== 'experience' ? (
        <BodyField
          context={context}
          value={body}
          change={(typed) => {
            setBody(typed);
            touched();
          }}
        />
      ) : null}
    </SchemaForm>
  );
}

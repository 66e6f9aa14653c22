import { useMemo, useRef, useState } from 'react';
import type { EditableFile, JsonSchema, Listing, Values } from '../api.ts';
import { BodyField } from './BodyField.tsx';
import type { FormContext } from './context.ts';
import { controls, formSchema } from './formSchema.ts';
import { SchemaForm } from './SchemaForm.tsx';
import type { Edits } from './saving.ts';
import type { UnsavedParts } from './unsaved.ts';

interface Props {
  opened: EditableFile & { values: Values };
  /** Unsaved changes from before. */
  unsaved: UnsavedParts | undefined;
  listing: Listing;
  schema: JsonSchema;
  context: FormContext;
  /** @returns whether it was saved */
  save: (change: Edits) => Promise<boolean>;
  /** Called with the form's values. */
  keepTyped: (parts: UnsavedParts) => void;
}

/** The form of a content file: its fields and its body. */
export function Entry({ opened, unsaved, listing, schema, context, save, keepTyped }: Props) {
  const [values, setValues] = useState<Values>(unsaved?.values ?? opened.values);
  const [body, setBody] = useState(unsaved?.body ?? opened.body);
  const fileTexts = Object.fromEntries(opened.translations?.map(({ language, text }) => [language, text]) ?? []);
  const [texts, setTexts] = useState<Record<string, string>>({ ...fileTexts, ...unsaved?.texts });
  const [order, setOrder] = useState(opened.values.order);
  // Moving the entry in the list changes its number: show the new one, unless the owner typed another.
  if (opened.values.order !== order) {
    setOrder(opened.values.order);
    if (values.order === order) setValues({ ...values, order: opened.values.order });
  }
  /** The texts in the file when it was opened or saved here, so that unedited ones never overwrite other changes. */
  const saved = useRef({ body: opened.body, texts: fileTexts });
  const form = useMemo(() => formSchema(schema, '', listing.publicationKeys), [schema, listing.publicationKeys]);
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
        keepTyped({ values: all });
      }}
      save={async (all) => {
        const before = saved.current;
        const isTyped = body !== before.body && body !== undefined;
        const typedTexts = Object.entries(texts).filter(([language, text]) => text !== before.texts[language]);
        const edits = { ...(isTyped && { body }), ...(typedTexts.length && { texts: Object.fromEntries(typedTexts) }) };
        const isSaved = await save({ values: all, ...edits });
        if (isSaved) saved.current = { body, texts };
        return isSaved;
      }}
    >
      {body !== undefined ? (
        <BodyField
          context={context}
          texts={[
            { language: opened.language, text: body },
            ...(opened.translations ?? []).map(({ language }) => ({ language, text: texts[language] ?? '' })),
          ]}
          change={(text, language) => {
            if (language === undefined || language === opened.language) {
              setBody(text);
              keepTyped({ body: text });
            } else {
              setTexts((all) => ({ ...all, [language]: text }));
              keepTyped({ texts: { [language]: text } });
            }
          }}
        />
      ) : null}
    </SchemaForm>
  );
}

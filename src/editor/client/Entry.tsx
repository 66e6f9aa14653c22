import { useMemo, useRef, useState } from 'react';
import type { EditableFile, JsonSchema, Listing, Values } from '../api.ts';
import { BodyField } from './BodyField.tsx';
import type { FormContext } from './context.ts';
import { fitLanguages } from './fitLanguages.ts';
import { controls, formSchema } from './formSchema.ts';
import { withMovedOrder } from './moves.ts';
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
  const [held, setValues] = useState<Values>(unsaved?.values ?? opened.values);
  // A save of site.yaml can change the languages of an open form.
  const values = useMemo(() => fitLanguages(schema, held), [schema, held]);
  const [body, setBody] = useState(unsaved?.body ?? opened.body);
  /** The translations that were typed. */
  const [texts, setTexts] = useState(unsaved?.texts ?? {});
  const [order, setOrder] = useState(opened.values.order);
  // Moving the entry in the list changes its number.
  if (opened.values.order !== order) {
    setOrder(opened.values.order);
    setValues(withMovedOrder({ values: held }, { before: { order }, after: opened.values }).values);
  }
  const [language, setLanguage] = useState(opened.language);
  // A save of site.yaml can also change the first language, which is that of a text without one.
  if (opened.language !== language && !unsaved?.values) {
    setLanguage(opened.language);
    setValues(opened.values);
  }
  /** The body and translations that were opened or saved here, so that unedited ones never overwrite other changes. */
  const saved = useRef({ body: opened.body, texts: {} as typeof texts });
  const translations = new Map(opened.translations?.map(({ language, text }) => [language, text]));
  // A text in a language that the site no longer has stays until it is emptied.
  for (const [language, text] of Object.entries(texts))
    if (text || translations.has(language)) translations.set(language, text);
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
        const typedTexts = [...translations].filter(([language]) => texts[language] !== before.texts[language]);
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
            ...[...translations].map(([language, text]) => ({ language, text })),
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

// The package's own door opens to a registry for tests as well, which asks for a validator.
import Form from '@rjsf/core/lib/components/Form.js';
import { type ComponentProps, useMemo, useRef, useState } from 'react';
import type { Change, JsonSchema, Listing, Opened, Values } from '../api.ts';
import { BodyField } from './BodyField.tsx';
import type { FormContext } from './context.ts';
import css from './form.module.css';
import { controls, formSchema } from './formSchema.ts';
import layout from './layout.module.css';
import type { Told } from './problems.ts';
import { templates } from './templates.tsx';
import { validator } from './validator.ts';
import { widgets } from './widgets.tsx';

interface Props {
  opened: Opened & { values: Values };
  listing: Listing;
  schema: JsonSchema;
  told: readonly Told[];
  say: FormContext['say'];
  /** @returns whether it was saved */
  save: (change: Omit<Change, 'file' | 'version'>) => Promise<boolean>;
  /** Is told that there is something to lose. */
  touched: () => void;
}

/** Named, since it is not the only form on the page. */
const NamedForm = (props: ComponentProps<'form'>) => <form {...props} aria-labelledby="entry" />;

/** The form of a content file: its facts, and its text. */
export function Entry({ opened, listing, schema, told, say, save, touched }: Props) {
  const [values, setValues] = useState<Values>(opened.values);
  const [body, setBody] = useState(opened.body);
  /** As this form knows it to be in the file: what was not typed here is not written over another's. */
  const savedBody = useRef(opened.body);
  const form = useMemo(() => formSchema(schema, '', listing.publications), [schema, listing.publications]);
  const ui = useMemo(() => ({ ...controls(schema), 'ui:submitButtonOptions': { norender: true } }), [schema]);
  const context: FormContext = { file: opened.file, told, say };
  return (
    <Form
      schema={form}
      uiSchema={ui}
      formData={values}
      formContext={context}
      validator={validator}
      templates={templates}
      widgets={widgets}
      noValidate
      noHtml5Validate
      tagName={NamedForm}
      experimental_defaultFormStateBehavior={{
        arrayMinItems: { populate: 'never' },
        emptyObjectFields: 'skipDefaults',
      }}
      onChange={({ formData }, id) => {
        setValues(formData as Values);
        if (id) touched();
      }}
      onSubmit={async ({ formData }) => {
        const isTyped = body !== savedBody.current && body !== undefined;
        const isSaved = await save({ values: formData as Values, ...(isTyped && { body }) });
        if (isSaved && isTyped) savedBody.current = body;
      }}
    >
      {body !== undefined && opened.kind !== 'experience' ? (
        <BodyField
          file={opened.file}
          value={body}
          say={say}
          change={(typed) => {
            setBody(typed);
            touched();
          }}
        />
      ) : null}
      <div className={layout.bar}>
        <button type="submit" className={css.main}>
          Save
        </button>
      </div>
    </Form>
  );
}

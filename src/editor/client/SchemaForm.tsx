// The package's main export also loads a test registry, which requires a validator.
import Form from '@rjsf/core/lib/components/Form.js';
import type { RJSFSchema, UiSchema, ValidatorType } from '@rjsf/utils';
import { type ComponentProps, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { FormContext } from './context.ts';
import form from './form.module.css';
import layout from './layout.module.css';
import { afterChange, itemAt, type RemovedItem, withItem } from './removedItems.ts';
import { savingForm } from './saveByKey.ts';
import { templates } from './templates.tsx';
import { widgets } from './widgets.tsx';

/** The server checks values with the content check, so the form library doesn't validate. */
const validator: ValidatorType = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  isValid: () => true,
  rawValidation: () => ({ errors: [] }),
};

interface Props<Held> {
  schema: RJSFSchema;
  controls: UiSchema;
  values: Held;
  context: FormContext;
  /** The ID of the element with its name, since the page has several forms. */
  labeledBy: string;
  /** The beginning of its controls' IDs. */
  idPrefix?: string;
  /** What its button saves, for screen readers: a publication's key. */
  saves?: string;
  change: (values: Held) => void;
  /** @returns whether it was saved */
  save: (values: Held) => Promise<boolean>;
  /** Below its fields. */
  children?: React.ReactNode;
  /** Beside its button. */
  tools?: React.ReactNode;
}

/** A form generated from a schema, with its button. */
export function SchemaForm<Held extends object>(props: Props<Held>) {
  const { schema, controls, values, context, labeledBy, idPrefix = 'root', saves, children, tools } = props;
  const ui = useMemo(() => ({ ...controls, 'ui:submitButtonOptions': { norender: true } }), [controls]);
  const NamedForm = useMemo(
    () => (attributes: ComponentProps<'form'>) => <form {...attributes} {...savingForm} aria-labelledby={labeledBy} />,
    [labeledBy],
  );
  const [removed, setRemoved] = useState<readonly RemovedItem[]>([]);
  // The library treats all functions as equal and keeps old ones, so they read the current values here.
  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
  });
  const lists: Pick<FormContext, 'removed' | 'remove' | 'restore' | 'moved'> = {
    removed,
    remove(list, index) {
      const item = itemAt(latest.current.values, list, index);
      const placeOf = (at: number) => (at === index ? undefined : at - Number(at > index));
      setRemoved((all) => [...afterChange(all, list, placeOf), item]);
    },
    restore(item) {
      const placeOf = (at: number) => at + Number(at >= item.index);
      setRemoved((all) =>
        afterChange(
          all.filter((each) => each !== item),
          item.list,
          placeOf,
        ),
      );
      latest.current.change(withItem(latest.current.values, item));
    },
    moved(list, placeOf) {
      setRemoved((all) => afterChange(all, list, placeOf));
    },
  };
  return (
    <Form
      schema={schema}
      uiSchema={ui}
      formData={values}
      formContext={{ ...context, ...lists }}
      idPrefix={idPrefix}
      validator={validator}
      templates={templates}
      widgets={widgets}
      noValidate
      noHtml5Validate
      // The library treats all functions as equal, so its children would keep their first handlers.
      experimental_componentUpdateStrategy="shallow"
      tagName={NamedForm}
      experimental_defaultFormStateBehavior={{
        arrayMinItems: { populate: 'never' },
        emptyObjectFields: 'skipDefaults',
      }}
      onChange={({ formData }) => props.change(formData as Held)}
      onSubmit={({ formData }) => {
        void props.save(formData as Held).then((isSaved) => isSaved && setRemoved([]));
      }}
    >
      {children}
      <div className={layout.bar}>
        <button type="submit" className={form.main}>
          Save{saves && <span className="visually-hidden"> {saves}</span>}
        </button>
        {tools}
        {context.saveStatus}
      </div>
    </Form>
  );
}

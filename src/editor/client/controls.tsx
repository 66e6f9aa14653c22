/** Controls for values. Each has the label of its field, and is described by its help and its problems. */
import { use } from 'react';
import type { JsonSchema } from '../api.ts';
import { type ControlProps, Form, useAttributes } from './context.ts';
import { ImageField } from './ImageField.tsx';

/** Minimum length of a text, in characters, to get several lines. */
const long = 150;

/** Returns the control of a field, or of an item of a list with a name. @throws Error if there is none for its type */
export function controlOf({ type, enum: words, default: omitted, maxLength = 0, ...schema }: JsonSchema, list = '') {
  const [first] = [type].flat();
  // Without the default false, an omitted value has its own meaning, so there are three choices.
  if (first === 'boolean') return omitted === false ? Check : Choice;
  if (words) return Choice;
  if (schema.sharpWidth !== undefined) return ImageField;
  if (first === 'number' || first === 'integer') return NumberField;
  if (first !== 'string') throw new Error(`The editor has no control for ${JSON.stringify({ type, ...schema })}`);
  return maxLength >= long || list === 'description' ? LongText : Text;
}

/** Returns a text without line breaks, which a browser would remove with the space between words. */
const oneLine = (text: unknown) => String(text ?? '').replace(/[\r\n]+(?=.)/g, ' ');

function Text({ id, value, schema, isRequired, change }: ControlProps) {
  const { publicationKeys } = use(Form);
  const known = schema.isPublicationKey ? publicationKeys : schema.suggested;
  return (
    <>
      <input
        {...useAttributes(id, schema, isRequired)}
        list={known && `${id}-known`}
        value={oneLine(value)}
        onChange={({ target }) => change(target.value || undefined)}
      />
      {known && (
        <datalist id={`${id}-known`}>
          {known.map((each) => (
            <option key={each} value={each} />
          ))}
        </datalist>
      )}
    </>
  );
}

function LongText({ id, value, schema, isRequired, change }: ControlProps) {
  return (
    <textarea
      {...useAttributes(id, schema, isRequired)}
      rows={3}
      value={String(value ?? '')}
      onChange={({ target }) => change(target.value.replace(/[\r\n]+/g, ' ') || undefined)}
    />
  );
}

function NumberField({ id, value, schema, isRequired, change }: ControlProps) {
  return (
    <input
      {...useAttributes(id, schema, isRequired)}
      type="number"
      step="any"
      value={String(value ?? '')}
      onChange={({ target }) => change(Number.isNaN(target.valueAsNumber) ? undefined : target.valueAsNumber)}
    />
  );
}

function Choice({ id, value, schema, isRequired, change }: ControlProps) {
  const isTruth = schema.type === 'boolean';
  const names = isTruth
    ? { true: 'Yes', false: 'No' }
    : Object.fromEntries(schema.enum?.map((word) => [word, word]) ?? []);
  return (
    <select
      {...useAttributes(id, schema, isRequired)}
      value={String(value ?? '')}
      onChange={({ target }) => change(isTruth && target.value ? target.value === 'true' : target.value || undefined)}
    >
      {(!isRequired || value === undefined) && <option value="">Not set</option>}
      {Object.entries(names).map(([word, name]) => (
        <option key={word} value={word}>
          {name}
        </option>
      ))}
    </select>
  );
}

export function Check({ id, value, change }: ControlProps) {
  return (
    <input
      {...useAttributes(id)}
      type="checkbox"
      checked={value === true}
      // An omitted field means the same as false.
      onChange={({ target }) => change(target.checked || undefined)}
    />
  );
}

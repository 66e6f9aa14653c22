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
  if (schema.swatches) return Accent;
  if (schema.sharpWidth !== undefined) return ImageField;
  if (first === 'number' || first === 'integer') return NumberField;
  if (first !== 'string') throw new Error(`The editor has no control for ${JSON.stringify({ type, ...schema })}`);
  return maxLength >= long || list === 'description' ? LongText : Text;
}

function Count({ value, schema: { maxLength } }: Pick<ControlProps, 'value' | 'schema'>) {
  const length = String(value ?? '').length;
  if (!maxLength || length < maxLength * 0.7) return null;
  return (
    <p className={length > maxLength ? 'error' : 'help'} aria-hidden="true">
      {length} of {maxLength} characters
    </p>
  );
}

/** Returns a text without line breaks, which a browser would remove with the space between words. */
const oneLine = (text: unknown) => String(text ?? '').replace(/[\r\n]+(?=.)/g, ' ');

function Text({ id, value, schema, isRequired, change }: ControlProps) {
  const { publicationKeys } = use(Form);
  return (
    <>
      <input
        {...useAttributes(id, schema, isRequired)}
        list={schema.isPublicationKey ? `${id}-known` : undefined}
        value={oneLine(value)}
        onChange={({ target }) => change(target.value || undefined)}
      />
      {schema.isPublicationKey && (
        <datalist id={`${id}-known`}>
          {publicationKeys.map((key) => (
            <option key={key} value={key} />
          ))}
        </datalist>
      )}
      <Count value={value} schema={schema} />
    </>
  );
}

function LongText({ id, value, schema, isRequired, change }: ControlProps) {
  return (
    <>
      <textarea
        {...useAttributes(id, schema, isRequired)}
        rows={3}
        value={String(value ?? '')}
        onChange={({ target }) => change(target.value.replace(/[\r\n]+/g, ' ') || undefined)}
      />
      <Count value={value} schema={schema} />
    </>
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

function Accent(props: ControlProps) {
  const { id, value, schema, change } = props;
  const swatches = { default: 'var(--blue)', ...schema.swatches, ink: 'var(--ink)' };
  const typed = String(value ?? 'default')
    .trim()
    .toLowerCase();
  const isHue = /^[\d.]+$/.test(typed);
  return (
    <>
      <Text {...props} />
      {!Object.hasOwn(swatches, typed) && (
        <span
          className="personal swatch"
          style={{ background: isHue ? `oklch(from var(--tone-2) l c ${typed})` : typed }}
        />
      )}
      <fieldset className="swatches" aria-label="Named colors">
        {Object.entries(swatches).map(([name, background]) => (
          <label key={name}>
            <input
              type="radio"
              name={`${id}-named`}
              checked={name === typed}
              onChange={() => change(name === 'default' ? undefined : name)}
            />
            <span className="swatch" style={{ background }} />
            {name}
          </label>
        ))}
      </fieldset>
    </>
  );
}

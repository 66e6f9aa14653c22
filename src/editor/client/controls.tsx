/** Controls for values. Each has the label of its field, and is described by its help and its problems. */
import { use } from 'react';
import type { JsonSchema } from '../api.ts';
import { type ControlProps, Form, useAttributes } from './context.ts';
import form from './form.module.css';
import { ImageField } from './ImageField.tsx';

/** Minimum length of a text, in characters, to get several lines. */
const long = 150;

/**
 * Returns the control of a field.
 * @param list the name of the list that it is an item of
 * @throws Error if there is none for its type
 */
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

/** The number of characters, and the maximum. Hidden for short texts. */
function Count({ value, schema: { maxLength } }: Pick<ControlProps, 'value' | 'schema'>) {
  const length = String(value ?? '').length;
  if (!maxLength || length < maxLength * 0.7) return null;
  return (
    <p className={length > maxLength ? form.error : form.help} aria-hidden="true">
      {length} of {maxLength} characters
    </p>
  );
}

/** Returns a text without line breaks, which a browser would remove with the space between words. */
const oneLine = (text: unknown) => String(text ?? '').replace(/[\r\n]+(?=.)/g, ' ');

function Text(props: ControlProps) {
  const { id, value, schema, change } = props;
  const { publicationKeys } = use(Form);
  return (
    <>
      <input
        {...useAttributes(props)}
        list={schema.isPublicationKey ? `${id}-known` : undefined}
        className={form.input}
        value={oneLine(value)}
        onChange={({ target }) => change(target.value || undefined)}
      />
      {schema.isPublicationKey && (
        <datalist id={`${id}-known`}>
          {publicationKeys.map((known) => (
            <option key={known} value={known} />
          ))}
        </datalist>
      )}
      <Count {...props} />
    </>
  );
}

/** A text box for a sentence or two, without line breaks. */
function LongText(props: ControlProps) {
  const { value, change } = props;
  return (
    <>
      <textarea
        {...useAttributes(props)}
        className={form.input}
        rows={3}
        value={String(value ?? '')}
        onChange={({ target }) => change(target.value.replace(/[\r\n]+/g, ' ') || undefined)}
      />
      <Count {...props} />
    </>
  );
}

function NumberField(props: ControlProps) {
  const { value, change } = props;
  return (
    <input
      {...useAttributes(props)}
      className={form.short}
      type="number"
      step="any"
      value={String(value ?? '')}
      onChange={({ target }) => change(Number.isNaN(target.valueAsNumber) ? undefined : target.valueAsNumber)}
    />
  );
}

function Choice(props: ControlProps) {
  const { value, schema, isRequired, change } = props;
  const isTruth = schema.type === 'boolean';
  const chosen = (word: string) => change(word === '' ? undefined : isTruth ? word === 'true' : word);
  return (
    <select
      {...useAttributes(props)}
      className={form.short}
      value={value === undefined ? '' : String(value)}
      onChange={({ target }) => chosen(target.value)}
    >
      {(!isRequired || value === undefined) && <option value="">Not set</option>}
      {isTruth && (
        <>
          <option value="true">Yes</option>
          <option value="false">No</option>
        </>
      )}
      {schema.enum?.map((word) => (
        <option key={word}>{word}</option>
      ))}
    </select>
  );
}

export function Check(props: ControlProps) {
  const { required: _, ...shared } = useAttributes(props);
  return (
    <input
      {...shared}
      type="checkbox"
      checked={props.value === true}
      // An omitted field means the same as false.
      onChange={({ target }) => props.change(target.checked || undefined)}
    />
  );
}

const Swatch = ({ color }: { color: string }) => <span className={form.swatch} style={{ background: color }} />;

/** A color: typed, or one of the named ones. */
function Accent(props: ControlProps) {
  const { id, value, schema, change } = props;
  const swatches = { default: 'var(--blue)', ...schema.swatches, ink: 'var(--ink)' };
  const typed = String(value ?? '')
    .trim()
    .toLowerCase();
  const isNamed = typed === '' || Object.hasOwn(swatches, typed);
  const isHue = /^[\d.]+$/.test(typed);
  return (
    <>
      <Text {...props} />
      {!isNamed && (
        <span className="personal">
          <Swatch color={isHue ? `oklch(from var(--tone-2) l c ${typed})` : typed} />
        </span>
      )}
      <fieldset className={form.swatches} aria-label="Named colors">
        {Object.entries(swatches).map(([name, color]) => (
          <label key={name}>
            <input
              type="radio"
              name={`${id}-named`}
              checked={name === (typed || 'default')}
              onChange={() => change(name === 'default' ? undefined : name)}
            />{' '}
            <Swatch color={color} /> {name}
          </label>
        ))}
      </fieldset>
    </>
  );
}

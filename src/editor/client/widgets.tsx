/** Controls for values. Each has the label of its field, and is described by its help and its problems. */
import type { WidgetProps } from '@rjsf/utils';
import { directionOf } from '../../base/languageTag.ts';
import { isError } from '../../base/problems.ts';
import { descriptionsOf, problemsAt } from './context.ts';
import form from './form.module.css';
import { ImageField } from './ImageField.tsx';

/** Returns the attributes of all controls. */
const attributes = ({ id, required, registry, schema }: WidgetProps) => ({
  id,
  required,
  lang: schema.lang as string | undefined,
  dir: typeof schema.lang === 'string' ? directionOf(schema.lang) : 'auto',
  'aria-describedby': descriptionsOf(id),
  'aria-invalid': problemsAt(registry, id).some(isError) || undefined,
  ...(schema.examples && { list: `${id}-known` }),
});

/** The number of characters, and the maximum. Hidden for short texts. */
function Count({ value, schema: { maxLength } }: Pick<WidgetProps, 'value' | 'schema'>) {
  const length = String(value ?? '').length;
  if (!maxLength || length < maxLength * 0.7) return null;
  return (
    <p className={length > maxLength ? form.error : form.help} aria-hidden="true">
      {length} of {maxLength} characters
    </p>
  );
}

function Text(props: WidgetProps) {
  const { id, value, schema, onChange } = props;
  return (
    <>
      <input
        {...attributes(props)}
        className={form.input}
        // The browser would remove line breaks, and join the words around them.
        value={String(value ?? '').replace(/[\r\n]+(?=.)/g, ' ')}
        onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
      />
      {schema.examples && (
        <datalist id={`${id}-known`}>
          {(schema.examples as string[]).map((known) => (
            <option key={known} value={known} />
          ))}
        </datalist>
      )}
      <Count {...props} />
    </>
  );
}

/** A text box for a sentence or two, without line breaks. */
function LongText(props: WidgetProps) {
  const { value, onChange } = props;
  const changed = (typed: string) => onChange(typed === '' ? undefined : typed.replace(/[\r\n]+/g, ' '));
  return (
    <>
      <textarea
        {...attributes(props)}
        className={form.input}
        rows={3}
        value={value ?? ''}
        onChange={({ target }) => changed(target.value)}
      />
      <Count {...props} />
    </>
  );
}

function NumberField(props: WidgetProps) {
  const { value, onChange } = props;
  return (
    <input
      {...attributes(props)}
      className={form.short}
      type="number"
      step="any"
      value={value ?? ''}
      onChange={({ target }) => onChange(Number.isNaN(target.valueAsNumber) ? undefined : target.valueAsNumber)}
    />
  );
}

const Words = ({ words }: { words: readonly string[] }) => words.map((word) => <option key={word}>{word}</option>);

/** A choice of words. Frequent ones come first. */
function Choice(props: WidgetProps) {
  const { value, schema, required, onChange, options } = props;
  const isTruth = schema.type === 'boolean';
  const words = (schema.enum ?? []) as string[];
  const often = words.filter((word) => (options.often as string[] | undefined)?.includes(word));
  const chosen = (word: string) => onChange(word === '' ? undefined : isTruth ? word === 'true' : word);
  return (
    <select
      {...attributes(props)}
      className={form.short}
      value={value === undefined ? '' : String(value)}
      onChange={({ target }) => chosen(target.value)}
    >
      {(!required || value === undefined) && <option value="">Not set</option>}
      {isTruth && (
        <>
          <option value="true">Yes</option>
          <option value="false">No</option>
        </>
      )}
      {often.length ? (
        <>
          <optgroup label="Common">
            <Words words={often} />
          </optgroup>
          <optgroup label="All others">
            <Words words={words.filter((word) => !often.includes(word))} />
          </optgroup>
        </>
      ) : (
        <Words words={words} />
      )}
    </select>
  );
}

function Check(props: WidgetProps) {
  const { required: _, ...shared } = attributes(props);
  return (
    <input
      {...shared}
      type="checkbox"
      checked={props.value === true}
      // An omitted field means the same as false.
      onChange={({ target }) => props.onChange(target.checked || undefined)}
    />
  );
}

const Swatch = ({ color }: { color: string }) => <span className={form.swatch} style={{ background: color }} />;

/** A color: typed, or one of the named ones. */
export function AccentField(props: WidgetProps) {
  const { id, value, options, onChange } = props;
  const named = options.swatches as Readonly<Record<string, string>>;
  const swatches = { default: 'var(--blue)', ...named, ink: 'var(--ink)' };
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
              onChange={() => onChange(name === 'default' ? undefined : name)}
            />{' '}
            <Swatch color={color} /> {name}
          </label>
        ))}
      </fieldset>
    </>
  );
}

export const widgets = {
  text: Text,
  textarea: LongText,
  updown: NumberField,
  select: Choice,
  checkbox: Check,
  accent: AccentField,
  image: ImageField,
};

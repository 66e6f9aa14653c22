/** Controls for values: each is named by the label of its field, and described by its help and its errors. */
import type { WidgetProps } from '@rjsf/utils';
import { directionOf } from '../../base/languageTag.ts';
import { isError } from '../../base/problems.ts';
import { AccentField } from './AccentField.tsx';
import { descriptionsOf, problemsAt } from './context.ts';
import css from './form.module.css';
import { ImageField } from './ImageField.tsx';

/** What all controls share. */
const attributes = ({ id, required, registry, schema }: WidgetProps) => ({
  id,
  required,
  lang: schema.lang as string | undefined,
  dir: typeof schema.lang === 'string' ? directionOf(schema.lang) : 'auto',
  // An item of a list has no label of its own in sight.
  'aria-describedby': descriptionsOf(id),
  'aria-invalid': problemsAt(registry, id).some(isError) || undefined,
  ...(schema.examples && { list: `${id}-known` }),
});

/** How many characters there are, and how many there may be. */
function Count({ value, schema: { maxLength } }: Pick<WidgetProps, 'value' | 'schema'>) {
  const length = String(value ?? '').length;
  if (!maxLength || length < maxLength * 0.7) return null;
  return (
    <p className={length > maxLength ? css.error : css.help} aria-hidden="true">
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
        className={css.input}
        value={value ?? ''}
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

/** A sentence or two: it breaks where it must, and holds no break of its own. */
function LongText(props: WidgetProps) {
  const { value, onChange } = props;
  const changed = (typed: string) => onChange(typed === '' ? undefined : typed.replace(/[\r\n]+/g, ' '));
  return (
    <>
      <textarea
        {...attributes(props)}
        className={css.input}
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
      className={css.short}
      type="number"
      step="any"
      value={value ?? ''}
      onChange={({ target }) => onChange(Number.isNaN(target.valueAsNumber) ? undefined : target.valueAsNumber)}
    />
  );
}

const Words = ({ words }: { words: readonly string[] }) => words.map((word) => <option key={word}>{word}</option>);

/** One word of several; where they are many, those that are often chosen come first. */
function Choice(props: WidgetProps) {
  const { value, schema, required, onChange, options } = props;
  const isTruth = schema.type === 'boolean';
  const words = (schema.enum ?? []) as string[];
  const often = words.filter((word) => (options.often as string[] | undefined)?.includes(word));
  const chosen = (word: string) => onChange(word === '' ? undefined : isTruth ? word === 'true' : word);
  return (
    <select
      {...attributes(props)}
      className={css.short}
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
          <optgroup label="Often">
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
      // Unchecked removes the field, which means the same.
      onChange={({ target }) => props.onChange(target.checked || undefined)}
    />
  );
}

export const widgets = {
  text: Text,
  textarea: LongText,
  updown: NumberField,
  select: Choice,
  checkbox: Check,
  accent: (props: WidgetProps) => <AccentField {...props} text={<Text {...props} />} />,
  image: ImageField,
};

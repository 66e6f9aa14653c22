/** A form's fields, drawn from a schema: groups, lists and controls. */
import { type ClipboardEvent, type KeyboardEvent, use, useLayoutEffect, useRef, useState } from 'react';
import { isBlank } from '#content/values.ts';
import type { JsonSchema, Values } from '../api.ts';
import { Form, type Path } from './context.ts';
import { Check, controlOf } from './controls.tsx';
import { formLabel, helpText, itemName } from './labels.ts';
import { Moves } from './Moves.tsx';
import { Coded, FieldProblems } from './Problems.tsx';

interface Props {
  schema: JsonSchema;
  path: Path;
  label: string;
  isRequired?: boolean;
  value: unknown;
}

const idOf = (path: Path) => ['root', ...path].join('_');

export function Fields({ schema, path, value }: Pick<Props, 'schema' | 'path' | 'value'>) {
  const { properties = {}, required = [] } = schema;
  return Object.entries(properties).map(([key, field]) => (
    <Field
      key={key}
      schema={field}
      path={[...path, key]}
      label={field.title ?? formLabel(key, field)}
      isRequired={required.includes(key)}
      value={(value as Values | undefined)?.[key]}
    />
  ));
}

function Field(props: Props) {
  const { schema, path, label, isRequired = false, value } = props;
  const { set } = use(Form);
  if (schema.items) return <List {...props} items={schema.items} />;
  if (schema.properties) return <Group {...props} />;
  const id = idOf(path);
  const name = String(path.findLast((part) => typeof part === 'string'));
  const Control = controlOf(schema, typeof path.at(-1) === 'number' ? name : undefined);
  const control = <Control {...{ id, name, label, schema, isRequired, value, change: (next) => set(path, next) }} />;
  return (
    <div className="field">
      <label htmlFor={id}>
        {Control === Check && control}
        {label}
        {isRequired && <span className="help"> (required)</span>}
      </label>
      <Help id={id} schema={schema} />
      {Control !== Check && control}
      <FieldProblems id={id} />
    </div>
  );
}

const Help = ({ id, schema: { description } }: { id: string; schema: JsonSchema }) =>
  description && (
    <p id={`${id}-help`} className="help">
      <Coded text={helpText(description)} />
    </p>
  );

/** For screen readers: the item of the outer list that a nested list belongs to. */
function Within({ path }: { path: Path }) {
  const last = path.findLastIndex((part) => typeof part === 'string');
  const [list, index] = path.slice(0, last).slice(-2);
  if (typeof index !== 'number') return null;
  return <span className="visually-hidden">{` of ${itemName(String(list))} ${index + 1}`}</span>;
}

/** The frame of a group or a list, with its name, help and problems. */
function Frame({ schema, path, label, children }: Omit<Props, 'value'> & { children: React.ReactNode }) {
  const id = idOf(path);
  return (
    <fieldset id={id} tabIndex={-1}>
      <legend>
        {label}
        <Within path={path} />
      </legend>
      <Help id={id} schema={schema} />
      <FieldProblems id={id} />
      {children}
    </fieldset>
  );
}

function Group(props: Props) {
  return (
    <Frame {...props}>
      <div className={props.schema.isByLanguage ? 'languages' : undefined}>
        <Fields {...props} />
      </div>
    </Frame>
  );
}

/** A change of a list: its new items, and what to focus then: the field of an item, or one of its buttons. */
type Change = (items: unknown[], index: number, button?: string) => void;

function List(props: Props & { items: JsonSchema }) {
  const { path, value, items: schema } = props;
  const { set } = use(Form);
  const items = Array.isArray(value) ? (value as unknown[]) : [];
  const item = itemName(String(path.at(-1)));
  const frame = useRef<HTMLDivElement>(null);
  const next = useRef<string>(undefined);
  /** Counts changes of the order, after which items are drawn anew. */
  const [order, setOrder] = useState(0);
  const [gone, setGone] = useState<{ index: number; value: unknown }>();
  // A layout effect runs before the next key is pressed.
  useLayoutEffect(() => {
    if (next.current) frame.current?.querySelector<HTMLElement>(next.current)?.focus();
    next.current = undefined;
  });
  const change: Change = (changed, index, button) => {
    const row = `:scope > ol > :nth-child(${index + 1})`;
    next.current = button ? `${row} > .tools > [data-way="${button}"]` : `${row} :is(input, select, textarea)`;
    setOrder(order + 1);
    setGone(undefined);
    set(path, changed);
  };
  const remove = (index: number) => {
    change(items.toSpliced(index, 1), index);
    setGone({ index, value: items[index] });
    next.current = ':scope > p > button';
  };
  return (
    <Frame {...props}>
      <div ref={frame}>
        <ol>
          {items.map((each, index) => (
            <Item
              key={`${order} ${index}`}
              {...{ schema, items, index, change, item }}
              path={[...path, index]}
              value={each}
              remove={() => remove(index)}
            />
          ))}
        </ol>
        {gone && (
          <p className="tools">
            {formLabel(item)} {gone.index + 1} was removed.
            <button type="button" onClick={() => change(items.toSpliced(gone.index, 0, gone.value), gone.index)}>
              Undo<span className="visually-hidden">{` ${formLabel(item)} ${gone.index + 1}`}</span>
            </button>
          </p>
        )}
        <button type="button" onClick={() => change([...items, undefined], items.length)}>
          Add {item}
          <Within path={path} />
        </button>
      </div>
    </Frame>
  );
}

interface ItemProps extends Omit<Props, 'label'> {
  items: readonly unknown[];
  index: number;
  item: string;
  change: Change;
  remove: () => void;
}

function Item({ schema, path, value, items, index, item, change, remove }: ItemProps) {
  const isPlain = !schema.properties;
  const move = (by: number) =>
    change(items.toSpliced(index, 1).toSpliced(index + by, 0, value), index + by, by < 0 ? 'Up' : 'Down');
  const name = (
    <>
      <span className="visually-hidden">{` ${item} ${index + 1}`}</span>
      <Within path={path} />
    </>
  );
  /** Enter begins the next text, and pasted lines become one each. */
  const begin = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
    if ((event.target as Element).matches('button')) return;
    event.preventDefault();
    if (!isBlank(value)) change(items.toSpliced(index + 1, 0, undefined), index + 1);
  };
  const paste = (event: ClipboardEvent) => {
    const lines = event.clipboardData.getData('text').split(/\r?\n/).filter(Boolean);
    if (lines.length < 2 || value) return;
    event.preventDefault();
    change(items.toSpliced(index, 1, ...lines), index + lines.length - 1);
  };
  return (
    <li>
      <div {...(isPlain && { onKeyDown: begin, onPaste: paste })}>
        <Field schema={schema} path={path} label={`${formLabel(item)} ${index + 1}`} value={value} />
      </div>
      <div className="tools">
        {items.length > 1 && (
          <Moves at={index} of={items.length} move={move}>
            {name}
          </Moves>
        )}
        <button type="button" onClick={remove}>
          Remove{name}
        </button>
      </div>
    </li>
  );
}

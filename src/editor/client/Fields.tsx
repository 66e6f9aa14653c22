/** A form's fields, drawn from a schema: groups, lists and controls. */
import { type ClipboardEvent, type KeyboardEvent, use, useLayoutEffect, useRef, useState } from 'react';
import { isBlank } from '#content/values.ts';
import type { JsonSchema, Values } from '../api.ts';
import { Form, type Path, problemsAt } from './context.ts';
import { Check, controlOf } from './controls.tsx';
import form from './form.module.css';
import { formLabel, helpText, itemName } from './labels.ts';
import { Coded, FieldProblems } from './Problems.tsx';

interface Props {
  schema: JsonSchema;
  path: Path;
  label: string;
  isRequired?: boolean;
  value: unknown;
}

const idOf = (path: Path) => ['root', ...path].join('_');

/** The fields of a group. */
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
  const context = use(Form);
  if (schema.properties) return <Group {...props} />;
  if (schema.items) return <List {...props} items={schema.items} />;
  const id = idOf(path);
  const name = String(path.findLast((part) => typeof part === 'string'));
  const Control = controlOf(schema, typeof path.at(-1) === 'number' ? name : undefined);
  const isCheckbox = Control === Check;
  const change = (next: unknown) => context.set(path, next);
  const control = <Control {...{ id, name, label, schema, isRequired, value, change }} />;
  return (
    <div className={form.field}>
      <label htmlFor={id} className={isCheckbox ? form.beside : form.label}>
        {isCheckbox && control}
        {label}
        {isRequired && <span className={form.required}> (required)</span>}
      </label>
      {schema.description && (
        <p id={`${id}-help`} className={form.help}>
          <Coded text={helpText(schema.description)} />
        </p>
      )}
      {!isCheckbox && control}
      <FieldProblems id={id} fieldProblems={problemsAt(context, id)} />
    </div>
  );
}

/** For screen readers: the item of the outer list that a nested list belongs to. */
function Within({ path }: { path: Path }) {
  const last = path.findLastIndex((part) => typeof part === 'string');
  const [list, index] = path.slice(0, last).slice(-2);
  if (typeof index !== 'number') return null;
  return <span className="visually-hidden">{` of ${itemName(String(list))} ${index + 1}`}</span>;
}

interface FoldProps {
  summary: React.ReactNode;
  /** Whether it opens by itself, such as for a problem inside of it. */
  opens: boolean;
  children: React.ReactNode;
}

/** A part of a form that is folded until it is needed. */
export function Fold({ summary, opens, children }: FoldProps) {
  const [isOpen, setIsOpen] = useState(opens);
  return (
    <details open={isOpen || opens} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className={form.summary}>{summary}</summary>
      {children}
    </details>
  );
}

interface ByLanguageProps {
  /** The languages of the site, and whether the text has them. */
  languages: readonly { name: string | undefined; isThere: boolean }[];
  children: React.ReactNode;
}

/** A control for each language of a text, and the names of missing languages. */
export function ByLanguage({ languages, children }: ByLanguageProps) {
  const missing = languages.filter(({ isThere }) => !isThere);
  return (
    <>
      <div className={form.languages}>{children}</div>
      {missing.length > 0 && missing.length < languages.length && (
        <p className={form.help}>Missing: {missing.map(({ name }) => name).join(', ')}</p>
      )}
    </>
  );
}

/** The frame of a group or a list, with its name, help and problems. */
function Frame({ schema, path, label, children }: Omit<Props, 'value'> & { children: React.ReactNode }) {
  const id = idOf(path);
  return (
    <fieldset className={schema.isByLanguage ? form.byLanguage : form.group} id={id} tabIndex={-1}>
      <legend className={form.legend}>
        {label}
        <Within path={path} />
      </legend>
      {schema.description && (
        <p className={form.help}>
          <Coded text={helpText(schema.description)} />
        </p>
      )}
      <FieldProblems id={id} fieldProblems={problemsAt(use(Form), id)} />
      {children}
    </fieldset>
  );
}

function Group(props: Props) {
  const { schema, value } = props;
  const languages = Object.entries(schema.properties ?? {}).map(([key, { title }]) => ({
    name: title,
    isThere: !isBlank((value as Values | undefined)?.[key]),
  }));
  const fields = <Fields {...props} />;
  return (
    <Frame {...props}>{schema.isByLanguage ? <ByLanguage languages={languages}>{fields}</ByLanguage> : fields}</Frame>
  );
}

/** A change of a list: its new items, and what to focus then. */
type Change = (items: unknown[], focus: { index: number; button?: string }) => void;

function List(props: Props & { items: JsonSchema }) {
  const { path, value, items: schema } = props;
  const { set, saves } = use(Form);
  const items = Array.isArray(value) ? (value as unknown[]) : [];
  const item = itemName(String(path.at(-1)));
  const frame = useRef<HTMLDivElement>(null);
  const next = useRef<{ index: number; button?: string }>(undefined);
  /** Counts changes of the order, after which items are drawn anew. */
  const [order, setOrder] = useState(0);
  const [removed, setRemoved] = useState<{ index: number; value: unknown; saves: number }>();
  const gone = removed?.saves === saves ? removed : undefined;
  // A layout effect runs before the next key is pressed.
  useLayoutEffect(() => {
    if (!next.current) return;
    const { index, button } = next.current;
    next.current = undefined;
    const row = index < 0 ? frame.current : frame.current?.querySelector(':scope > ol')?.children[index];
    row
      ?.querySelector<HTMLElement>(button ? `:scope > p > button, [data-way="${button}"]` : 'input, select, textarea')
      ?.focus();
  });
  const change: Change = (changed, focus) => {
    next.current = focus;
    setOrder(order + 1);
    setRemoved(undefined);
    set(path, changed);
  };
  return (
    <Frame {...props}>
      <div ref={frame}>
        {items.length > 0 && (
          <ol className={form.items}>
            {items.map((each, index) => (
              <Item
                key={`${order} ${index}`}
                {...{ schema, items, index, change, item }}
                path={[...path, index]}
                value={each}
                remove={() => {
                  change(items.toSpliced(index, 1), { index: -1, button: 'undo' });
                  setRemoved({ index, value: each, saves });
                }}
              />
            ))}
          </ol>
        )}
        {gone && (
          <p className={form.removed}>
            {formLabel(item)} {gone.index + 1} was removed.
            <button
              type="button"
              className={form.small}
              onClick={() => change(items.toSpliced(gone.index, 0, gone.value), { index: gone.index })}
            >
              Undo<span className="visually-hidden">{` ${formLabel(item)} ${gone.index + 1}`}</span>
            </button>
          </p>
        )}
        <button
          type="button"
          className={form.small}
          onClick={() => change([...items, undefined], { index: items.length })}
        >
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
  /** Name of an item. */
  item: string;
  change: Change;
  remove: () => void;
}

function Item({ schema, path, value, items, index, item, change, remove }: ItemProps) {
  const isText = !schema.properties || schema.isByLanguage === true;
  const name = (
    <>
      <span className="visually-hidden">{` ${item} ${index + 1}`}</span>
      <Within path={path} />
    </>
  );
  const move = (button: 'up' | 'down', to: number) => {
    if (to < 0 || to >= items.length) return;
    change(items.toSpliced(index, 1).toSpliced(to, 0, value), { index: to, button });
  };
  /** Enter begins the next text, and pasted lines become one each. */
  const begin = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
    if ((event.target as Element).matches('button')) return;
    event.preventDefault();
    if (!isBlank(value)) change(items.toSpliced(index + 1, 0, undefined), { index: index + 1 });
  };
  const paste = (event: ClipboardEvent) => {
    const lines = event.clipboardData.getData('text').split(/\r?\n/).filter(Boolean);
    if (lines.length < 2 || value) return;
    event.preventDefault();
    change(items.toSpliced(index, 1, ...lines), { index: index + lines.length - 1 });
  };
  const isPlain = isText && !schema.isByLanguage;
  return (
    <li className={form.item}>
      <div {...(isPlain && { onKeyDown: begin, onPaste: paste })}>
        <Field schema={schema} path={path} label={`${formLabel(item)} ${index + 1}`} value={value} />
      </div>
      <div className={form.itemButtons}>
        {items.length > 1 &&
          (
            [
              ['Up', 'up', index - 1],
              ['Down', 'down', index + 1],
            ] as const
          ).map(([words, button, to]) => (
            <button
              key={button}
              type="button"
              className={form.small}
              aria-disabled={to < 0 || to >= items.length}
              data-way={button}
              onClick={() => move(button, to)}
            >
              {words}
              {name}
            </button>
          ))}
        {/* A copied group saves typing, a copied text doesn't. */}
        {!isText && (
          <button
            type="button"
            className={form.small}
            onClick={() => change(items.toSpliced(index + 1, 0, value), { index: index + 1 })}
          >
            Duplicate{name}
          </button>
        )}
        <button type="button" className={form.small} onClick={remove}>
          Remove{name}
        </button>
      </div>
    </li>
  );
}

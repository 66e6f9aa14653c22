/** Templates for the form library's fields, groups and lists. */
import type {
  ArrayFieldItemTemplateProps,
  ArrayFieldTemplateProps,
  FieldTemplateProps,
  ObjectFieldTemplateProps,
} from '@rjsf/utils';
import { type ContextType, createContext, type MouseEvent, useContext, useLayoutEffect, useRef } from 'react';
import type { Values } from '../api.ts';
import { contextOf, problemsAt } from './context.ts';
import form from './form.module.css';
import { itemName } from './formSchema.ts';
import { Coded, FieldProblems } from './Problems.tsx';
import { isSamePath } from './removedItems.ts';
import { endsBySave } from './saveByKey.ts';

/** Returns the label of a control or a group. An item of a list also has its number. */
function numberedLabel(label: string, id: string): string {
  const [, number] = /_(\d+)$/.exec(id) ?? [];
  return number === undefined ? label : `${label.charAt(0).toUpperCase()}${label.slice(1)} ${Number(number) + 1}`;
}

function Field({
  id,
  label,
  required,
  rawDescription,
  schema,
  children,
  registry,
  uiSchema,
  hidden,
}: FieldTemplateProps) {
  if (hidden) return null;
  // Groups and lists have their own legend.
  if (schema.type === 'object' || schema.type === 'array') return children;
  const isCheckbox = uiSchema?.['ui:widget'] === 'checkbox';
  return (
    <div className={form.field}>
      <label htmlFor={id} className={isCheckbox ? form.beside : form.label}>
        {isCheckbox ? children : numberedLabel(label, id)}
        {isCheckbox && label}
        {required && <span className={form.required}> (required)</span>}
      </label>
      {rawDescription && (
        <p id={`${id}-help`} className={form.help}>
          <Coded text={rawDescription} />
        </p>
      )}
      {!isCheckbox && children}
      <FieldProblems id={id} fieldProblems={problemsAt(registry, id)} />
    </div>
  );
}

/** For screen readers: the item of the outer list that a nested list belongs to. */
function Within({ path }: { path: readonly (string | number)[] }) {
  const last = path.findLastIndex((part) => typeof part === 'string');
  const [list, index] = path.slice(0, last);
  if (typeof index !== 'number') return null;
  return <span className="visually-hidden">{` of ${itemName(String(list))} ${index + 1}`}</span>;
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

/** Returns the languages of the site, and whether a form has the text in them. */
const textsInForm = ({ schema, formData }: Pick<ObjectFieldTemplateProps, 'schema' | 'formData'>) =>
  Object.entries(schema.properties ?? {}).map(([key, field]) => ({
    name: (field as { title?: string }).title,
    isThere: [(formData as Values | undefined)?.[key] ?? []].flat().length > 0,
  }));

function Group(props: ObjectFieldTemplateProps) {
  const { title, description, properties, fieldPathId, registry, schema, formData } = props;
  const id = fieldPathId.$id;
  const fields = properties.map(({ content }) => content);
  const name = numberedLabel(title, id);
  // The form itself has a heading elsewhere.
  if (!fieldPathId.path.length) return fields;
  return (
    <fieldset className={schema.isByLanguage ? form.byLanguage : form.group} id={id} tabIndex={-1}>
      <legend className={form.legend}>
        {name}
        <Within path={fieldPathId.path} />
      </legend>
      {typeof description === 'string' && (
        <p className={form.help}>
          <Coded text={description} />
        </p>
      )}
      <FieldProblems id={id} fieldProblems={problemsAt(registry, id)} />
      {schema.isByLanguage ? <ByLanguage languages={textsInForm({ schema, formData })}>{fields}</ByLanguage> : fields}
    </fieldset>
  );
}

/** Returns the visible name of an item: `Link 2`. */
const itemTitle = (list: unknown, index: number) => numberedLabel(itemName(String(list)), `_${index}`);

/** Focuses a control of a list as soon as it is rendered, so that the owner can type at once. */
const FocusNext = createContext<(find: (list: HTMLElement) => HTMLElement | null | undefined) => void>(() => {});

const firstControl = (index: number) => (list: HTMLElement) =>
  list.querySelector(':scope > ol')?.children[index]?.querySelector<HTMLElement>('input, select, textarea');

function List({ title, schema, items, canAdd, onAddClick, fieldPathId, registry }: ArrayFieldTemplateProps) {
  const id = fieldPathId.$id;
  const list = useRef<HTMLFieldSetElement>(null);
  const next = useRef<Parameters<ContextType<typeof FocusNext>>[0]>(undefined);
  // A layout effect runs before the next key is pressed.
  useLayoutEffect(() => {
    const control = list.current && next.current?.(list.current);
    if (!control) return;
    next.current = undefined;
    control.focus();
  });
  const focusNext = (find: typeof next.current) => {
    next.current = find;
  };
  const { removed = [], restore } = contextOf(registry);
  const gone = removed.filter((each) => isSamePath(each.list, fieldPathId.path));
  return (
    <fieldset className={form.group} id={id} tabIndex={-1} ref={list}>
      <legend className={form.legend}>
        {title}
        <Within path={fieldPathId.path} />
      </legend>
      {schema.description && (
        <p className={form.help}>
          <Coded text={schema.description} />
        </p>
      )}
      <FieldProblems id={id} fieldProblems={problemsAt(registry, id)} />
      <FocusNext value={focusNext}>{items.length > 0 && <ol className={form.items}>{items}</ol>}</FocusNext>
      {gone.map((each, number) => (
        <p key={number} className={form.removed}>
          {itemTitle(each.list.at(-1), each.index)} was removed.
          <button
            type="button"
            className={form.small}
            {...endsBySave}
            onClick={() => {
              focusNext(firstControl(each.index));
              restore?.(each);
            }}
          >
            Undo<span className="visually-hidden"> {itemTitle(each.list.at(-1), each.index)}</span>
          </button>
        </p>
      ))}
      {canAdd && (
        <button
          type="button"
          className={form.small}
          onClick={(event) => {
            focusNext(firstControl(items.length));
            onAddClick(event);
          }}
        >
          Add {itemName(String(fieldPathId.path.at(-1)))}
          <Within path={fieldPathId.path} />
        </button>
      )}
    </fieldset>
  );
}

function Item({ children, index, totalItems, buttonsProps, registry }: ArrayFieldItemTemplateProps) {
  const { hasMoveUp, hasMoveDown, hasRemove, hasCopy, fieldPathId } = buttonsProps;
  const { onMoveUpItem, onMoveDownItem, onRemoveItem, onCopyItem } = buttonsProps;
  const focusNext = useContext(FocusNext);
  const path = fieldPathId.path.slice(0, fieldPathId.path.findLastIndex((part) => typeof part === 'string') + 1);
  const list = path.at(-1) ?? '';
  const name = (
    <>
      <span className="visually-hidden"> {`${itemName(String(list))} ${index + 1}`}</span>
      <Within path={fieldPathId.path} />
    </>
  );
  const move = (event: MouseEvent, by: number, isPossible: boolean, run: (event: MouseEvent) => void) => {
    if (!isPossible) return;
    const way = event.currentTarget.getAttribute('data-way');
    focusNext((all) =>
      all
        .querySelector(':scope > ol')
        ?.children[index + by]?.querySelector<HTMLElement>(`:scope > div > [data-way="${way}"]`),
    );
    contextOf(registry).moved?.(path, (at) => (at === index ? index + by : at === index + by ? index : at));
    run(event);
  };
  return (
    <li className={form.item}>
      <div>{children}</div>
      <div className={form.itemButtons}>
        {totalItems > 1 && (
          <>
            <button
              type="button"
              className={form.small}
              aria-disabled={!hasMoveUp}
              data-way="up"
              onClick={(event) => move(event, -1, hasMoveUp, onMoveUpItem)}
            >
              Up{name}
            </button>
            <button
              type="button"
              className={form.small}
              aria-disabled={!hasMoveDown}
              data-way="down"
              onClick={(event) => move(event, 1, hasMoveDown, onMoveDownItem)}
            >
              Down{name}
            </button>
          </>
        )}
        {hasCopy && (
          <button
            type="button"
            className={form.small}
            onClick={(event) => {
              focusNext(firstControl(index + 1));
              contextOf(registry).moved?.(path, (at) => at + Number(at > index));
              onCopyItem(event);
            }}
          >
            Duplicate{name}
          </button>
        )}
        {hasRemove && (
          <button
            type="button"
            className={form.small}
            onClick={(event) => {
              focusNext((all) => [...all.querySelectorAll<HTMLElement>(`:scope > .${form.removed} button`)].at(-1));
              contextOf(registry).remove?.(path, index);
              onRemoveItem(event);
            }}
          >
            Remove{name}
          </button>
        )}
      </div>
    </li>
  );
}

export const templates = {
  FieldTemplate: Field,
  ObjectFieldTemplate: Group,
  ArrayFieldTemplate: List,
  ArrayFieldItemTemplate: Item,
};

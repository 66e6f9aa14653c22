/** How the form library's fields, groups and lists are set. */
import type {
  ArrayFieldItemTemplateProps,
  ArrayFieldTemplateProps,
  FieldTemplateProps,
  ObjectFieldTemplateProps,
} from '@rjsf/utils';
import { problemsAt } from './context.ts';
import css from './form.module.css';
import { itemName } from './formSchema.ts';
import type { FieldProblem } from './problems.ts';

/** What a control or a group is called; an item of a list by its number as well. */
function nameOf(label: string, id: string): string {
  const [, number] = /_(\d+)$/.exec(id) ?? [];
  return number === undefined ? label : `${label.charAt(0).toUpperCase()}${label.slice(1)} ${Number(number) + 1}`;
}

/** The problems of the control with the id. */
export function FieldProblems({ id, fieldProblems }: { id: string; fieldProblems: readonly FieldProblem[] }) {
  return (
    <div id={`${id}-problems`} hidden={!fieldProblems.length}>
      {fieldProblems.map(({ message, severity }) => (
        <p key={message} className={css[severity]}>
          {severity === 'warning' ? 'Warning: ' : 'Error: '}
          {message}
        </p>
      ))}
    </div>
  );
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
    <div className={css.field}>
      <label htmlFor={id} className={isCheckbox ? css.beside : css.label}>
        {isCheckbox ? children : nameOf(label, id)}
        {isCheckbox && label}
        {required && <span className={css.required}> (required)</span>}
      </label>
      {rawDescription && (
        <p id={`${id}-help`} className={css.help}>
          {rawDescription}
        </p>
      )}
      {!isCheckbox && children}
      <FieldProblems id={id} fieldProblems={problemsAt(registry, id)} />
    </div>
  );
}

/** For ears: which item of the outer list a list in a list belongs to. */
function Within({ path }: { path: readonly (string | number)[] }) {
  const last = path.findLastIndex((part) => typeof part === 'string');
  const [list, index] = path.slice(0, last);
  if (typeof index !== 'number') return null;
  return <span className="visually-hidden">{` of ${itemName(String(list))} ${index + 1}`}</span>;
}

function Group({ title, description, properties, fieldPathId, registry }: ObjectFieldTemplateProps) {
  const id = fieldPathId.$id;
  const fields = properties.map(({ content }) => content);
  const name = nameOf(title, id);
  // A form has its name already.
  if (!fieldPathId.path.length) return fields;
  return (
    <fieldset className={css.group} id={id} tabIndex={-1}>
      <legend className={css.legend}>
        {name}
        <Within path={fieldPathId.path} />
      </legend>
      {description && <p className={css.help}>{description}</p>}
      <FieldProblems id={id} fieldProblems={problemsAt(registry, id)} />
      {fields}
    </fieldset>
  );
}

function List({ title, schema, items, canAdd, onAddClick, fieldPathId, registry }: ArrayFieldTemplateProps) {
  const id = fieldPathId.$id;
  return (
    <fieldset className={css.group} id={id} tabIndex={-1}>
      <legend className={css.legend}>
        {title}
        <Within path={fieldPathId.path} />
      </legend>
      {schema.description && <p className={css.help}>{schema.description}</p>}
      <FieldProblems id={id} fieldProblems={problemsAt(registry, id)} />
      {items.length > 0 && <ol className={css.items}>{items}</ol>}
      {canAdd && (
        <button type="button" className={css.small} onClick={onAddClick}>
          Add {itemName(String(fieldPathId.path.at(-1)))}
          <Within path={fieldPathId.path} />
        </button>
      )}
    </fieldset>
  );
}

function Item({ children, index, totalItems, buttonsProps }: ArrayFieldItemTemplateProps) {
  const { hasMoveUp, hasMoveDown, hasRemove, hasCopy, fieldPathId } = buttonsProps;
  const { onMoveUpItem, onMoveDownItem, onRemoveItem, onCopyItem } = buttonsProps;
  const list = fieldPathId.path.filter((part) => typeof part === 'string').at(-1) ?? '';
  const name = (
    <>
      <span className="visually-hidden"> {`${itemName(String(list))} ${index + 1}`}</span>
      <Within path={fieldPathId.path} />
    </>
  );
  return (
    <li className={css.item}>
      <div>{children}</div>
      <div className={css.itemButtons}>
        {totalItems > 1 && (
          <>
            <button type="button" className={css.small} disabled={!hasMoveUp} onClick={onMoveUpItem}>
              Up{name}
            </button>
            <button type="button" className={css.small} disabled={!hasMoveDown} onClick={onMoveDownItem}>
              Down{name}
            </button>
          </>
        )}
        {hasCopy && (
          <button type="button" className={css.small} onClick={onCopyItem}>
            Duplicate{name}
          </button>
        )}
        {hasRemove && (
          <button type="button" className={css.small} onClick={onRemoveItem}>
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

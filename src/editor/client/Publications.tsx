import { useRef, useState } from 'react';
import type { EditableFile, JsonSchema } from '../api.ts';
import type { Edits } from './base.ts';
import { New } from './ContentList.tsx';
import type { FormContext } from './context.ts';
import form from './form.module.css';
import { PublicationEntry } from './PublicationEntry.tsx';
import { idPrefixOf } from './problems.ts';
import type { Editor } from './useEditor.ts';

interface Props {
  editor: Editor;
  opened: EditableFile;
  /** Of all fields that an entry can have. */
  schema: JsonSchema;
  context: FormContext;
  /** @returns whether it was saved */
  save: (typed: Edits) => Promise<boolean>;
}

/** publications.bib, entry by entry: what is between the entries stays. */
export function Publications({ editor, opened, schema, context, save }: Props) {
  const { createdKey, change, mayLeave } = editor;
  const { publications = [], version } = opened;
  /** The place of the entry that was saved last. */
  const [last, setLast] = useState<number>();
  /** By key, how often something was typed that is not saved. */
  const typed = useRef(new Map<string, number>());
  const touched = (key: string) => {
    typed.current.set(key, (typed.current.get(key) ?? 0) + 1);
    editor.touched();
  };
  const left = (key: string) => {
    typed.current.delete(key);
    if (!typed.current.size) editor.left();
  };
  const saveOne = async (publication: NonNullable<Edits['publication']>, place: number) => {
    setLast(place);
    const { key } = publication;
    const before = typed.current.get(key);
    if (!(await save({ publication }))) return false;
    // What was typed meanwhile is yet to be saved, as is what is in other entries.
    if (typed.current.get(key) === before) typed.current.delete(key);
    if (typed.current.size) editor.touched();
    return true;
  };
  const remove = (key: string) => {
    if (mayLeave() && confirm(`Delete ${key} from publications.bib?`)) void change('remove', { key, version });
  };
  const hasProblem = (key: string) =>
    context.fieldProblems.some(({ control }) => control?.startsWith(`${idPrefixOf(key)}_`));
  return (
    <>
      <p className={form.help}>Projects refer to a publication by its key. Pages show the newest first.</p>
      <ul>
        {publications.map((publication, place) => {
          const { key } = publication;
          return (
            // One that gets another key stays in its place, and stays open.
            <li key={place} className={form.item}>
              <PublicationEntry
                publication={publication}
                form={schema}
                context={{ ...context, status: place === last && editor.isSaveStatus ? context.status : '' }}
                isShown={key === createdKey || hasProblem(key) || publications.length === 1}
                isTyped={() => typed.current.has(key)}
                touched={() => touched(key)}
                left={() => left(key)}
                save={(wanted) => saveOne({ key, ...wanted }, place)}
                tools={
                  <>
                    <button
                      type="button"
                      className={form.small}
                      onClick={() => mayLeave() && void change('duplicate', { key, version })}
                    >
                      Duplicate<span className="visually-hidden"> {key}</span>
                    </button>
                    <button type="button" className={form.small} onClick={() => remove(key)}>
                      Delete<span className="visually-hidden"> {key}</span>
                    </button>
                  </>
                }
              />
            </li>
          );
        })}
      </ul>
      <New kind="publication" create={async (kind, title) => mayLeave() && change('create', { kind, title })} />
    </>
  );
}

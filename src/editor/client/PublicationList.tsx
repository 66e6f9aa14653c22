import { useState } from 'react';
import type { EntryNames, JsonSchema } from '../api.ts';
import { New } from './ContentList.tsx';
import type { FormContext } from './context.ts';
import type { Editor } from './editor.ts';
import { idPrefixOf } from './fieldProblems.ts';
import form from './form.module.css';
import { PublicationEntry } from './PublicationEntry.tsx';
import type { Edits } from './saving.ts';
import type { EditorState, OpenedFile } from './store.ts';
import type { PublicationPart } from './unsaved.ts';

interface Props {
  editor: Editor;
  state: EditorState;
  opened: OpenedFile;
  /** With all fields of an entry. */
  schema: JsonSchema;
  names: EntryNames;
  context: FormContext;
  /** @returns whether it was saved */
  save: (typed: Edits) => Promise<boolean>;
}

/** The entries of publications.bib. Text between them stays. */
export function PublicationList({ editor, state, opened, schema, names, context, save }: Props) {
  const { createdKey, status } = state;
  const { publications = [], version, unsaved } = opened;
  /** Index of the entry that was saved last. */
  const [last, setLast] = useState<number>();
  const saveOne = (key: string, part: PublicationPart, place: number) => {
    setLast(place);
    return save({ publication: { key, ...part } });
  };
  const hasProblem = (key: string) =>
    context.fieldProblems.some(({ control }) => control?.startsWith(`${idPrefixOf(key)}_`));
  return (
    <>
      <p className={form.help}>Projects refer to a publication by its key. Pages show the newest first.</p>
      <ul>
        {publications.map((publication, place) => {
          const { key } = publication;
          const kept = unsaved?.parts.publications?.[key];
          const isSaved = place === last && status.save;
          return (
            // An entry with a new key stays open.
            <li key={place} className={form.item}>
              <PublicationEntry
                publication={publication}
                schema={schema}
                context={{ ...context, saveStatus: isSaved && context.saveStatus }}
                isShown={key === createdKey || hasProblem(key) || publications.length === 1}
                kept={kept}
                typed={(part) => editor.typedPublication(key, part)}
                save={(part) => saveOne(key, part, place)}
                tools={(['duplicate', 'remove'] as const).map((action) => (
                  <button
                    key={action}
                    type="button"
                    className={form.small}
                    onClick={() => void editor.change(action, { key, version })}
                  >
                    {action === 'remove' ? 'Delete' : 'Duplicate'}
                    <span className="visually-hidden"> {key}</span>
                  </button>
                ))}
              />
            </li>
          );
        })}
      </ul>
      <New {...names} create={(kind, title) => editor.change('create', { kind, title })} />
    </>
  );
}
